import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { toNearestPointer } from '../../../json/pointer.ts'
import { asArray, type JsonObject } from '../../../json/value.ts'
import { nearest } from '../../../nearest.ts'
import type { ContextRule, Finding } from '../../rule.ts'

/** Every tag is a word that other records share. */
export const tagsRule: ContextRule = {
  id: 'G5',
  requirement: 'A record has 3 to 8 tags from the vocabulary, none of them a year.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: CONTENT_TYPES,
  check: ({ authored }, { vocabulary }) => [
    ...checkCount(authored),
    ...asArray(authored.tags).flatMap((tag, at) =>
      checkTag(String(tag), vocabulary.tags).map((said) => ({ pointer: `/tags/${at}`, ...said })),
    ),
  ],
}

function checkCount(authored: JsonObject): Finding[] {
  const count = asArray(authored.tags).length
  if (count >= 3 && count <= 8) return []
  const message = count === 1 ? 'There is 1 tag.' : `There are ${count} tags.`
  const pointer = toNearestPointer(authored, ['tags'])
  return [{ pointer, message, remedy: 'Choose 3 to 8 tags of the vocabulary.' }]
}

function checkTag(tag: string, known: readonly string[]): Pick<Finding, 'message' | 'remedy'>[] {
  if (/20\d\d/.test(tag)) return [{ message: `"${tag}" names a year.`, remedy: 'Remove it.' }]
  if (known.includes(tag)) return []
  const near = nearest(tag, known).map((word) => `"${word}"`)
  const remedy = near.length === 0 ? 'Choose one of the vocabulary.' : `Try ${near.join(' or ')}.`
  return [{ message: `"${tag}" is not in the vocabulary of tags.`, remedy }]
}
