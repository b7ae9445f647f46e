import { LABELS, LABELS_BY_KEY, type LabelName } from './labels.ts'

/** A directive that starts with a known label. */
export interface LabeledText {
  readonly label: LabelName
  readonly text: string
}

const MAX_LABEL_LENGTH = Math.max(...LABELS.map(({ name }) => name.length))

/**
 * Splits a directive into its label and its text. Undefined for plain text: without a known label
 * with a capital, a colon, a space and a text.
 */
export function parseLabel(directive: string): LabeledText | undefined {
  const end = directive.indexOf(':')
  if (end < 1 || end > MAX_LABEL_LENGTH || !/\s/.test(directive[end + 1] ?? '')) return undefined
  const label = LABELS_BY_KEY.get(directive.slice(0, end).toLowerCase())?.name
  const text = directive.slice(end + 1).trim()
  return label && text && directive.startsWith(label[0] as string) ? { label, text } : undefined
}

/** Returns what a line decides, so that it can replace another one: its label, else all of it. */
export const getLineKey = (line: string): string => (parseLabel(line)?.label ?? line).toLowerCase()
