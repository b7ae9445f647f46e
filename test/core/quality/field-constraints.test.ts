import { expect, test } from 'vitest'
import type { ContentRecord } from '../../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import { selectValues, toPointer } from '../../../src/core/kernel/json/pointer.ts'
import type { JsonObject } from '../../../src/core/kernel/json/value.ts'
import {
  type FieldRow,
  fieldConstraintsRule,
  listFieldRows,
} from '../../../src/core/quality/rules/global/field-constraints.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { ABSENT, setAtPointer } from '../../support/essence/set-at-pointer.ts'

const { content, vocabulary } = officialContent
const corpus = { records: content.records, vocabulary }

const findPointers = (record: ContentRecord): string[] =>
  fieldConstraintsRule.check(record, corpus).map(({ pointer }) => pointer)

/** Replaces one value of a record. */
const changeRecord = (record: ContentRecord, pointer: string, value: unknown): ContentRecord => ({
  ...record,
  authored: setAtPointer(record.authored, pointer, value) as JsonObject,
})

/** Finds the first record that has a field, and the pointer to the field. */
function findFirst(type: (typeof CONTENT_TYPES)[number], path: string) {
  for (const record of content.records[type] as readonly ContentRecord[]) {
    const [selected] = selectValues(record.authored, path)
    if (selected) return { record, pointer: toPointer(selected.path) }
  }
  return undefined
}

const CASES = CONTENT_TYPES.flatMap((type) =>
  listFieldRows(type).map((row): [string, FieldRow, (typeof CONTENT_TYPES)[number]] => [
    `${type} ${row[0]}`,
    row,
    type,
  ]),
)

test.each(CASES)('%s', (_name, [path, presence], type) => {
  const match = findFirst(type, path)
  // A field that no record uses yet is tested on the first record.
  const record = match?.record ?? (content.records[type][0] as ContentRecord)
  const pointer = match?.pointer ?? toPointer(path.replaceAll('*', 'any').split('.'))
  expect(findPointers(record)).toEqual([])
  if (match || !path.includes('.')) {
    expect(findPointers(changeRecord(record, pointer, -0.5))).toContain(pointer)
  }
  if (presence === 'required') {
    const missing = findPointers(changeRecord(record, pointer, ABSENT))
    expect(missing).toContain(pointer.slice(0, pointer.lastIndexOf('/')))
  }
})
