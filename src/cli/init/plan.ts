import { join } from 'node:path'
import { type Essence, type Lookup, lookupFrom } from '../../index.ts'
import type { PackBundle } from '../../packs.ts'
import type { Context } from '../command.ts'
import { type Content, openContent } from '../content.ts'
import { EXIT, Refusal } from '../exit.ts'
import { pathBelow, readText, shownPath } from '../files.ts'
import { ESSENCE_FILE, type Project, requireEssence, SCHEMA_FILE } from '../project.ts'
import { type Bindings, findBindings } from './bindings.ts'
import { blankEssence } from './blank.ts'
import { askChoice, choiceOf } from './choose.ts'
import { blueprintEssence, type Made } from './essence.ts'
import { type Fact, packageFacts } from './facts.ts'
import { type ImportedTheme, importTheme } from './imported-theme.ts'
import { type InitOptions, wishesOf } from './options.ts'

/** Everything that `svc init` has found out before it writes anything. */
export interface Plan {
  readonly essence: Essence
  /** What the essence comes from; absent where the project's own is kept. */
  readonly from?: string
  readonly bundle: PackBundle
  readonly content: Content
  readonly imported: ImportedTheme | undefined
  readonly bindings: Bindings
  /** The style sheet, from the root; absent where none is wanted. */
  readonly css?: string
  readonly isInstalled: boolean
  readonly facts: readonly Fact[]
}

const USUAL_CSS = 'src/tokens.css'

/** Reads the project and the options, and makes what they lead to. */
export async function planInit(
  context: Context,
  project: Project,
  options: InitOptions,
): Promise<Plan> {
  const { root, config } = project
  const { target, isInstalled } = await packageFacts(root)
  const bindings = await findBindings(root, options.components ?? [])
  const imported = await importedBy(options, root)
  const planned = new Map(imported ? [[`themes/${imported.theme.id}.json`, imported.text]] : [])
  const content = await openContent(context, project, planned)
  const made = await makeEssence(context, project, { options, content, imported, target })
  const essence = made.from ? { $schema: `./${SCHEMA_FILE}`, ...made.essence } : made.essence
  const own = config.components?.bind ?? {}
  // What somebody wrote stays, and where it stands.
  const bind = { ...own, ...bindings.bind, ...own }
  const css = cssOf(options, project)
  return {
    ...made,
    essence,
    bundle: await content.client.compile(essence, { bindings: bind }),
    ...{ content, imported, isInstalled },
    bindings: { ...bindings, bind },
    ...(css === undefined ? {} : { css }),
    facts: [...bindings.facts, ...(imported?.facts ?? []), ...made.facts],
  }
}

const importedBy = async (
  { themeFrom, theme = 'project' }: InitOptions,
  root: string,
): Promise<ImportedTheme | undefined> =>
  themeFrom === undefined ? undefined : importTheme(root, themeFrom, theme)

function cssOf({ css }: InitOptions, { root, config }: Project): string | undefined {
  if (css === false) return undefined
  const given = typeof css === 'string' ? css : (config.tokens?.files?.[0] ?? USUAL_CSS)
  return shownPath(root, pathBelow(root, '--css', given))
}

interface Found {
  readonly options: InitOptions
  readonly content: Content
  readonly imported: ImportedTheme | undefined
  readonly target: Fact | undefined
}

async function makeEssence(
  context: Context,
  project: Project,
  { options, content: { client }, imported, target }: Found,
): Promise<Pick<Plan, 'essence' | 'from' | 'facts'>> {
  const stated = choiceOf(options)
  const exists = (await readText(join(project.root, ESSENCE_FILE))) !== undefined
  if (stated === undefined && exists) {
    refuseWishes(options)
    return { essence: await requireEssence(context, project), facts: [] }
  }
  const choice = stated ?? (await askChoice(context, client))
  const lookup = lookupFrom(client)
  const theme = imported?.theme.id ?? options.theme
  await Promise.all([
    theme === undefined ? undefined : client.get('themes', theme),
    options.shell === undefined ? undefined : client.get('shells', options.shell),
  ])
  const wishes = {
    ...(target ? { target: target.value } : {}),
    // A project that has both modes already keeps them.
    ...(imported?.theme.modes?.length === 2 ? { mode: 'auto' as const } : {}),
    ...wishesOf(options),
    ...(theme === undefined ? {} : { theme }),
  }
  const made = await makeFrom(choice, { ...options, wishes, client, lookup })
  const { target: used } = made.essence.meta
  const about: Fact[] =
    options.target === undefined ? [target ?? { what: 'target', value: used }] : []
  return { ...made, facts: [...about, ...made.facts] }
}

interface Material extends InitOptions {
  readonly wishes: Parameters<typeof blankEssence>[1]
  readonly client: Content['client']
  readonly lookup: Lookup
}

function makeFrom(
  choice: NonNullable<ReturnType<typeof choiceOf>>,
  { wishes, client, lookup, sections, shell }: Material,
): Promise<Made> {
  if (choice.kind === 'blank') {
    return blankEssence(choice.pages, { ...wishes, shell }, { client, lookup })
  }
  const kept = sections
    ?.split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  return blueprintEssence(choice.slug, { ...wishes, sections: kept }, { client, lookup })
}

/** An essence that is there is not changed by the way. */
function refuseWishes({
  theme,
  themeFrom,
  mode,
  shape,
  density,
  guard,
  target,
}: InitOptions): void {
  const wishes = [themeFrom ? undefined : theme, mode, shape, density, guard, target]
  if (wishes.every((wish) => wish === undefined)) return
  throw new Refusal('essence-exists', `${ESSENCE_FILE} is there already.`, {
    exit: EXIT.usage,
    hint: 'Change it in the file, or make it anew with --blueprint and --force.',
  })
}
