import type { Page } from 'playwright-core'
import { type TabStop, walkTabStops } from './tab-stops.ts'
import type { ExpectedAction } from './types.ts'

/** What to type where an action needs input and nothing else is known. */
export const FALLBACK_TEXT = '1'

/** Returns the Tab stop that fits an action best. A control of the whole page wins over one of an item. */
export function chooseStop(stops: readonly TabStop[], action: ExpectedAction): TabStop | undefined {
  const rated = stops
    .filter(({ kind }) => kind === 'button' || kind === 'link')
    .map((stop) => ({ stop, rating: action.rate(stop.name) + (stop.isInItem ? 0 : 0.5) }))
    .filter(({ stop }) => action.rate(stop.name) > 0)
  return rated.toSorted((a, b) => b.rating - a.rating)[0]?.stop
}

/** Moves focus to a control with Tab; types a text into the fields on the way. */
export async function focusByTab(page: Page, stop: TabStop, text?: string): Promise<boolean> {
  const isReached = ({ name, kind }: TabStop): boolean => name === stop.name && kind === stop.kind
  // A second round reaches an action that is enabled by typing and comes before the fields.
  for (const _ of [1, 2]) {
    if ((await walkTabStops(page, text, isReached)).some(isReached)) return true
  }
  return false
}

/** Words that product people use for the same action. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['create', 'new', 'add'],
  ['save', 'update', 'apply'],
  ['delete', 'remove', 'archive'],
  ['edit', 'change', 'rename'],
  ['send', 'submit', 'request'],
  ['start', 'try', 'begin', 'get', 'sign', 'join', 'book'],
  ['continue', 'next', 'confirm', 'verify', 'finish'],
  ['find', 'search', 'filter'],
]

/** Verbs that lead to another page, whose link often has only the name of that page. */
const NAVIGATION = /^(go to|open|see|view|read|show|return to|back to)$/

const WORDS = /[\p{L}\p{N}]+/gu

const toStems = (text: string): string[] =>
  (text.toLowerCase().match(WORDS) ?? []).map((word) => word.slice(0, 5))

/** Words that say nothing about an action. */
const STOP_STEMS = new Set(
  toStems('a an the this that these its your to of in for with and all or'),
)

/** Creates the action that a brief describes, such as "Create a request (`n r`)". */
export function parseAction(text: string): ExpectedAction {
  const label = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[.;`]/g, '')
    .trim()
  const [, verb = '', object = ''] =
    /^((?:\p{L}+ to(?= ))|\p{L}+)(.*)$/u.exec(label.toLowerCase()) ?? []
  const verbs = SYNONYMS.find((group) => group.includes(verb)) ?? [verb]
  const nouns = toStems(object).filter((stem) => !STOP_STEMS.has(stem))
  const rate = (name: string): number => {
    const [first = '', ...others] = name.toLowerCase().match(WORDS) ?? []
    const stems = toStems(name)
    const shared = nouns.filter((noun) => stems.includes(noun)).length
    if (NAVIGATION.test(verb)) return shared > 0 && shared >= nouns.length / 2 ? shared : 0
    if (verbs.includes(first)) return 1 + shared
    // "Add note" fits "Note a call" only if the verb is a word of the name.
    return others.includes(verb) && shared > 0 ? shared : 0
  }
  return { label, rate }
}
