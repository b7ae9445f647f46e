import type { ContentRecord } from '../../content/assemble.ts'
import { isObject } from '../../content/fields.ts'
import { CONTENT_TYPES, type ContentType } from '../../content/type.ts'
import { encodeUtf8 } from '../../digest.ts'
import { examplesOf, type Text } from '../prose.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** Bytes of a record as JSON without white space; a kB is 1000. */
const LEAST = 1_500

const MOST: { readonly [T in ContentType]: number } = {
  patterns: 9_200,
  themes: 14_000,
  blueprints: 12_000,
  archetypes: 8_000,
  shells: 8_000,
}

const EXAMPLE = { lines: 60, bytes: 3_000 }

/** A record says enough and can still be read at once. */
export const size: RecordRule = {
  id: 'G9',
  asks: 'A record has 1.5 to 8 kB (pattern 9.2, theme 14, blueprint 12), an example 60 lines and 3 kB at most.',
  severity: 'warn',
  source: 'quality',
  types: CONTENT_TYPES,
  check: (record) => [...wrongSize(record), ...examplesOf(record).flatMap(wrongExample)],
}

const bytesOf = (text: string): number => encodeUtf8(text).length

function wrongSize({ type, authored }: ContentRecord): Finding[] {
  const bytes = bytesOf(JSON.stringify(authored, withoutExample))
  const message = `The record has ${bytes} bytes without its examples.`
  if (bytes < LEAST) {
    return [{ pointer: '', message, remedy: `Say more: ${LEAST} bytes is the least that helps.` }]
  }
  if (bytes <= MOST[type]) return []
  return [{ pointer: '', message, remedy: `State each fact once, in ${MOST[type]} bytes.` }]
}

/** A slot or a preset may be called `code` too; only what holds an example is left out. */
const withoutExample = (key: string, value: unknown): unknown =>
  key === 'code' && isObject(value) && Object.hasOwn(value, 'example') ? undefined : value

function wrongExample({ pointer, text }: Text): Finding[] {
  const [lines, bytes] = [text.split('\n').length, bytesOf(text)]
  if (lines <= EXAMPLE.lines && bytes <= EXAMPLE.bytes) return []
  const message = `The example has ${lines} lines and ${bytes} bytes.`
  const remedy = `Keep to ${EXAMPLE.lines} lines and ${EXAMPLE.bytes} bytes.`
  return [{ pointer, message, remedy }]
}
