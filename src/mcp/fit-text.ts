import { findShare, jsonSize } from './sizes.ts'

/** A text that fits a budget, and how much of it is shown. */
export interface FittedText {
  readonly text: string
  readonly shown: number
  readonly total: number
  readonly unit: 'lines' | 'characters'
}

/**
 * Shortens a text until its JSON fits. Text with several lines loses whole lines, a single line
 * loses words.
 */
export function fitText(text: string, maxBytes: number): FittedText {
  const lines = text.split('\n')
  const fitted = lines.length > 1 ? fitSections(lines, maxBytes) : undefined
  return fitted ?? fitWords(text, maxBytes)
}

/** A heading and the lines below it. */
type Section = readonly string[]

/**
 * Shortens Markdown: the longest sections lose lines at their end, and say how many. The last one,
 * which says when the work is done, stays whole. Returns nothing if no line fits.
 */
function fitSections(lines: readonly string[], maxBytes: number): FittedText | undefined {
  const sections = splitSections(lines)
  const last = sections.at(-1) ?? []
  const quotes = 2
  const keepsLast = sections.length > 1 && getSize(last) <= maxBytes - quotes
  const others = keepsLast ? sections.slice(0, -1) : sections
  const room = maxBytes - quotes - (keepsLast ? getSize(last) : 0)
  const share = findShare(others.map(getSize), room)
  const kept = others.map((section) => keepLines(section, share))
  const shown = [...kept, ...(keepsLast ? [last] : [])].reduce((sum, { length }) => sum + length, 0)
  if (shown === 0) return undefined
  const text = [
    ...others.flatMap((section, index) => addMarker(section, kept[index] ?? [])),
    ...(keepsLast ? last : []),
  ].join('\n')
  return { text, shown, total: lines.length, unit: 'lines' }
}

function splitSections(lines: readonly string[]): Section[] {
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? index : []))
  return [0, ...starts.filter((start) => start > 0)].map((start, index, all) =>
    lines.slice(start, all[index + 1]),
  )
}

/** Returns the size of lines in JSON, each with its escaped line break. */
const getSize = (section: Section): number => section.reduce((sum, line) => sum + jsonSize(line), 0)

const countMarker = (count: number): string => `(${count} more line${count === 1 ? '' : 's'})`

/** The size of the longest line about missing lines. */
const MARKER_SIZE = jsonSize(countMarker(9_999_999))

/** Returns the first lines of a section that fit, with code blocks whole. */
function keepLines(section: Section, maxBytes: number): Section {
  if (getSize(section) <= maxBytes) return section
  let rest = maxBytes - MARKER_SIZE
  const end = section.findIndex((line) => {
    rest -= jsonSize(line)
    return rest < 0
  })
  const kept = section.slice(0, end)
  const fences = kept.flatMap((line, index) => (line.startsWith('```') ? index : []))
  return fences.length % 2 === 0 ? kept : kept.slice(0, fences.at(-1))
}

/** Ends a shortened section with the number of lines that are missing, if there is room. */
function addMarker(section: Section, kept: Section): string[] {
  const missing = section.length - kept.length
  return missing === 0 || kept.length === 0 ? [...kept] : [...kept, countMarker(missing)]
}

/** Shortens a line between words; a word that alone is too long, between characters. */
function fitWords(text: string, maxBytes: number): FittedText {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (jsonSize(`${text.slice(0, middle)}...`) <= maxBytes) low = middle
    else high = middle - 1
  }
  // Half of a surrogate pair is not a character.
  const start = text.slice(0, low).replace(/[\uD800-\uDBFF]$/, '')
  const isBetweenWords = /\s/.test(text[low] ?? ' ')
  const end = isBetweenWords ? -1 : start.search(/\s\S*$/)
  const shown = end > 0 ? start.slice(0, end) : start
  return {
    text: `${shown.trimEnd()}...`,
    shown: shown.length,
    total: text.length,
    unit: 'characters',
  }
}
