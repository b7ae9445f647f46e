import type { AppPage } from './app.ts'
import type { Check } from './checks.ts'
import type { Context, Instance } from './context.ts'
import type { Frame } from './frame.ts'
import { said } from './inert.ts'
import { contrastInWords } from './markdown/values.ts'
import { modesIn } from './modes.ts'
import { joined, say } from './say.ts'
import type { Signal, Wiring } from './wiring.ts'
import { counted } from './words.ts'

/** The parts of a page that its checks speak about. */
export interface PageFacts {
  readonly page: AppPage
  readonly frame: Frame | undefined
  readonly instances: readonly Instance[]
  readonly wiring: Wiring
}

/** Signals that say what a view shows, so that its address should keep them. */
const VIEW = ['query', 'filters', 'date-range', 'comparison', 'sort', 'page', 'tab', 'step']

/** Signals that follow from what somebody does, so that nobody sets them. */
const FOLLOWS = ['session', 'current-path', 'progress']

/** The states that every pattern with data has. */
export const STATES = ['loading', 'empty', 'error']

/** What must be true when a page is done, in words that a program can test. */
export function pageChecks(
  context: Context,
  { page, frame, instances, wiring }: PageFacts,
): Check[] {
  const { path, aliases, effective } = page
  const { shared, own, outputs, actions } = wiring
  const names = namesOf([...shared, ...own, ...outputs])
  const settable = names.filter((name) => !FOLLOWS.includes(name))
  const steps = [say`set ${settable.slice(0, 3)}`, say`${namesOf(actions).slice(0, 3)}`]
  const parts = counted(instances.length, 'pattern')
  const states = instances.flatMap(({ substance }) => Object.keys(substance?.states ?? {}))
  const common = states.filter((name) => STATES.includes(name)).length
  const seen = common > 0 && counted(common, 'state')
  const alone = said(instances.length > 1 ? '; one failure leaves the other patterns usable' : '')
  const contrast = contrastInWords(context, modesIn([effective.mode.value]))
  return [
    [
      'route',
      say`At ${[path, ...aliases]}: a title, one \`h1\`, one ${mainOf(frame)} and ${parts} in order, each named by its heading, caption or label.`,
    ],
    ['reload', say`Reload keeps ${names.filter((name) => VIEW.includes(name))}.`],
    ['states', say`Seen: ${seen}${alone}.`],
    ['keyboard', say`Keyboard alone: ${joined(steps, ', then ')}.`],
    ['contrast', say`${contrast} No sideways scroll at 390px.`],
  ]
}

const namesOf = (signals: readonly Signal[]): string[] => signals.map(({ name }) => name)

/** The element that a skip link leads to, as a selector. */
export function mainOf(frame: Frame | undefined): string {
  const target = frame?.skip_target ?? 'main'
  const region = frame?.regions.find(({ id }) => id === target)
  return `${region?.element ?? 'main'}#${target}`
}
