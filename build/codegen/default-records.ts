import { readdir, readFile } from 'node:fs/promises'
import { nearest } from '../../src/core/kernel/nearest.ts'
import { hideStack } from '../read-schemas.ts'

/** The records that are used if nothing else is chosen: `content/vocabulary/defaults.json`. */
export interface DefaultRecords {
  /** The shells of the roles of archetypes. */
  readonly shells: Readonly<Record<string, string>>
  /** The patterns for what a page needs, such as a list. */
  readonly patterns: Readonly<Record<string, { readonly pattern: string; readonly preset: string }>>
  /** The markup that shows which pattern a page has. */
  readonly markup: readonly {
    readonly pattern: string
    /** Elements and attributes, such as `input[type=file]`; one of them is enough. */
    readonly selectors: readonly string[]
    /** The number of elements that it takes. */
    readonly min: number
    /** True if no other pattern has this markup. */
    readonly certain: boolean
  }[]
  /** The blueprint and the theme that commands and pages name as examples. */
  readonly blueprint: string
  readonly theme: string
}

const FILE = 'content/vocabulary/defaults.json'

/** Reads the default records. Throws for one that does not exist, with the nearest that does. */
export async function readDefaultRecords(root: string): Promise<DefaultRecords> {
  const defaults: DefaultRecords = JSON.parse(await readFile(`${root}${FILE}`, 'utf8'))
  const patterns = Object.values(defaults.patterns)
  await requireNames(root, 'shells', Object.values(defaults.shells))
  await requireNames(root, 'blueprints', [defaults.blueprint])
  await requireNames(root, 'themes', [defaults.theme])
  await requireNames(
    root,
    'patterns',
    [...patterns, ...defaults.markup].map(({ pattern }) => pattern),
  )
  for (const { pattern, preset } of patterns)
    await requireNames(root, `patterns/${pattern}`, [preset])
  return defaults
}

/** Requires files or folders of these names in a folder of the content. */
async function requireNames(root: string, folder: string, names: readonly string[]): Promise<void> {
  const known = (await readdir(`${root}content/${folder}`)).map((name) =>
    name.replace(/\.\w+$/, ''),
  )
  for (const name of names) {
    if (known.includes(name)) continue
    const [near] = nearest(name, known)
    const remedy = near === undefined ? '' : ` Did you mean "${near}"?`
    throw hideStack(new Error(`${FILE}: content/${folder} has no "${name}".${remedy}`))
  }
}

/** Renders the default records as a module; a bundle only includes the constants that it uses. */
export const renderDefaultRecords = (defaults: DefaultRecords): string =>
  [
    ['The shells of the roles of archetypes.', 'DEFAULT_SHELLS', defaults.shells] as const,
    ['The patterns for what a page needs.', 'DEFAULT_PATTERNS', defaults.patterns] as const,
    ['The markup that shows which pattern a page has.', 'PATTERN_MARKUP', defaults.markup] as const,
    ['The blueprint that examples name.', 'EXAMPLE_BLUEPRINT', defaults.blueprint] as const,
    ['The theme that examples name.', 'EXAMPLE_THEME', defaults.theme] as const,
  ]
    .flatMap(([text, name, value]) => [
      `/** ${text} */`,
      `export const ${name} = ${JSON.stringify(value, null, 2)} as const`,
      '',
    ])
    .join('\n')
