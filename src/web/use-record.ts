import { type Content, type ContentType, toSingular } from '../index.ts'

/** How a record gets into a project. */
export interface Use {
  /** Where the line goes. */
  readonly where: string
  /** What to put there; absent where a command does it. */
  readonly line?: string
  readonly commands: readonly string[]
}

const get = (type: ContentType, { id }: { readonly id: string }): string =>
  `svc get ${toSingular(type)} ${id}`

const USES: { readonly [T in ContentType]: (data: Content[T]) => Use } = {
  patterns: (pattern) => ({
    where: 'In the layout of a page',
    line: patternLine(pattern.id, pattern.default_preset),
    commands: [get('patterns', pattern)],
  }),
  themes: (theme) => ({
    where: 'In the dna of an essence',
    line: `"theme": ${spaced({ id: theme.id, mode: 'auto' })}`,
    commands: [get('themes', theme), `svc export ${theme.id} --format css`],
  }),
  shells: (shell) => ({
    where: 'In a section of an essence',
    line: `"shell": ${JSON.stringify(shell.id)}`,
    commands: [get('shells', shell)],
  }),
  archetypes: (archetype) => ({
    where: 'Its section goes into an essence, below blueprint.sections',
    commands: [get('archetypes', archetype)],
  }),
  blueprints: (blueprint) => ({
    where: 'A new project starts with its essence',
    commands: [`svc init --blueprint ${blueprint.id}`, get('blueprints', blueprint)],
  }),
}

/** How a record of a type is used. */
export const useOf = <T extends ContentType>(type: T, data: Content[T]): Use => USES[type](data)

/** A pattern as the layout of a page names it. */
export const patternLine = (pattern: string, preset: string): string => spaced({ pattern, preset })

/** A flat object on one line, as people write it. */
const spaced = (fields: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(fields)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`
