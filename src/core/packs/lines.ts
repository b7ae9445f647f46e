import { inert, type Said } from './inert.ts'
import { NOTHING, type Sayable, tell } from './say.ts'

/** An item of a list in a pack, or a few that belong together; one without a text is none. */
export interface Line {
  readonly text: string
  /**
   * What goes when a pack is too long, the last rank first: 4 and 5 when it is beyond its target,
   * 1 to 3 when it is beyond its limit, and 0 never.
   */
  readonly rank: number
  /** What is then missing, and of which part of the app. */
  readonly what: string
  readonly of?: string | undefined
  /** What stands in its place then. */
  readonly short: string
}

/** Lines under a heading, which goes with the last of them, and the part that they are about. */
export type Block = readonly [heading: string, lines: readonly Line[], of?: string]

type Ranked = (text: Said | undefined, what: string, of?: Sayable, short?: Said) => Line

const ranked =
  (rank: number) =>
  (text = NOTHING, what = '', of?: Sayable, short = NOTHING): Line => ({
    text: item(text),
    rank,
    what,
    of: tell(of),
    short: item(short),
  })

/** Words as an item of a list; the row of a table is none. */
const item = ({ said }: Said): string => said.replace(/^(?=[^|])/, '- ')

/** A paragraph, which always stays. */
export const must = (text = NOTHING): Line => ({ text: text.said, rank: 0, what: '', short: '' })

/** A line that always stays. */
export const fact: (text: Said | undefined) => Line = ranked(0)

/** A line that an agent cannot do without. */
export const rule: Ranked = ranked(1)

/** Directives, each known by its number. */
export const directiveLines = (directives: readonly string[] = [], what: string): Line[] =>
  directives.map((text, at) => rule(inert(text), what, at + 1))

/** A line that says what could be found elsewhere. */
export const part: Ranked = ranked(2)

/** A line that says what might be guessed. */
export const look: Ranked = ranked(3)

/** A line for packs that have room. */
export const extra: Ranked = ranked(4)

/** A line for packs that have much room. */
export const more: Ranked = ranked(5)
