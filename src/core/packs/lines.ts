/**
 * What goes when a pack is too long, the last rank first: `more` and `extra` when it is beyond its
 * target, the others when it is beyond its limit, and `must` never. What an agent cannot do without
 * is a `rule`, what it could find elsewhere a `part`, what it might guess a `look`.
 */
export const RANKS = ['must', 'rule', 'part', 'look', 'extra', 'more'] as const

export type Rank = (typeof RANKS)[number]

/** Something that there was no room for. */
export interface Left {
  readonly what: string
  readonly of?: string
}

/** One line of a pack, or a few that belong together. */
export interface Line {
  readonly text: string
  readonly rank: Rank
  /** What stands in its place when there is no room for it. */
  readonly short?: string
  /** What is then missing, and of which part of the app. */
  readonly left?: Left
}

/** Lines under a heading, which goes with the last of them. */
export interface Block {
  readonly heading?: string
  /** The part of the app that its lines are about. */
  readonly of?: string
  readonly lines: readonly Line[]
}

/** A line that always stays. */
export const must = (text: string): Line => ({ text, rank: 'must' })

/** Lines that always stay. */
export const musts = (texts: readonly (string | undefined)[]): Line[] =>
  texts.flatMap((text) => (text ? [must(text)] : []))

/** A line that may go, with what is then missing. */
export const may = (rank: Rank, text: string, what: string, of?: string): Line => ({
  text,
  rank,
  left: of === undefined ? { what } : { what, of },
})

/** A line of a list. */
export const bullet = (line: Line): Line => ({
  ...line,
  text: `- ${line.text}`,
  ...(line.short === undefined ? {} : { short: `- ${line.short}` }),
})

/** Parts that say something, as sentences of one line. */
export const joined = (parts: readonly (string | undefined | false)[]): string =>
  parts.filter(Boolean).join(' ')
