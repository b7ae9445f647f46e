import { expect, test } from 'vitest'
import type { ContentRecord } from '../../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import {
  type FieldRow,
  fieldConstraintsRule,
  listFieldRows,
} from '../../../src/core/health/rules/global/g15-field-constraints.ts'
import { selectValues, toPointer } from '../../../src/core/json/pointer.ts'
import type { JsonObject } from '../../../src/core/json/value.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { ABSENT, setAtPointer } from '../../support/essence/set-at-pointer.ts'

const { content, vocabulary } = officialContent
const corpus = { records: content.records, vocabulary }

const pointersFor = (record: ContentRecord): string[] =>
  fieldConstraintsRule.check(record, corpus).map(({ pointer }) => pointer)

/** A record with one value changed. */
const changeRecord = (record: ContentRecord, pointer: string, value: unknown): ContentRecord => ({
  ...record,
  authored: setAtPointer(record.authored, pointer, value) as JsonObject,
})

/** The first record that has a field, and where. */
function firstWith(type: (typeof CONTENT_TYPES)[number], path: string) {
  for (const record of content.records[type] as readonly ContentRecord[]) {
    const [placed] = selectValues(record.authored, path)
    if (placed) return { record, pointer: toPointer(placed.path) }
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

test.each(CASES)('%s', (_name, [path, need], type) => {
  const found = firstWith(type, path)
  // Fields that no record uses yet are tried on the first.
  const record = found?.record ?? (content.records[type][0] as ContentRecord)
  const pointer = found?.pointer ?? toPointer(path.replaceAll('*', 'any').split('.'))
  expect(pointersFor(record)).toEqual([])
  if (found || !path.includes('.')) {
    expect(pointersFor(changeRecord(record, pointer, -0.5))).toContain(pointer)
  }
  if (need === 'required') {
    const missing = pointersFor(changeRecord(record, pointer, ABSENT))
    expect(missing).toContain(pointer.slice(0, pointer.lastIndexOf('/')))
  }
})
