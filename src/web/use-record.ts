import { type Content, type ContentType, toSingular } from '../index.ts'

/** How a record gets into a project. */
export interface Usage {
  /** Where the line goes. */
  readonly where: string
  /** What to put there; absent where a command does it. */
  readonly line?: string
  readonly commands: readonly string[]
}

const formatGetCommand = (type: ContentType, { id }: { readonly id: string }): string =>
  `svc get ${toSingular(type)} ${id}`

const USAGES: { readonly [T in ContentType]: (data: Content[T]) => Usage } = {
  patterns: (pattern) => ({
    where: 'In the layout of a page',
    line: formatPatternLine(pattern.id, pattern.default_preset),
    commands: [formatGetCommand('patterns', pattern)],
  }),
  themes: (theme) => ({
    where: 'In the dna of an essence',
    line: `"theme": ${formatInlineObject({ id: theme.id, mode: 'auto' })}`,
    commands: [formatGetCommand('themes', theme), `svc export ${theme.id} --format css`],
  }),
  shells: (shell) => ({
    where: 'In a section of an essence',
    line: `"shell": ${JSON.stringify(shell.id)}`,
    commands: [formatGetCommand('shells', shell)],
  }),
  archetypes: (archetype) => ({
    where: 'Its section goes into an essence, below blueprint.sections',
    commands: [formatGetCommand('archetypes', archetype)],
  }),
  blueprints: (blueprint) => ({
    where: 'A new project starts with its essence',
    commands: [`svc init --blueprint ${blueprint.id}`, formatGetCommand('blueprints', blueprint)],
  }),
}

/** How a record of a type is used. */
export const getUsage = <T extends ContentType>(type: T, data: Content[T]): Usage =>
  USAGES[type](data)

/** A pattern as the layout of a page names it. */
export const formatPatternLine = (pattern: string, preset: string): string =>
  formatInlineObject({ pattern, preset })

/** A flat object on one line, as people write it. */
const formatInlineObject = (fields: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(fields)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`
