import {
  EMPTY,
  escapeInline,
  type MarkdownValue,
  raw,
  renderValue,
  type SafeMarkdown,
} from './sentence.ts'

/** An item of a list in a pack, or a few that belong together; one without a text is none. */
export interface Line {
  readonly text: string
  /**
   * What goes when a pack is too long, the last rank first: 4 and 5 when it is beyond its target,
   * 1 to 3 when it is beyond its limit, and 0 never.
   */
  readonly rank: number
  /** What is then missing, and of which part of the app. */
  readonly topic: string
  readonly subject?: string | undefined
  /** What stands in its place then. */
  readonly shortText: string
}

/** Lines under a heading, which goes with the last of them, and the part that they are about. */
export type MarkdownBlock = readonly [heading: string, lines: readonly Line[], of?: string]

type LineFactory = (
  text: SafeMarkdown | undefined,
  what: string,
  of?: MarkdownValue,
  short?: SafeMarkdown,
) => Line

const createLineFactory =
  (rank: number) =>
  (text = EMPTY, what = '', of?: MarkdownValue, short = EMPTY): Line => ({
    text: toListItem(text),
    rank,
    topic: what,
    subject: renderValue(of),
    shortText: toListItem(short),
  })

/** Words as an item of a list; the row of a table is none. */
const toListItem = ({ markdown }: SafeMarkdown): string => markdown.replace(/^(?=[^|])/, '- ')

/** A paragraph, which always stays. */
export const paragraph = (text = EMPTY): Line => ({
  text: text.markdown,
  rank: 0,
  topic: '',
  shortText: '',
})

/** A line that always stays. */
export const requiredLine: (text: SafeMarkdown | undefined) => Line = createLineFactory(0)

/** A line that an agent cannot do without. */
export const essentialLine: LineFactory = createLineFactory(1)

/** Directives, each known by its number. */
export const directiveLines = (directives: readonly string[] = [], what: string): Line[] =>
  directives.map((text, at) => essentialLine(escapeInline(text), what, at + 1))

/** A line that says what could be found elsewhere. */
export const usefulLine: LineFactory = createLineFactory(2)

/** A line that says what might be guessed. */
export const guessableLine: LineFactory = createLineFactory(3)

/** A line for packs that have room. */
export const extraLine: LineFactory = createLineFactory(4)

/** A line for packs that have much room. */
export const detailLine: LineFactory = createLineFactory(5)

/** Steps of ours in their order. */
export const stepLines = (steps: readonly string[]): Line[] =>
  steps.map((step, at) => paragraph(raw(`${at + 1}. ${step}`)))
