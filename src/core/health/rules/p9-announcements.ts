import { accessibilities } from '../accessibilities.ts'
import { findingAt } from '../finding-at.ts'
import type { RecordRule } from '../rule.ts'

const MOST_CHARACTERS = 50

/** Text in which every brace belongs to a placeholder with a name. */
const TEMPLATE = /^[^{}]*(?:\{[a-z][a-z0-9_-]*\}[^{}]*)*$/i

/** Texts that a live region can say at once. */
export const announcements: RecordRule<'patterns'> = {
  id: 'P9',
  asks: 'Announcements are short, and their braces hold the name of a placeholder.',
  severity: 'warn',
  source: 'quality',
  types: ['patterns'],
  check: ({ authored, data }) =>
    accessibilities(data).flatMap(({ path, announcements }) =>
      announcements.flatMap((text, at) => {
        const fault = faultOf(text)
        return fault ? [findingAt(authored, [...path, 'announcements', at], fault)] : []
      }),
    ),
}

function faultOf(text: string) {
  if (!TEMPLATE.test(text)) {
    const message = `"${text}" has a brace that belongs to no placeholder.`
    return { message, remedy: 'Write placeholders as {name}.' }
  }
  if (text.length <= MOST_CHARACTERS) return undefined
  const message = `"${text}" has ${text.length} characters.`
  return { message, remedy: `Say it in at most ${MOST_CHARACTERS}.` }
}
