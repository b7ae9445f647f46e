import { severityOf } from '../essence/diagnostics/severity.ts'
import type { ExecutionPackSuccessCheck } from '../generated/types/execution-pack.common.v1.ts'
import type { AppPage } from './app.ts'
import type { Context, Instance } from './context.ts'
import type { Frame } from './frame.ts'
import { named, namedAll } from './inert.ts'
import type { Wiring } from './wiring.ts'
import { counted } from './words.ts'

/** The parts of a page that its checks speak about. */
export interface PageFacts {
  readonly page: AppPage
  readonly frame: Frame | undefined
  readonly instances: readonly Instance[]
  readonly wiring: Wiring
}

/** Signals that say what a view shows, so that its address should keep them. */
const VIEW: ReadonlySet<string> = new Set([
  ...['query', 'filters', 'date-range', 'comparison', 'sort', 'page', 'tab'],
])

/** What must be true when a page is done, in words that a program can test. */
export function pageChecks({ essence }: Context, facts: PageFacts): ExecutionPackSuccessCheck[] {
  const { guard } = essence.meta
  const check = (
    layer: 'dna' | 'blueprint' | 'interactions',
    id: string,
    label: string | undefined,
  ): ExecutionPackSuccessCheck[] =>
    label === undefined ? [] : [{ id, label, severity: severityOf(layer, guard) }]
  return [
    ...check('blueprint', 'route', routeCheck(facts)),
    ...check('blueprint', 'reload', reloadCheck(facts.wiring)),
    ...check('blueprint', 'states', statesCheck(facts.instances)),
    ...check('interactions', 'keyboard', keyboardCheck(facts.wiring)),
    ...check('dna', 'contrast', contrastCheck(facts.page, essence.dna.accessibility.wcag_level)),
  ]
}

/** The element that a skip link leads to, as a selector. */
export function mainOf(frame: Frame | undefined): string {
  const target = frame?.skip_target ?? 'main'
  const region = frame?.regions.find(({ id }) => id === target)
  return `${region?.element ?? 'main'}#${target}`
}

function routeCheck({ page, frame, instances }: PageFacts): string {
  const paths = [page.path, ...page.aliases]
  const shows = paths.length === 1 ? 'shows' : 'show'
  const parts = instances.length === 1 ? 'the pattern' : `${instances.length} patterns in order`
  const main = named(mainOf(frame))
  return `${namedAll(paths)} ${shows} a title, one \`h1\`, one ${main} and ${parts}, each named.`
}

function reloadCheck({ shared, own, outputs }: Wiring): string | undefined {
  const kept = [...shared, ...own, ...outputs].filter(({ name }) => VIEW.has(name))
  if (kept.length === 0) return undefined
  return `Reload keeps ${namedAll(kept.map(({ name }) => name))}.`
}

/** The states that every pattern with data has. */
export const STATES: readonly string[] = ['loading', 'empty', 'error']

function statesCheck(instances: readonly Instance[]): string | undefined {
  const states = instances.flatMap(({ substance }) => substance?.states ?? [])
  const count = states.filter(({ name }) => STATES.includes(name)).length
  if (count === 0) return undefined
  const alone = instances.length > 1 ? '; one failure leaves the other patterns usable' : ''
  return `${count === 1 ? 'The state was' : `All ${counted(count, 'state')} were`} seen${alone}.`
}

function keyboardCheck({ shared, own, outputs, actions }: Wiring): string | undefined {
  const set = [...shared, ...own, ...outputs].map(({ name }) => name).slice(0, 3)
  const started = actions.map(({ name }) => name).slice(0, 3)
  const steps = [set.length > 0 && `set ${namedAll(set)}`, started.length > 0 && namedAll(started)]
  const said = steps.filter(Boolean)
  return said.length === 0 ? undefined : `Keyboard alone: ${said.join(', then ')}.`
}

function contrastCheck({ effective }: AppPage, level: string): string {
  const mode =
    effective.mode.value === 'auto' ? 'Light and dark' : `The ${effective.mode.value} mode`
  const passes = effective.mode.value === 'auto' ? 'pass' : 'passes'
  const narrow = 'no sideways scroll at 390px.'
  return level === 'none' ? `At any width ${narrow}` : `${mode} ${passes} \`${level}\`; ${narrow}`
}
