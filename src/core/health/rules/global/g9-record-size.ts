import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType } from '../../../content/content-types.ts'
import { encodeUtf8 } from '../../../hash.ts'
import { isObject } from '../../../json/value.ts'
import { listExamples, type RecordText } from '../../prose.ts'
import type { Finding, RecordRule } from '../../rule.ts'

/** The minimum size in bytes of a record as JSON without whitespace and examples. */
const MIN_BYTES = 1_500

const MAX_BYTES: { readonly [T in ContentType]: number } = {
  patterns: 10_000,
  themes: 14_000,
  blueprints: 12_000,
  archetypes: 14_000,
  shells: 8_000,
}

const MAX_EXAMPLE = { lines: 60, bytes: 4_000 }

/** Requires a record to be complete but still short enough to read at once. */
export const recordSizeRule: RecordRule = {
  id: 'G9',
  requirement:
    'A record has 1.5 to 14 kB (blueprint 12, pattern 10, shell 8); an example at most 4 kB.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: CONTENT_TYPES,
  check: (record) => [
    ...checkRecordSize(record),
    ...listExamples(record).flatMap(checkExampleSize),
  ],
}

const countBytes = (text: string): number => encodeUtf8(text).length

function checkRecordSize({ type, authored }: ContentRecord): Finding[] {
  const bytes = countBytes(JSON.stringify(authored, omitExample))
  const message = `The record has ${bytes} bytes without its examples.`
  if (bytes < MIN_BYTES) {
    return [{ pointer: '', message, remedy: `Add detail: write at least ${MIN_BYTES} bytes.` }]
  }
  if (bytes <= MAX_BYTES[type]) return []
  return [{ pointer: '', message, remedy: `Shorten it to at most ${MAX_BYTES[type]} bytes.` }]
}

/** Omits `code` objects with an example; a slot or preset named `code` stays. */
const omitExample = (key: string, value: unknown): unknown =>
  key === 'code' && isObject(value) && Object.hasOwn(value, 'example') ? undefined : value

function checkExampleSize({ pointer, text }: RecordText): Finding[] {
  const [lines, bytes] = [text.split('\n').length, countBytes(text)]
  if (lines <= MAX_EXAMPLE.lines && bytes <= MAX_EXAMPLE.bytes) return []
  const message = `The example has ${lines} lines and ${bytes} bytes.`
  const remedy = `Shorten it to ${MAX_EXAMPLE.lines} lines and ${MAX_EXAMPLE.bytes} bytes.`
  return [{ pointer, message, remedy }]
}
