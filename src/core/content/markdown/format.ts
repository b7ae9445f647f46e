import { asObject, asString, asStrings, getOwn } from '../../kernel/json/value.ts'
import { escapeMarkdown, inlineCode, inlineName } from '../../kernel/markdown.ts'

// Third-party records may contain any value that the schema allows, so values of an unexpected type
// are skipped.

/** Formats a text, number or boolean as Markdown; undefined for anything else. */
export function formatText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = asString(value)
  return text === undefined ? undefined : escapeMarkdown(text) || undefined
}

/** Formats a text, number or boolean as inline code; undefined for anything else. */
export function formatCode(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return `\`${value}\``
  const text = asString(value)
  return text === undefined ? undefined : inlineCode(text) || undefined
}

/** Formats a list of names, separated by commas. */
export const formatNames = (value: unknown): string | undefined =>
  asStrings(value).map(inlineName).join(', ') || undefined

/** Formats a list of texts, separated by semicolons. */
export const formatTexts = (value: unknown): string | undefined =>
  asStrings(value).map(escapeMarkdown).filter(Boolean).join('; ') || undefined

/** Escapes each text of a list. */
export const formatSentences = (value: unknown): string[] =>
  asStrings(value).map(escapeMarkdown).filter(Boolean)

/** Returns the entries of an object with their keys as Markdown. */
export const namedEntries = (value: unknown): (readonly [name: string, value: unknown])[] =>
  Object.entries(asObject(value)).map(([key, member]) => [inlineName(key), member])

/** Formats the entries of an object as `key: text`, without those that have no text. */
export const formatEntries = (value: unknown): string[] =>
  namedEntries(value).flatMap(([key, member]) => {
    const text = formatText(member) ?? formatTexts(member)
    return text === undefined ? [] : [`${key}: ${text}`]
  })

/** Formats a reference to a pattern with its preset and alias. */
export function formatPatternReference(value: unknown): string {
  const pattern = formatCode(value) ?? formatCode(getOwn(value, 'pattern'))
  const preset = formatCode(getOwn(value, 'preset'))
  const alias = formatCode(getOwn(value, 'as'))
  return [pattern ?? '(no pattern)', preset && `(${preset})`, alias && `as ${alias}`]
    .filter(Boolean)
    .join(' ')
}
