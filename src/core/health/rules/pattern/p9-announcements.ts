import { listAccessibility } from '../../record-parts.ts'
import { createFinding, type RecordRule } from '../../rule.ts'

const MAX_ANNOUNCEMENT_LENGTH = 50

/** Text in which every brace belongs to a placeholder with a name. */
const TEMPLATE_PATTERN = /^[^{}]*(?:\{[a-z][a-z0-9_-]*\}[^{}]*)*$/i

/** Texts that a live region can say at once. */
export const announcementsRule: RecordRule<'patterns'> = {
  id: 'P9',
  requirement: 'Announcements are short, and their braces hold the name of a placeholder.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    listAccessibility(data).flatMap(({ path, announcements }) =>
      announcements.flatMap((text, at) => {
        const fault = checkAnnouncement(text)
        return fault ? [createFinding(authored, [...path, 'announcements', at], fault)] : []
      }),
    ),
}

function checkAnnouncement(text: string) {
  if (!TEMPLATE_PATTERN.test(text)) {
    const message = `"${text}" has a brace that belongs to no placeholder.`
    return { message, remedy: 'Write placeholders as {name}.' }
  }
  if (text.length <= MAX_ANNOUNCEMENT_LENGTH) return undefined
  const message = `"${text}" has ${text.length} characters.`
  return { message, remedy: `Say it in at most ${MAX_ANNOUNCEMENT_LENGTH}.` }
}
