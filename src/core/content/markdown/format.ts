import { asObject, asString, asStrings, getOwn } from '../../json/value.ts'
import { escapeMarkdown, inlineCode, inlineName } from '../../markdown.ts'

// A third party's record holds whatever its schema allows: what is not a text, a number or a switch
// where one is read is passed over.

/** A value as Markdown text, or undefined when there is nothing to say. */
export function formatText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = asString(value)
  return text === undefined ? undefined : escapeMarkdown(text) || undefined
}

/** A value as code, or undefined when there is nothing to say. */
export function formatCode(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return `\`${value}\``
  const text = asString(value)
  return text === undefined ? undefined : inlineCode(text) || undefined
}

/** The texts of a list as names, one after the other. */
export const formatNames = (value: unknown): string | undefined =>
  asStrings(value).map(inlineName).join(', ') || undefined

/** The texts of a list as texts, one after the other. */
export const formatTexts = (value: unknown): string | undefined =>
  asStrings(value).map(escapeMarkdown).filter(Boolean).join('; ') || undefined

/** The texts of a list as sentences, one after the other. */
export const formatSentences = (value: unknown): string[] =>
  asStrings(value).map(escapeMarkdown).filter(Boolean)

/** The members of an object, with their names as Markdown. */
export const namedEntries = (value: unknown): (readonly [name: string, value: unknown])[] =>
  Object.entries(asObject(value)).map(([key, member]) => [inlineName(key), member])

/** Members as `name` and text, those that say something. */
export const formatEntries = (value: unknown): string[] =>
  namedEntries(value).flatMap(([key, member]) => {
    const text = formatText(member) ?? formatTexts(member)
    return text === undefined ? [] : [`${key}: ${text}`]
  })

/** A reference to a pattern, with its preset and alias: an id, or an object. */
export function formatPatternReference(value: unknown): string {
  const pattern = formatCode(value) ?? formatCode(getOwn(value, 'pattern'))
  const preset = formatCode(getOwn(value, 'preset'))
  const alias = formatCode(getOwn(value, 'as'))
  return [pattern ?? '(no pattern)', preset && `(${preset})`, alias && `as ${alias}`]
    .filter(Boolean)
    .join(' ')
}
