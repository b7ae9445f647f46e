import { getLineCost } from '../token-estimate.ts'
import {
  EMPTY,
  escapeInline,
  type MarkdownValue,
  raw,
  renderValue,
  type SafeMarkdown,
} from './sentence.ts'

/** A list item, table row or paragraph of a pack; a line without text is left out. */
export interface Line {
  readonly text: string
  /** The cost of the text in tokens, computed once because many lines appear in many packs. */
  readonly cost: number
  /** How early the line is dropped from a pack that is too long. */
  readonly rank: LineRank
  /** The name under which a dropped line is listed as left out; empty for a line not listed. */
  readonly topic: string
  /** The part of the app that the line is about. */
  readonly subject?: string | undefined
  /** Replaces the text if there is no room for it. */
  readonly shortText: string
}

/** A heading with its lines and the part of the app that they are about. */
export type MarkdownBlock = readonly [heading: string, lines: readonly Line[], subject?: string]

/**
 * The ranks of lines. The highest is dropped first: `detail` and `extra` if a pack exceeds its
 * target, `guessable` to `essential` if it exceeds its maximum, `required` never.
 */
export const LINE_RANKS = {
  required: 0,
  essential: 1,
  useful: 2,
  guessable: 3,
  extra: 4,
  detail: 5,
} as const

export type LineRank = (typeof LINE_RANKS)[keyof typeof LINE_RANKS]

interface LineOptions {
  readonly subject?: MarkdownValue
  readonly shortText?: SafeMarkdown
}

type LineFactory = (text: SafeMarkdown | undefined, topic: string, options?: LineOptions) => Line

/** Creates a paragraph, which is never dropped. */
export const paragraph = ({ markdown: text } = EMPTY): Line => ({
  text,
  cost: getLineCost(text),
  rank: LINE_RANKS.required,
  topic: '',
  shortText: '',
})

/** Creates a line that is never dropped. */
export const requiredLine = (text: SafeMarkdown | undefined): Line =>
  createLine(LINE_RANKS.required, text, '')

/** Creates a line that an agent cannot do without. */
export const essentialLine: LineFactory = (text, topic, options) =>
  createLine(LINE_RANKS.essential, text, topic, options)

/** Creates a line that repeats what other sources have. */
export const usefulLine: LineFactory = (text, topic, options) =>
  createLine(LINE_RANKS.useful, text, topic, options)

/** Creates a line that an agent could guess. */
export const guessableLine: LineFactory = (text, topic, options) =>
  createLine(LINE_RANKS.guessable, text, topic, options)

/** Creates a line for packs that have room. */
export const extraLine: LineFactory = (text, topic, options) =>
  createLine(LINE_RANKS.extra, text, topic, options)

/** Creates a line for packs that have a lot of room. */
export const detailLine: LineFactory = (text, topic, options) =>
  createLine(LINE_RANKS.detail, text, topic, options)

/** Creates a paragraph that an agent cannot do without, but that is dropped if it is too long. */
export const proseLine = (text: SafeMarkdown | undefined, topic: string): Line => ({
  ...paragraph(text),
  rank: LINE_RANKS.essential,
  topic,
})

/** Creates a line for each directive, with its number as the subject. */
export const directiveLines = (directives: readonly string[] = [], topic: string): Line[] =>
  directives.map((text, index) => essentialLine(escapeInline(text), topic, { subject: index + 1 }))

/** Creates a numbered list of steps, which are our own words. */
export const stepLines = (steps: readonly string[]): Line[] =>
  steps.map((step, index) => paragraph(raw(`${index + 1}. ${step}`)))

function createLine(
  rank: LineRank,
  text: SafeMarkdown | undefined,
  topic: string,
  { subject, shortText }: LineOptions = {},
): Line {
  const item = toListItem(text)
  return {
    text: item,
    cost: getLineCost(item),
    rank,
    topic,
    subject: renderValue(subject),
    shortText: toListItem(shortText),
  }
}

/** Adds a list marker, except to the row of a table. */
const toListItem = ({ markdown } = EMPTY): string =>
  markdown === '' || markdown.startsWith('|') ? markdown : `- ${markdown}`
