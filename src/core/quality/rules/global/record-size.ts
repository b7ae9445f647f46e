import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType } from '../../../content/content-types.ts'
import { encodeUtf8 } from '../../../kernel/hash.ts'
import { isObject } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import { listExamples, type RecordText } from '../../prose.ts'
import type { RecordRule } from '../../rule.ts'

/** The minimum size in bytes of a record as JSON without whitespace, examples and page samples. */
const MIN_BYTES = 1_500

const MAX_BYTES: { readonly [T in ContentType]: number } = {
  patterns: 11_000,
  themes: 14_000,
  blueprints: 12_000,
  archetypes: 15_000,
  shells: 8_000,
}

const MAX_EXAMPLE = { lines: 60, bytes: 4_000 }

/** Requires a record to be complete but still short enough to read at once. */
export const recordSizeRule: RecordRule = {
  id: 'G9',
  requirement:
    'A record has 1.5 to 14 kB (archetype 15, blueprint 12, pattern 11, shell 8); an example at most 4 kB.',
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

function checkRecordSize({ type, authored }: ContentRecord): RecordDraft[] {
  // The length of the path to the schema depends on the folder.
  const { $schema: _schema, ...content } = authored
  const bytes = countBytes(JSON.stringify(content, omitSampleContent))
  const message = `The record has ${bytes} bytes without its examples and samples.`
  if (bytes < MIN_BYTES) {
    return [{ pointer: '', message, hint: `Add detail: write at least ${MIN_BYTES} bytes.` }]
  }
  if (bytes <= MAX_BYTES[type]) return []
  return [{ pointer: '', message, hint: `Shorten it to at most ${MAX_BYTES[type]} bytes.` }]
}

/**
 * Omits `code` objects with an example, and the samples that fill examples on pages. A slot or
 * preset named `code` stays, and so does the sample text of a page.
 */
const omitSampleContent = (key: string, value: unknown): unknown => {
  if (!isObject(value)) return value
  const isExample = key === 'code' && Object.hasOwn(value, 'example')
  return isExample || key === 'sample' ? undefined : value
}

function checkExampleSize({ pointer, text }: RecordText): RecordDraft[] {
  const [lines, bytes] = [text.split('\n').length, countBytes(text)]
  if (lines <= MAX_EXAMPLE.lines && bytes <= MAX_EXAMPLE.bytes) return []
  const message = `The example has ${lines} lines and ${bytes} bytes.`
  const hint = `Shorten it to ${MAX_EXAMPLE.lines} lines and ${MAX_EXAMPLE.bytes} bytes.`
  return [{ pointer, message, hint }]
}
