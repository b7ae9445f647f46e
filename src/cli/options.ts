import {
  CONTENT_TYPES,
  type ContentType,
  nearest,
  PARAMETERS,
  type Parameter,
  type ParameterTable,
  parseContentType,
  type RequestKind,
  type SearchResult,
} from '../index.ts'
import type { CommandOption } from './command.ts'
import { CliError } from './errors.ts'
import { formatTable, type Output } from './io.ts'

/** Returns an option's or argument's value if it is allowed. Throws a usage error otherwise. */
export function parseChoice<T extends string>(
  name: string,
  value: string,
  allowed: readonly T[],
): T {
  const match = allowed.find((choice) => choice === value)
  if (match !== undefined) return match
  const [suggestion] = nearest(value, allowed)
  throw new CliError('usage', `${name} is "${value}".`, {
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}It can be ${allowed.join(', ')}.`,
  })
}

/** Parses the name of a content type, singular or plural. Throws a usage error. */
export const requireContentType = (name: string): ContentType =>
  parseContentType(name) ?? parseChoice('The type', name, CONTENT_TYPES)

/** The options of `svc build` and `svc serve`. */
export interface ContentFolderOptions {
  readonly content?: readonly string[]
}

/** The folders that the records of a site come from. */
export const CONTENT_OPTION: CommandOption = {
  flags: '--content <folder>',
  summary: 'these records alone; a later folder wins. Else the official and .svc/custom',
  repeatable: true,
}

/** The values of the query flags, by the camel-case names that the parser gives them. */
export type QueryOptions = Readonly<Record<string, string | boolean | undefined>>

/** The order of the flags in the help text, by the role of their parameter. */
const ROLE_ORDER = ['words', 'type', 'page', 'order', 'filter', 'scope'] as const

/** Returns the flags of the parameters that a list or search request takes. */
export function queryOptions(
  kind: RequestKind,
  parameters: ParameterTable = PARAMETERS,
): CommandOption[] {
  const entries = Object.entries(parameters).filter(([, { requests }]) => requests.includes(kind))
  return ROLE_ORDER.flatMap((role) =>
    entries.filter(([, parameter]) => parameter.role === role).flatMap(toOption),
  )
}

function toOption([name, parameter]: readonly [string, Parameter]): CommandOption[] {
  const { cli } = parameter
  if (cli === null) return []
  const flag = `--${name.replaceAll('_', '-')}`
  const flags = parameter.type === 'flag' ? flag : `${flag} <${cli.valueName ?? 'value'}>`
  return [{ flags, summary: cli.summary ?? describeValues(parameter) }]
}

const describeValues = (parameter: Parameter): string =>
  parameter.type === 'choice'
    ? parameter.values.join(', ').replace(/, ([^,]+)$/, ' or $1')
    : parameter.description

/** Returns the query that flags stand for, by the parameter names of the API. */
export const toQueryInput = (
  options: QueryOptions,
  parameters: ParameterTable = PARAMETERS,
): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, { cli }]) => {
      const value = cli && options[toCamelCase(name)]
      return value === undefined || value === null ? [] : [[name, value]]
    }),
  )

const toCamelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The position of the printed rows in their list. */
interface PageInfo {
  readonly total: number
  readonly offset?: number
}

/** Formats rows as a table of type, slug and description, with a note if more rows follow. */
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
