import type { Page } from 'playwright-core'
import { parseJob } from '../internal.ts'
import { readFocus, type TabStop, walkTabStops } from './tab-stops.ts'
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

/** Moves focus to a control that Tab has reached before; false if it is not there any more. */
export async function focusAgain(page: Page, { name, selector }: TabStop): Promise<boolean> {
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector)
  const focus = await page.evaluate(readFocus)
  return typeof focus === 'object' && focus.name === name && focus.selector === selector
}

/** Creates the action that a job describes, such as `Create a request as "New request"`. */
export function parseAction(text: string): ExpectedAction {
  const { label, control } = parseJob(text) ?? { label: text }
  return { label, rate: control === undefined ? guessControl(label) : matchControl(control) }
}

const WORDS = /[\p{L}\p{N}]+/gu

const toWords = (text: string): string[] => text.toLowerCase().match(WORDS) ?? []

/** Rates controls by the name that the job gives; a name may go on, as in "Approve PF-2041". */
function matchControl(control: string): ExpectedAction['rate'] {
  const expected = toWords(control)
  return (name) => {
    const words = toWords(name)
    if (expected.length === 0) return name.trim() === control ? 2 : 0
    if (expected.some((word, index) => words[index] !== word)) return 0
    return words.length === expected.length ? 2 : 1
  }
}

// A job without the name of its control is compared with the words on the page. This only reads a
// page that was built by others; nothing that svc writes depends on these words.

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

const toStems = (text: string): string[] => toWords(text).map((word) => word.slice(0, 5))

/** Words that do not say what an action is about. */
const STOP_STEMS = new Set(
  toStems('a an the this that these its your to of in for with and all or now selected changes'),
)

/** Creates a function that rates controls by the verb and the object of a job. */
function guessControl(label: string): ExpectedAction['rate'] {
  const [, verb = '', object = ''] =
    /^((?:\p{L}+ to(?= ))|\p{L}+)(.*)$/u.exec(label.toLowerCase().replace(/\([^()]*\)/g, '')) ?? []
  const verbs = SYNONYMS.find((group) => group.includes(verb)) ?? [verb]
  const nouns = toNouns(object)
  return (name) => {
    const [first = ''] = toWords(name)
    const isLink = NAVIGATION.test(verb)
    const stems = toNouns(isLink ? name : name.toLowerCase().replace(first, ''))
    const shared = nouns.filter((noun) => stems.includes(noun)).length
    if (isLink) return shared > 0 && shared >= nouns.length / 2 ? shared : 0
    // "New" fits "Create a request"; "New folder" is about something else.
    return verbs.includes(first) && (shared > 0 || stems.length === 0) ? 1 + shared : 0
  }
}

const toNouns = (text: string): string[] => toStems(text).filter((stem) => !STOP_STEMS.has(stem))
