import { toPointer } from '../../../kernel/json/pointer.ts'
import { asObject } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import { type LayoutColumns, listArchetypePages, listColumnRows } from '../../record-parts.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires at least two columns per row, and spans that belong to a column. */
export const columnsRule: RecordRule<'archetypes'> = {
  id: 'A8',
  requirement: 'A row of columns has at least two columns, and its spans name columns of the row.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['archetypes'],
  check: (record) =>
    listArchetypePages(record)
      .flatMap(({ authored, index }) => listColumnRows(authored, ['pages', index]))
      .flatMap((columns) => [...checkColumnCount(columns), ...findUnknownSpans(columns)]),
}

const checkColumnCount = ({ path, uses }: LayoutColumns): RecordDraft[] =>
  uses.length >= 2
    ? []
    : [
        {
          pointer: toPointer([...path, 'cols']),
          message: 'The row has fewer than two columns.',
          hint: 'Add a column, or move the pattern to its own row.',
        },
      ]

function findUnknownSpans({ path, uses, span }: LayoutColumns): RecordDraft[] {
  const names = uses.flatMap(({ alias, pattern }) => [alias, pattern])
  return Object.keys(asObject(span))
    .filter((name) => !names.includes(name))
    .map((name) => ({
      pointer: toPointer([...path, 'span', name]),
      message: `The span "${name}" is neither the alias nor the pattern of a column.`,
      hint: 'Name a column of the row.',
    }))
}
