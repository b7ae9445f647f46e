import { getSeverity } from '../essence/diagnostics/rule.ts'
import type { ExecutionPackSuccessCheck } from '../generated/types/execution-pack.common.v1.ts'
import type { Assertion } from '../generated/types/review-pack.v1.ts'
import { omitUndefined } from '../json/value.ts'
import { groupBy } from '../lists.ts'
import { getHotkeys, resolvePalette } from './app-navigation.ts'
import { type AppPage, type AppSection, getAppModes, resolveModes } from './app-plan.ts'
import { listShellContracts, type PackContext, type ResolvedInstance } from './context.ts'
import { describeConstraints, describeContrast } from './markdown/app-facts.ts'
import {
  describeCommand,
  describeLinkTarget,
  describePalette,
  formatKey,
} from './markdown/navigation.ts'
import {
  EMPTY,
  joinMarkdown,
  md,
  pluralize,
  quoteInline,
  raw,
  type SafeMarkdown,
  truncateList,
} from './markdown/sentence.ts'
import type { ShellContract } from './shell-contract.ts'
import type { PageSignals, Signal } from './signals.ts'

const INTERACTION_CHECKS = /^(key|palette|command|navigation)/
const DNA_CHECKS = /^(access|token|contrast|constraint)/

/** Something that must be true, and of what; without words it is nothing. */
export type Check = readonly [kind: string, label: SafeMarkdown, target?: string]

/** A check by its kind, with how severe it is when it does not hold. */
export interface SuccessCheck extends ExecutionPackSuccessCheck {
  target?: string
}

/** The checks that say something. The guard tells how severe they are, layer by layer. */
export const toSuccessChecks = (
  { essence: { meta } }: PackContext,
  checks: readonly Check[],
): SuccessCheck[] =>
  checks.flatMap(([id, { markdown: label }, target]) => {
    const layer = DNA_CHECKS.test(id) ? 'dna' : 'blueprint'
    const severity = getSeverity(INTERACTION_CHECKS.test(id) ? 'interactions' : layer, meta.guard)
    return label ? omitUndefined({ id, label, severity, target }) : []
  })

/** What must be true of the whole app when its scaffold stands. */
export function appChecks(context: PackContext): Check[] {
  const keys = getHotkeys(context).map(({ key }) => key)
  const [palette = EMPTY] = describePalette(context)
  return [
    [
      'routes',
      md`Every route (${context.pages.length}) answers in its shell with one \`h1\`; any other path shows that it does not exist.`,
    ],
    ['keys', md`Keys do what is declared: ${truncateList(keys)}.`],
    ['palette', palette],
    ...appearanceChecks(context),
  ]
}

/** What must be true of everything that is seen. */
export function appearanceChecks(context: PackContext): Check[] {
  const { theme, accessibility, motion } = context.essence.dna
  const { skip_nav, focus_visible } = accessibility
  const access = [
    skip_nav && md`The first Tab stop leads to \`main\`.`,
    focus_visible && md`Focus is visible on every control.`,
    motion.reduce_motion && md`Nothing moves under \`prefers-reduced-motion\`.`,
  ]
  return [
    ['access', joinMarkdown(access) ?? EMPTY],
    [
      'tokens',
      md`Colours, sizes, radii, shadows and durations are variables of ${theme.id}; no literal value stands in a component.`,
    ],
    ['contrast', describeContrast(context, getAppModes(context))],
  ]
}

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

/** What must be true when a section is done. */
export function sectionChecks({ section, pages }: AppSection): Check[] {
  const { navigation_items: items = [], features, shell } = section
  const paths = pages.map(({ path }) => path)
  const shown = items.length > 0 && pluralize(items.length, 'item')
  return [
    ['routes', md`${truncateList(paths)} open in shell ${shell} unless said otherwise.`],
    ['features', md`Its pages offer ${features}.`],
    [
      'navigation',
      md`The navigation shows its ${shown} in this order and marks the open one with \`aria-current\`.`,
    ],
  ]
}

/** A part of the review and the statements in it, those of a kind together. */
export type AssertionGroup = readonly [title: string, assertions: readonly Assertion[]]

/** Every statement about the app that a program can test, part by part. */
export const listAssertionGroups = (context: PackContext): AssertionGroup[] =>
  ASSERTION_GROUPS.map(([title, statementsOf]) => {
    const kinds = groupBy(toSuccessChecks(context, statementsOf(context)), ({ id }) => id)
    const assertions = [...kinds].flatMap(([kind, checks]) =>
      checks.map((check, at) => ({ ...check, id: `${kind}-${at + 1}`, kind })),
    )
    return [title, assertions]
  })

const ASSERTION_GROUPS: readonly (readonly [
  title: string,
  statementsOf: (context: PackContext) => Check[],
])[] = [
  ['Routes', routeAssertions],
  ['Frames', (context) => listShellContracts(context).map(landmarkAssertion)],
  ['Keys', hotkeyAssertions],
  ['Palette', paletteAssertions],
  ['Look and access', appearanceAssertions],
  ['Features', featureAssertions],
]

function routeAssertions({ pages }: PackContext): Check[] {
  return pages.flatMap(({ path, aliases, name, shell }): Check[] => [
    ['route', md`${path} shows ${name} in ${shell}.`, path],
    ...aliases.map((alias): Check => ['alias', md`${alias} shows the same as ${path}.`, alias]),
  ])
}

function landmarkAssertion({ shell, regions, skip_target, scroll_owner }: ShellContract): Check {
  const parts = regions.map(({ element, label }) => md`${element}${md` ${quoteInline(label)}`}`)
  const all = joinMarkdown(parts, ', ') ?? md`no regions of its own`
  const label = md`Shell ${shell} has ${all}; the skip link leads to ${skip_target}, ${scroll_owner} scrolls.`
  return ['landmark', label, shell]
}

function hotkeyAssertions(context: PackContext): Check[] {
  return getHotkeys(context).map(({ key, ...lead }) => [
    'key',
    md`${formatKey(key)} ${describeLinkTarget(context, lead)}`,
    key,
  ])
}

function paletteAssertions(context: PackContext): Check[] {
  const { commands = [] } = resolvePalette(context) ?? {}
  return [
    ...describePalette(context).map((label): Check => ['palette', label]),
    ...commands.map((command): Check => ['command', describeCommand(context, command), command.id]),
  ]
}

function appearanceAssertions(context: PackContext): Check[] {
  const { elevation, radius } = context.essence.dna
  return [
    ...appearanceChecks(context),
    ['token', md`No shadow above level ${elevation.max_levels}; base radius ${radius.base}px.`],
    ...describeConstraints(context).map((label): Check => ['constraint', label]),
  ]
}

function featureAssertions({ sections }: PackContext): Check[] {
  return sections.map(({ section: { id, features } }) => [
    'feature',
    md`${id} offers ${features}.`,
    id,
  ])
}
