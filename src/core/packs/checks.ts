import type { ShellContract } from '../content/shell-contract.ts'
import type { ResolvedInstance } from '../essence/app/app-context.ts'
import { getHotkeys, resolvePalette } from '../essence/app/app-navigation.ts'
import {
  type AppPage,
  type AppSection,
  getAppModes,
  resolveModes,
} from '../essence/app/app-plan.ts'
import { getSeverity } from '../essence/diagnostics/rule.ts'
import { type PageKind, URL_STATES, type UrlState } from '../essence/model/label-vocabulary.ts'
import type { PageBrief } from '../essence/model/page-brief.ts'
import type { ExecutionPackSuccessCheck } from '../generated/types/execution-pack.common.v1.ts'
import type { Assertion } from '../generated/types/review-pack.v1.ts'
import { omitUndefined } from '../kernel/json/value.ts'
import { groupBy } from '../kernel/lists.ts'
import { joinWords } from '../kernel/text.ts'
import { listShellContracts, type PackContext } from './context.ts'
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
import type { PageSignals } from './signals.ts'

/** The layers whose enforcement decides how severe a failed check is; all others: blueprint. */
const CHECK_LAYERS: ReadonlyMap<string, 'interactions' | 'dna'> = new Map([
  ['key', 'interactions'],
  ['keys', 'interactions'],
  ['keyboard', 'interactions'],
  ['palette', 'interactions'],
  ['command', 'interactions'],
  ['navigation', 'interactions'],
  ['access', 'dna'],
  ['token', 'dna'],
  ['tokens', 'dna'],
  ['contrast', 'dna'],
  ['constraint', 'dna'],
])

/** A statement that must be true, and its target; a check without text is left out. */
export type Check = readonly [kind: string, label: SafeMarkdown, target?: string]

/** A check with the severity of its failure. */
export interface SuccessCheck extends ExecutionPackSuccessCheck {
  target?: string
}

/** Returns the checks that have a text, with the severity that the guard sets for their layer. */
export const toSuccessChecks = (
  { essence: { meta } }: PackContext,
  checks: readonly Check[],
): SuccessCheck[] =>
  checks.flatMap(([id, { markdown: label }, target]) => {
    const severity = getSeverity(CHECK_LAYERS.get(id) ?? 'blueprint', meta.guard)
    return label ? omitUndefined({ id, label, severity, target }) : []
  })

/** Returns the checks of the whole app after its setup. */
export function appChecks(context: PackContext): Check[] {
  const keys = getHotkeys(context).map(({ key }) => key)
  const [palette = EMPTY] = describePalette(context)
  return [
    [
      'routes',
      md`Every route (${context.pages.length}) shows its page in its shell with one \`h1\`; any other path shows the not-found page.`,
    ],
    ['keys', keys.length > 0 ? md`The keys work as listed (${keys.length}).` : EMPTY],
    ['palette', palette],
    ...appearanceChecks(context),
  ]
}

/** Returns the checks of appearance and accessibility. */
function appearanceChecks(context: PackContext): Check[] {
  const { theme, accessibility, motion } = context.essence.dna
  const { skip_nav, focus_visible } = accessibility
  const access = [
    skip_nav && md`The first Tab stop is a link to \`main\`.`,
    focus_visible && md`Focus is visible on every control.`,
    motion.reduce_motion && md`Nothing moves under \`prefers-reduced-motion\`.`,
  ]
  return [
    ['access', joinMarkdown(access) ?? EMPTY],
    [
      'tokens',
      md`Components use the variables of ${theme.id} for colors, type, radii, shadows and durations, and no literal values for them.`,
    ],
    ['contrast', describeContrast(context, getAppModes(context))],
  ]
}

/** The facts about a page that its checks use. */
export interface PageFacts {
  readonly page: AppPage
  readonly kind: PageKind
  readonly brief: PageBrief
  readonly shellContract: ShellContract | undefined
  readonly instances: readonly ResolvedInstance[]
  readonly signals: PageSignals
}

/** Returns the checks of a finished page, each of which can be decided in a browser. */
export function pageChecks(facts: PageFacts): Check[] {
  const { effective } = facts.page
  const modes = raw(resolveModes([effective.mode.value]).join(' or '))
  return [
    ['route', md`One \`h1\`; parts in the order above, each with its id and an accessible name.`],
    ['contrast', md`No axe violations in ${modes}; no sideways page scroll at 390px.`],
    ['reload', describeUrlCheck(facts)],
    ['states', describeFailureCheck(facts)],
    ['keyboard', describeKeyboardCheck(facts)],
  ]
}

/** The words for what a URL can keep. */
const URL_STATE_WORDS: Readonly<Record<UrlState, string>> = {
  search: 'search',
  filters: 'filters',
  period: 'period',
  comparison: 'comparison',
  sort: 'sort order',
  page: 'page',
  tab: 'tab',
  step: 'step',
  view: 'view',
  selection: 'selection',
  item: 'open item',
}

/** Lists what the URL of a page keeps: as the page decides, else as its patterns do. */
export function listUrlStates({ brief, instances }: PageFacts): readonly UrlState[] {
  const kept = new Set(instances.flatMap(({ facts }) => facts?.keeps_in_url ?? []))
  return brief.keepsInUrl ?? URL_STATES.filter((state) => kept.has(state))
}

/** Describes what a copied link restores. */
function describeUrlCheck(facts: PageFacts): SafeMarkdown {
  const words = joinWords(
    listUrlStates(facts).map((state) => URL_STATE_WORDS[state]),
    'and',
  )
  return words === undefined ? EMPTY : md`A copied link restores ${raw(words)}.`
}

/** The kinds of pages that are complete when they arrive, so that only what they send can fail. */
const STATIC_KINDS: ReadonlySet<PageKind> = new Set(['public', 'document', 'system'])

/** True for a page that is complete when it arrives, unless it decides how its parts fail. */
export const isStaticPage = ({ kind, brief }: Pick<PageFacts, 'kind' | 'brief'>): boolean =>
  brief.failsApart === undefined && STATIC_KINDS.has(kind)

/** Describes how the page fails, if a pattern on it can. */
function describeFailureCheck(facts: PageFacts): SafeMarkdown {
  const { brief, instances } = facts
  const canFail = instances.filter(({ facts }) => facts?.states.error !== undefined)
  if (canFail.length === 0) return EMPTY
  if (isStaticPage(facts))
    return canFail.some(({ facts }) => facts?.keeps_input)
      ? md`If a form fails to send, it says so in place and keeps the input.`
      : EMPTY
  return (brief.failsApart ?? instances.length > 1)
    ? md`A part that fails says so in place, with a retry; the others stay.`
    : md`If the server cannot be reached, the page says so in place, keeps the input and offers a retry.`
}

/** Describes the jobs that the keyboard alone must do. */
function describeKeyboardCheck({ brief }: PageFacts): SafeMarkdown {
  if (brief.primaryAction === undefined) return EMPTY
  return brief.otherActions !== undefined
    ? md`Every action works by keyboard.`
    : md`The primary action works by keyboard.`
}

/** Returns the selector of the element that the skip link opens. */
export function getMainSelector(shellContract: ShellContract | undefined): string {
  const target = shellContract?.skip_target ?? 'main'
  const region = shellContract?.regions.find(({ id }) => id === target)
  return `${region?.element ?? 'main'}#${target}`
}

/** Returns the checks of a finished section. */
export function sectionChecks({ section, pages }: AppSection): Check[] {
  const { navigation_items: items = [], features } = section
  const paths = pages.map(({ path }) => path)
  const itemCount = items.length > 0 && pluralize(items.length, 'item')
  return [
    ['routes', md`${truncateList(paths)} open in the shells named above.`],
    ['features', md`Each feature can be used on a page of the section: ${features}.`],
    [
      'navigation',
      md`The navigation shows ${itemCount} of this section and marks the current one with \`aria-current\`.`,
    ],
  ]
}

/** A group of the review and its assertions, sorted by kind. */
export type AssertionGroup = readonly [title: string, assertions: readonly Assertion[]]

/** Lists every assertion about the app that a program can test, by group. */
export const listAssertionGroups = (context: PackContext): AssertionGroup[] =>
  ASSERTION_GROUPS.map(([title, createChecks]) => {
    const kinds = groupBy(toSuccessChecks(context, createChecks(context)), ({ id }) => id)
    const assertions = [...kinds].flatMap(([kind, checks]) =>
      checks.map((check, index) => ({ ...check, id: `${kind}-${index + 1}`, kind })),
    )
    return [title, assertions]
  })

const ASSERTION_GROUPS: readonly (readonly [
  title: string,
  createChecks: (context: PackContext) => Check[],
])[] = [
  ['Routes', routeAssertions],
  ['Shells', (context) => listShellContracts(context).map(landmarkAssertion)],
  ['Keys', hotkeyAssertions],
  ['Command palette', paletteAssertions],
  ['Appearance and accessibility', appearanceAssertions],
  ['Features', featureAssertions],
]

function routeAssertions({ pages }: PackContext): Check[] {
  return pages.flatMap(({ path, aliases, name, shell }): Check[] => [
    ['route', md`${path} shows ${name} in ${shell}.`, path],
    ...aliases.map((alias): Check => ['alias', md`${alias} shows the same as ${path}.`, alias]),
  ])
}

function landmarkAssertion({ shell, regions, skip_target, scroll_owner }: ShellContract): Check {
  const elements = regions.map(({ element, label }) => md`${element}${md` ${quoteInline(label)}`}`)
  const landmarks = joinMarkdown(elements, ', ') ?? md`no regions of its own`
  const label = md`Shell ${shell} has ${landmarks}; the skip link leads to ${skip_target}, ${scroll_owner} scrolls.`
  return ['landmark', label, shell]
}

function hotkeyAssertions(context: PackContext): Check[] {
  return getHotkeys(context).map(({ key, route, action }) => [
    'key',
    md`${formatKey(key)} ${describeLinkTarget(context, { route, action })}`,
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
    md`${id} provides ${features}.`,
    id,
  ])
}
