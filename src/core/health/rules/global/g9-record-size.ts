import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType } from '../../../content/content-types.ts'
import { encodeUtf8 } from '../../../hash.ts'
import { isObject } from '../../../json/value.ts'
import { listExamples, type RecordText } from '../../prose.ts'
import type { Finding, RecordRule } from '../../rule.ts'

/** Bytes of a record as JSON without white space; a kB is 1000. */
const MIN_BYTES = 1_500

const MAX_BYTES: { readonly [T in ContentType]: number } = {
  patterns: 9_200,
  themes: 14_000,
  blueprints: 12_000,
  archetypes: 8_000,
  shells: 8_000,
}

const MAX_EXAMPLE = { lines: 60, bytes: 3_000 }

/** A record says enough and can still be read at once. */
export const recordSizeRule: RecordRule = {
  id: 'G9',
  requirement:
    'A record has 1.5 to 8 kB (pattern 9.2, theme 14, blueprint 12), an example 60 lines and 3 kB at most.',
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
    return [
      { pointer: '', message, remedy: `Say more: ${MIN_BYTES} bytes is the least that helps.` },
    ]
  }
  if (bytes <= MAX_BYTES[type]) return []
  return [{ pointer: '', message, remedy: `State each fact once, in ${MAX_BYTES[type]} bytes.` }]
}

/** A slot or a preset may be called `code` too; only what holds an example is left out. */
const omitExample = (key: string, value: unknown): unknown =>
  key === 'code' && isObject(value) && Object.hasOwn(value, 'example') ? undefined : value

function checkExampleSize({ pointer, text }: RecordText): Finding[] {
  const [lines, bytes] = [text.split('\n').length, countBytes(text)]
  if (lines <= MAX_EXAMPLE.lines && bytes <= MAX_EXAMPLE.bytes) return []
  const message = `The example has ${lines} lines and ${bytes} bytes.`
  const remedy = `Keep to ${MAX_EXAMPLE.lines} lines and ${MAX_EXAMPLE.bytes} bytes.`
  return [{ pointer, message, remedy }]
}
