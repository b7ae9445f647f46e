import { toPointer } from '../../../json/pointer.ts'
import { asObject } from '../../../json/value.ts'
import { type LayoutColumns, listArchetypePages, listColumnRows } from '../../record-parts.ts'
import type { Finding, RecordRule } from '../../rule.ts'

/** Columns stand beside each other, and their widths are theirs. */
export const columnsRule: RecordRule<'archetypes'> = {
  id: 'A8',
  requirement: 'A row of columns has at least two, and its spans name columns of the row.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['archetypes'],
  check: (record) =>
    listArchetypePages(record)
      .flatMap(({ authored, index }) => listColumnRows(authored, ['pages', index]))
      .flatMap((columns) => [...checkColumnCount(columns), ...findUnknownSpans(columns)]),
}

const checkColumnCount = ({ path, uses }: LayoutColumns): Finding[] =>
  uses.length >= 2
    ? []
    : [
        {
          pointer: toPointer([...path, 'cols']),
          message: 'A row of columns needs at least two.',
          remedy: 'Add a column, or make the pattern a row of its own.',
        },
      ]

function findUnknownSpans({ path, uses, span }: LayoutColumns): Finding[] {
  const names = uses.flatMap(({ alias, pattern }) => [alias, pattern])
  return Object.keys(asObject(span))
    .filter((name) => !names.includes(name))
    .map((name) => ({
      pointer: toPointer([...path, 'span', name]),
      message: `"${name}" is neither the alias nor the pattern of a column.`,
      remedy: 'Name a column of the row.',
    }))
}
