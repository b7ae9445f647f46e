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

/** Verbs that mean the same on a button. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['create', 'new', 'add'],
  ['save', 'update', 'apply'],
  ['delete', 'remove'],
  ['edit', 'change'],
  ['send', 'submit'],
  ['start', 'try', 'begin', 'get'],
  ['continue', 'next', 'confirm', 'verify', 'finish'],
  ['find', 'search', 'filter'],
]

/** Verbs that lead to another page, whose link often has only the name of that page. */
const NAVIGATION = /^(go to|open|see|view|read|show|return to|back to)$/

const WORDS = /[\p{L}\p{N}]+/gu

const toStems = (text: string): string[] =>
  (text.toLowerCase().match(WORDS) ?? []).map((word) => word.slice(0, 5))

/** Words that do not say what an action is about. */
const STOP_STEMS = new Set(
  toStems('a an the this that these its your to of in for with and all or now selected changes'),
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
  const nouns = toNouns(object)
  const rate = (name: string): number => {
    const [first = ''] = name.toLowerCase().match(WORDS) ?? []
    const isLink = NAVIGATION.test(verb)
    const stems = toNouns(isLink ? name : name.toLowerCase().replace(first, ''))
    const shared = nouns.filter((noun) => stems.includes(noun)).length
    if (isLink) return shared > 0 && shared >= nouns.length / 2 ? shared : 0
    // "New" fits "Create a request"; "New folder" is about something else.
    return verbs.includes(first) && (shared > 0 || stems.length === 0) ? 1 + shared : 0
  }
  return { label, rate }
}

const toNouns = (text: string): string[] => toStems(text).filter((stem) => !STOP_STEMS.has(stem))
