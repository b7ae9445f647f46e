import { raw, type SafeMarkdown, toCodeName } from './inert.ts'

/** What a sentence can hold: names of the document, which become code, numbers and safe words. */
export type MarkdownValue = MarkdownItem | readonly MarkdownItem[]

/** One word or name of a sentence. */
export type MarkdownItem = string | number | SafeMarkdown | false | undefined

/** No words. */
export const EMPTY: SafeMarkdown = raw('')

/**
 * A sentence around values: say`Shell ${id}.` A name becomes code, several become a list; without
 * one of them there is nothing to say.
 */
export function md(words: TemplateStringsArray, ...values: readonly MarkdownValue[]): SafeMarkdown {
  const told = values.map(renderValue)
  if (told.includes(undefined)) return EMPTY
  return raw(words.reduce((text, word, at) => text + told[at - 1] + word))
}

/** How a value is told; undefined when there is nothing to tell. */
export function renderValue(value: MarkdownValue): string | undefined {
  if (typeof value === 'string') return toCodeName(value)
  if (typeof value === 'number') return String(value)
  if (!value) return undefined
  return 'markdown' in value ? value.markdown : joinMarkdown(value, ', ')?.markdown
}

/** The words that there are, one after the other; undefined when there are none. */
export const joinMarkdown = (
  parts: readonly MarkdownValue[],
  between = ' ',
): SafeMarkdown | undefined => {
  const words = parts.map(renderValue).filter(Boolean)
  return words.length === 0 ? undefined : raw(words.join(between))
}

/** As many as there is room for, and how many there are beside them. */
export const truncateList = (names: readonly MarkdownItem[], most = 8): MarkdownItem[] => [
  ...names.slice(0, most),
  md`and ${names.length > most && names.length - most} more`,
]
