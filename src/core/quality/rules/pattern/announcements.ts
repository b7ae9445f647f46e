import { listAccessibility } from '../../record-parts.ts'
import { createFinding, type FindingText, type RecordRule } from '../../rule.ts'

const MAX_ANNOUNCEMENT_LENGTH = 50

/** Matches text in which every brace belongs to a named placeholder. */
const TEMPLATE_PATTERN = /^[^{}]*(?:\{[a-z][a-z0-9_-]*\}[^{}]*)*$/i

/** Requires short announcements with valid placeholders. */
export const announcementsRule: RecordRule<'patterns'> = {
  id: 'P9',
  requirement: 'Announcements are short, and braces contain the name of a placeholder.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    listAccessibility(data).flatMap(({ path, announcements }) =>
      announcements.flatMap((text, index) => {
        const issue = checkAnnouncement(text)
        return issue ? [createFinding(authored, [...path, 'announcements', index], issue)] : []
      }),
    ),
}

function checkAnnouncement(text: string): FindingText | undefined {
  if (!TEMPLATE_PATTERN.test(text)) {
    const message = `"${text}" has a brace that is not part of a placeholder.`
    return { message, hint: 'Write placeholders as {name}.' }
  }
  if (text.length <= MAX_ANNOUNCEMENT_LENGTH) return undefined
  const message = `"${text}" has ${text.length} characters.`
  return { message, hint: `Write at most ${MAX_ANNOUNCEMENT_LENGTH} characters.` }
}
