import { pluralize } from '../internal.ts'
import type { FileIssue } from '../project/errors.ts'

const SEVERITY_ORDER: readonly FileIssue['severity'][] = ['error', 'warn', 'info']

/** Sorts issues for people: errors, then warnings, then notes, with one note for each code. */
export const orderIssues = (issues: readonly FileIssue[]): FileIssue[] =>
  SEVERITY_ORDER.flatMap((severity) => {
    const found = issues.filter((issue) => issue.severity === severity)
    return severity === 'info' ? groupNotes(found) : found
  })

/** Combines the notes of a file that have the same code. */
function groupNotes(notes: readonly FileIssue[]): FileIssue[] {
  const groups = new Map<string, FileIssue[]>()
  for (const note of notes) {
    const key = `${note.code} ${note.file}`
    groups.set(key, [...(groups.get(key) ?? []), note])
  }
  return [...groups.values()].map(combineNotes)
}

/** The maximum number of places that a combined note names. JSON has all notes. */
const MAX_PLACES = 8

/** Returns a note at the first place that names the others. */
function combineNotes(notes: readonly FileIssue[]): FileIssue {
  const [first, ...others] = notes as [FileIssue, ...FileIssue[]]
  if (others.length === 0) return first
  const places = [...new Set(notes.map(namePlace))]
  const rest = places.length - MAX_PLACES
  const more = rest > 0 ? ` and ${rest} more; --json lists all` : ''
  const { hint, ...note } = first
  return {
    ...note,
    message: `${pluralize(notes.length, 'note')}: ${first.code} on ${places.slice(0, MAX_PLACES).join(', ')}${more}.`,
    ...(hint !== undefined && others.every((other) => other.hint === hint) ? { hint } : {}),
  }
}

const namePlace = ({ subject, pointer }: FileIssue): string => subject ?? pointer
