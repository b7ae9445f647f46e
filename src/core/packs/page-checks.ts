import type { AppPage } from './app.ts'
import type { Check } from './checks.ts'
import type { PackContext, ResolvedInstance } from './context.ts'
import type { ShellContract } from './frame.ts'
import { raw } from './inert.ts'
import { describeContrast } from './markdown/values.ts'
import { resolveModes } from './modes.ts'
import { joinMarkdown, md } from './say.ts'
import type { PageSignals, Signal } from './wiring.ts'
import { pluralize } from './words.ts'

/** The parts of a page that its checks speak about. */
export interface PageFacts {
  readonly page: AppPage
  readonly shellContract: ShellContract | undefined
  readonly instances: readonly ResolvedInstance[]
  readonly signals: PageSignals
}

/** Signals that say what a view shows, so that its address should keep them. */
const URL_SIGNALS = ['query', 'filters', 'date-range', 'comparison', 'sort', 'page', 'tab', 'step']

/** Signals that follow from what somebody does, so that nobody sets them. */
const DERIVED_SIGNALS = ['session', 'current-path', 'progress']

/** The states that every pattern with data has. */
export const COMMON_STATES = ['loading', 'empty', 'error']

/** What must be true when a page is done, in words that a program can test. */
export function pageChecks(
  context: PackContext,
  { page, shellContract, instances, signals }: PageFacts,
): Check[] {
  const { path, aliases, effective } = page
  const { shared, internal, outputs, actions } = signals
  const names = listSignalNames([...shared, ...internal, ...outputs])
  const settable = names.filter((name) => !DERIVED_SIGNALS.includes(name))
  const steps = [md`set ${settable.slice(0, 3)}`, md`${listSignalNames(actions).slice(0, 3)}`]
  const parts = pluralize(instances.length, 'pattern')
  const states = instances.flatMap(({ facts }) => Object.keys(facts?.states ?? {}))
  const common = states.filter((name) => COMMON_STATES.includes(name)).length
  const seen = common > 0 && pluralize(common, 'state')
  const alone = raw(instances.length > 1 ? '; one failure leaves the other patterns usable' : '')
  const contrast = describeContrast(context, resolveModes([effective.mode.value]))
  return [
    [
      'route',
      md`At ${[path, ...aliases]}: a title, one \`h1\`, one ${getMainSelector(shellContract)} and ${parts} in order, each named by its heading, caption or label.`,
    ],
    ['reload', md`Reload keeps ${names.filter((name) => URL_SIGNALS.includes(name))}.`],
    ['states', md`Seen: ${seen}${alone}.`],
    ['keyboard', md`Keyboard alone: ${joinMarkdown(steps, ', then ')}.`],
    ['contrast', md`${contrast} No sideways scroll at 390px.`],
  ]
}

const listSignalNames = (signals: readonly Signal[]): string[] => signals.map(({ name }) => name)

/** The element that a skip link leads to, as a selector. */
export function getMainSelector(frame: ShellContract | undefined): string {
  const target = frame?.skip_target ?? 'main'
  const region = frame?.regions.find(({ id }) => id === target)
  return `${region?.element ?? 'main'}#${target}`
}
