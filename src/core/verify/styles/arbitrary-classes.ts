import { findLastBefore, type Ranged, sortByStart } from '../ranges.ts'
import type { SourceFile, TextRange } from '../source-file.ts'

/** A utility class of Tailwind with a value of its own: `hover:bg-[#ff0000]`, `text-(--brand)`. */
export interface ArbitraryClass {
  /** The class as written. */
  readonly text: string
  /** What comes before the utility: `hover:md:`, `[&:is(.dark_*)]:`. */
  readonly variants: string
  /** The utility: `bg`. */
  readonly utility: string
  readonly value: string
  readonly range: TextRange
  readonly valueRange: TextRange
  /** The text with this and other classes. */
  readonly classes: string
}

const ARBITRARY =
  /(?<![\w@/[\]=&>.*:-])((?:[\w@/[\]=&>.*-]+:)*)!?-?([a-z][a-z\d-]*)-(?:\[([^\s[\]"'`]+)\]|\((--[\w-]+)\))(?:\/[\d.]+)?!?/g

/** Lists the texts of a file that may name classes: class attributes, and strings of its script. */
export function listClassTexts({ text, elements, script }: SourceFile): ClassText[] {
  const attributes = elements.flatMap((element) =>
    element.attributes.flatMap(({ name, value }) =>
      name === 'class' && value !== null ? [value] : [],
    ),
  )
  const sorted = sortByStart(attributes)
  const isInAttribute = ({ range: { start, end } }: Ranged): boolean =>
    end <= (findLastBefore(sorted, start)?.range.end ?? 0)
  const strings = (script?.strings ?? []).filter((value) => !isInAttribute(value))
  return [...attributes, ...strings].map(({ range: { start, end } }) => ({
    text: text.slice(start, end),
    start,
  }))
}

/** A text that may name classes, and where it starts. */
export interface ClassText {
  readonly text: string
  readonly start: number
}

/** Longer texts are data, not classes. */
const MAX_TEXT_LENGTH = 10_000

/** Finds the utility classes with arbitrary values in a file. */
export function* findArbitraryClasses(file: SourceFile): Generator<ArbitraryClass> {
  if (!/-[[(]/.test(file.text)) return
  for (const { text, start } of listClassTexts(file)) {
    if (text.length > MAX_TEXT_LENGTH) continue
    for (const match of text.matchAll(ARBITRARY)) {
      const [matched, variants = '', utility = '', bracket, parentheses] = match
      const before = readVariantsBefore(text, match.index)
      const whole = before + matched
      const value = bracket ?? parentheses ?? ''
      const at = start + match.index - before.length
      const valueStart = at + whole.lastIndexOf(value)
      yield {
        text: whole,
        variants: before + variants,
        utility,
        value: bracket === undefined ? `var(${value})` : value.replaceAll('_', ' '),
        range: { start: at, end: at + whole.length },
        valueRange: { start: valueStart, end: valueStart + value.length },
        classes: text,
      }
    }
  }
}

const MAX_VARIANTS_LENGTH = 200

/** Returns the variants before a match, which have parentheses or quotes: `[&:is(.dark_*)]:`. */
function readVariantsBefore(text: string, end: number): string {
  if (!/[:)]/.test(text[end - 1] ?? '') && text[end] !== ']') return ''
  let start = end
  while (start > Math.max(0, end - MAX_VARIANTS_LENGTH) && /\S/.test(text[start - 1] ?? ''))
    start -= 1
  return text.slice(start, end)
}
