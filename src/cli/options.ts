import * as z from 'zod/mini'
import type { ContentType, SearchResult } from '../index.ts'
import { PARAMETERS, type Parameter, type ParameterTable, type RequestKind } from '../internal.ts'
import { choiceError, joinChoices } from '../project/errors.ts'
import { openClient } from '../project/registry/content.ts'
import type { CommandContext } from './command.ts'
import { booleanOption, repeatableOption, textOption } from './flags.ts'
import type { Output } from './io.ts'
import { formatTable } from './terminal/table.ts'

export { requireContentType } from '../project/registry/find-records.ts'

/** Returns an argument if it is allowed. Throws a usage error otherwise. */
export function parseChoice<T extends string>(
  name: string,
  value: string,
  allowed: readonly T[],
): T {
  const match = allowed.find((choice) => choice === value)
  if (match !== undefined) return match
  throw choiceError(name, value, allowed)
}

/** Lists the slugs of a type, for shell completion. */
export async function listSlugs(context: CommandContext, type: ContentType): Promise<string[]> {
  const { items } = await (await openClient(context)).all(type)
  return items.map(({ slug }) => slug)
}

/** The folders that the records of a site come from, for `svc build` and `svc serve`. */
export const contentOption = repeatableOption(
  'folder',
  'these records alone; a later folder wins. Else the official and .svc/custom',
)

/** The order of the flags in the help text, by the role of their parameter. */
const ROLE_ORDER = ['words', 'type', 'page', 'order', 'filter', 'scope'] as const

/** Returns an option for each parameter of a list or search request, which the API parses. */
export function queryOptions(kind: RequestKind, parameters: ParameterTable = PARAMETERS) {
  const entries = Object.entries(parameters).filter(([, { requests }]) => requests.includes(kind))
  const ordered = ROLE_ORDER.flatMap((role) =>
    entries.filter(([, parameter]) => parameter.role === role),
  )
  return z.object(Object.fromEntries(ordered.flatMap(toOption)))
}

type QueryOption = ReturnType<typeof booleanOption> | ReturnType<typeof textOption>

function toOption([name, parameter]: readonly [string, Parameter]): [string, QueryOption][] {
  const { cli, type } = parameter
  if (cli === null) return []
  const { valueName = 'value', summary = describeValues(parameter) } = cli
  const values = type === 'choice' ? parameter.values : undefined
  const option = type === 'flag' ? booleanOption(summary) : textOption(valueName, summary, values)
  return [[toCamelCase(name), option]]
}

const describeValues = (parameter: Parameter): string =>
  parameter.type === 'choice' ? joinChoices(parameter.values) : parameter.description

/** Returns the query that flags stand for, by the parameter names of the API. */
export const toQueryInput = (
  options: z.infer<ReturnType<typeof queryOptions>>,
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

/** Notes why a page is empty or a filter has no effect. */
export function notePage(
  { note }: Output,
  rows: readonly SearchResult[],
  { total, offset = 0, type, blueprintSet }: PageInfo & FilterInfo,
): void {
  if (rows.length === 0 && total > 0) note(`No rows from ${offset} on; there are ${total}.`)
  if (blueprintSet !== undefined && type !== undefined && type !== 'blueprints')
    note('--blueprint-set applies to blueprints only.')
}

interface FilterInfo {
  readonly type: ContentType | undefined
  readonly blueprintSet: unknown
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
  const rest =
    total > last ? [output.style('dim', `${last} of ${total}. Add --offset ${last} for more.`)] : []
  const table = formatTable(cells, output.columns, (cell, column) =>
    column === 2 ? cell : output.style(column === 0 ? 'dim' : 'cyan', cell),
  )
  return [table, ...rest].join('\n')
}
