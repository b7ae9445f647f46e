import type { AppPage } from './app.ts'
import type { Check } from './checks.ts'
import type { Context, Instance } from './context.ts'
import type { Frame } from './frame.ts'
import { said } from './inert.ts'
import { joined, say } from './say.ts'
import type { Wiring } from './wiring.ts'

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
  const names = [...shared, ...own, ...outputs].map(({ name }) => name)
  const settable = names.filter((name) => !FOLLOWS.includes(name))
  const started = actions.map(({ name }) => name)
  const steps = [say`set ${settable.slice(0, 3)}`, say`${started.slice(0, 3)}`]
  const show = said(aliases.length === 0 ? 'shows' : 'show')
  const count = instances.length
  const parts = said(count === 1 ? 'the pattern' : `${count} patterns in order`)
  const { wcag_level } = context.essence.dna.accessibility
  const { value: mode } = effective.mode
  const pass = said(mode === 'auto' ? 'Light and dark pass' : `The ${mode} mode passes`)
  const level = wcag_level === 'none' ? said('At any width') : say`${pass} ${wcag_level};`
  return [
    [
      'route',
      say`${[path, ...aliases]} ${show} a title, one \`h1\`, one ${mainOf(frame)} and ${parts}, each named by its heading, caption or label.`,
    ],
    ['reload', say`Reload keeps ${names.filter((name) => VIEW.includes(name))}.`],
    ['states', statesCheck(instances)],
    ['keyboard', say`Keyboard alone: ${joined(steps, ', then ')}.`],
    ['contrast', say`${level} no sideways scroll at 390px.`],
  ]
}

function statesCheck(instances: readonly Instance[]) {
  const states = instances.flatMap(({ substance }) => Object.keys(substance?.states ?? {}))
  const count = states.filter((name) => STATES.includes(name)).length
  const all = said(COUNTS[count] ?? `All ${count} states were`)
  const alone = instances.length > 1 ? '; one failure leaves the other patterns usable' : ''
  return say`${count > 0 && all} seen${said(alone)}.`
}

const COUNTS = ['', 'The state was', 'Both states were']

/** The element that a skip link leads to, as a selector. */
export function mainOf(frame: Frame | undefined): string {
  const target = frame?.skip_target ?? 'main'
  const region = frame?.regions.find(({ id }) => id === target)
  return `${region?.element ?? 'main'}#${target}`
}
