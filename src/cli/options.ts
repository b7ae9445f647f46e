import {
  CONTENT_TYPES,
  type ContentType,
  nearest,
  parseContentType,
  type SearchResult,
} from '../index.ts'
import type { CommandOption } from './command.ts'
import { CliError } from './errors.ts'
import { formatTable, type Output } from './io.ts'

/** The value of an option or argument that must be one of some words. */
export function parseChoice<T extends string>(
  name: string,
  given: string,
  allowed: readonly T[],
): T {
  const found = allowed.find((one) => one === given)
  if (found !== undefined) return found
  const [near] = nearest(given, allowed)
  throw new CliError('usage', `${name} is "${given}".`, {
    hint: `${near ? `Did you mean ${near}? ` : ''}It can be ${allowed.join(', ')}.`,
  })
}

/** The type of records that a word names, in the singular or the plural. */
export const requireContentType = (word: string): ContentType =>
  parseContentType(word) ?? parseChoice('The type', word, CONTENT_TYPES)

/** What both commands about sites take. */
export interface ContentFolderOptions {
  readonly content?: readonly string[]
}

/** Whose records a site is made of. */
export const CONTENT_OPTION: CommandOption = {
  flags: '--content <folder>',
  summary: 'these records alone; a later folder wins. Else the official and .svc/custom',
  repeatable: true,
}

/** What a list or a search can be narrowed by, as the parser reads it. */
export interface ListOptions {
  readonly limit?: string
  readonly offset?: string
  readonly sort?: string
  readonly recommended?: boolean
  readonly intelligenceSource?: string
  readonly blueprintSet?: string
  readonly namespace?: string
  readonly source?: string
}

/** The options of a list, which a search has too. */
export const LIST_OPTIONS: readonly CommandOption[] = [
  { flags: '--limit <n>', summary: 'so many rows at most' },
  { flags: '--offset <n>', summary: 'leave out so many rows' },
  { flags: '--sort <order>', summary: 'recommended, recent or name' },
  { flags: '--recommended', summary: 'only what is recommended' },
  { flags: '--intelligence-source <source>', summary: 'authored, benchmark or hybrid' },
  { flags: '--blueprint-set <set>', summary: 'all, featured, certified or labs' },
  { flags: '--namespace <name>', summary: 'kept for older clients' },
  { flags: '--source <name>', summary: 'such as official or custom' },
]

const PARAMETER_NAMES: Readonly<Record<keyof ListOptions, string>> = {
  ...{ limit: 'limit', offset: 'offset', sort: 'sort', recommended: 'recommended' },
  ...{ intelligenceSource: 'intelligence_source', blueprintSet: 'blueprint_set' },
  ...{ namespace: 'namespace', source: 'source' },
}

/** The same by the names of the interface. */
export const toListQuery = (options: ListOptions): Record<string, string | boolean> =>
  Object.fromEntries(
    (Object.keys(PARAMETER_NAMES) as (keyof ListOptions)[]).flatMap((key) => {
      const value = options[key]
      return value === undefined ? [] : [[PARAMETER_NAMES[key], value]]
    }),
  )

/** A page of rows. */
interface PageInfo {
  readonly total: number
  readonly offset?: number
}

/** Rows for people: what to call each by, and what it is. */
export function formatRows(
  rows: readonly SearchResult[],
  { total, offset = 0 }: PageInfo,
  output: Output,
): string {
  const cells = rows.map(({ type, slug, source, name = '', description = '' }) => [
    type,
    source === 'official' ? slug : `${slug} (${source})`,
    `${name}: ${description}`,
  ])
  const last = offset + rows.length
  const rest = total > last ? [output.style('dim', `${last} of ${total}; --offset ${last}`)] : []
  return [formatTable(cells, output.columns), ...rest].join('\n')
}
