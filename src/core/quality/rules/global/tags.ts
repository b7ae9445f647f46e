import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import { asArray, type JsonObject } from '../../../kernel/json/value.ts'
import { nearest } from '../../../kernel/nearest.ts'
import type { RecordDraft } from '../../finding.ts'
import type { ContextRule, FindingText } from '../../rule.ts'

/** Requires tags from the vocabulary. */
export const tagsRule: ContextRule = {
  id: 'G5',
  requirement: 'A record has 3 to 8 tags from the vocabulary, and no tag names a year.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: CONTENT_TYPES,
  check: ({ authored }, { vocabulary }) => [
    ...checkCount(authored),
    ...asArray(authored.tags).flatMap((tag, index) =>
      checkTag(String(tag), vocabulary.tags).map((text) => ({
        pointer: `/tags/${index}`,
        ...text,
      })),
    ),
  ],
}

function checkCount(authored: JsonObject): RecordDraft[] {
  const count = asArray(authored.tags).length
  if (count >= 3 && count <= 8) return []
  const message = `The record has ${count} ${count === 1 ? 'tag' : 'tags'}.`
  const pointer = toNearestPointer(authored, ['tags'])
  return [{ pointer, message, hint: 'Choose 3 to 8 tags from the vocabulary.' }]
}

function checkTag(tag: string, known: readonly string[]): FindingText[] {
  if (/20\d\d/.test(tag)) return [{ message: `"${tag}" names a year.`, hint: 'Remove it.' }]
  if (known.includes(tag)) return []
  const near = nearest(tag, known).map((name) => `"${name}"`)
  const hint =
    near.length === 0 ? 'Choose a tag of the vocabulary.' : `Did you mean ${near.join(' or ')}?`
  return [{ message: `"${tag}" is not a tag of the vocabulary.`, hint }]
}
