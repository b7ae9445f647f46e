import type { Section } from '../../essence/version.ts'
import { groupBy } from '../../lists.ts'
import { memoizeByObject } from '../../memoize.ts'
import { humanize } from '../../text.ts'
import { getNavigationLabels, listHotkeysTo, resolvePalette } from '../app-navigation.ts'
import { getCommonDirectives } from '../app-plan.ts'
import { getMainSelector, type PageFacts } from '../checks.ts'
import type { PackContext, ResolvedInstance } from '../context.ts'
import type { ColumnsNode, LayoutNode } from '../layout-tree.ts'
import type { Signal } from '../signals.ts'
import {
  describeAccessibility,
  describeAppearance,
  describeConstraints,
  describeHead,
  describePlatform,
  describeVoice,
  unresolvedNote,
} from './app-facts.ts'
import {
  directiveLines,
  essentialLine,
  extraLine,
  guessableLine,
  type Line,
  type MarkdownBlock,
  paragraph,
  requiredLine,
  usefulLine,
} from './lines.ts'
import { legendLines, patternBlock, stateBlocks } from './patterns.ts'
import {
  escapeInline,
  formatBreakpoint,
  formatName,
  joinMarkdown,
  md,
  raw,
  type SafeMarkdown,
  toFencedName,
  toSentence,
} from './sentence.ts'
import { tokenLines } from './theme.ts'

/** The project's import of each primitive, and the primitives without one; none without bindings. */
export function componentLines(
  { options }: PackContext,
  instances: readonly ResolvedInstance[],
): Line[] {
  const { bindings = {} } = options
  if (Object.keys(bindings).length === 0) return []
  const used = [...new Set(instances.flatMap(({ facts }) => facts?.components ?? []))]
  const isBound = (name: string): boolean => Object.hasOwn(bindings, name)
  return [
    ...used.filter(isBound).map((name) => {
      const line = bindings[name] ?? ''
      // One that code cannot hold stays a text.
      const shown = line.length > 160 ? escapeInline(line) : line
      return essentialLine(md`${name}: ${shown}`, 'imports', name)
    }),
    usefulLine(md`No import yet: ${used.filter((name) => !isBound(name))}.`, 'unbound'),
  ]
}

/** What flows between the patterns of a page, a line for all signals that take the same way. */
export function dataLines({ signals, instances }: PageFacts): Line[] {
  const all = [...new Set(instances.map(({ name }) => name))]
  const flow = ({ from, to }: Signal): SafeMarkdown => {
    const others = all.filter((name) => !from.includes(name) && !to.includes(name))
    const isAll = all.length >= 3 + others.length && others.length < 2
    return isAll
      ? md`${formatAliases(from)} → all${md` but ${formatAliases(others)}`}`
      : md`${formatAliases(from)} → ${formatAliases(to)}`
  }
  const started = groupByFlow(signals.actions, ({ from }) => md`${formatAliases(from)}`)
  return [
    ...groupByFlow(signals.shared, flow).map(flowLine),
    ...groupByFlow(signals.internal, ({ from }) => md`${formatAliases(from)} alone`).map(
      minorFlowLine,
    ),
    ...groupByFlow(signals.outputs, ({ from }) => md`${formatAliases(from)} → app`).map(flowLine),
    ...groupByFlow(signals.inputs, ({ to }) => md`app → ${formatAliases(to)}`).map(minorFlowLine),
    minorFlowLine(md`Actions. ${joinMarkdown(started, '; ')}`),
  ]
}

const flowLine = (text: SafeMarkdown): Line => usefulLine(text, 'data flow')

const minorFlowLine = (text: SafeMarkdown): Line => extraLine(text, 'inputs and actions')

const formatAliases = (names: readonly string[]): SafeMarkdown[] =>
  names.map((name) => formatName(name))

function groupByFlow(
  signals: readonly Signal[],
  wayOf: (signal: Signal) => SafeMarkdown,
): SafeMarkdown[] {
  const groups = groupBy(signals, (signal) => wayOf(signal).markdown)
  return [...groups].map(
    ([said, group]) => md`${group.map(({ name }) => name)}: ${{ markdown: said }}`,
  )
}

/** A page as an indented tree: what stands in it, from top to bottom. */
export interface LayoutOutline {
  /** The element that holds the page. */
  readonly main: string
  readonly title: string
  readonly gap: string
  readonly surface: string | undefined
  readonly nodes: readonly LayoutNode[]
}

/** The tree inside a fence. */
export function layoutFence({ main, title, gap, surface, nodes }: LayoutOutline): SafeMarkdown {
  // The widths that every pattern refers to, and those of the columns.
  const own = nodes.flatMap(({ from = [] }) => from)
  const widths = [...new Set(['md', 'lg', ...own])].map(formatBreakpoint).map(toFencedName)
  const on = surface ? `; surface ${toFencedName(surface)}` : ''
  return raw(
    [
      '```',
      `${toFencedName(main)}   gap ${toFencedName(gap)}${on}; viewport ${widths.join(', ')}`,
      `  h1 ${toFencedName(title)}`,
      ...nodes.flatMap(layoutNodeLines),
      '```',
    ].join('\n'),
  )
}

const layoutNodeLines = (node: LayoutNode): string[] =>
  'columns' in node
    ? [
        `  ${describeColumns(node)}`,
        ...node.columns.map(({ pattern }) => `    ${toFencedName(pattern)}`),
      ]
    : [`  ${toFencedName(node.pattern)}`]

function describeColumns({ columns, from, steps = [], measured }: ColumnsNode): string {
  const weights = columns.map(({ weight }) => `${weight}fr`).join(' ')
  const start = from ? ` from ${from}, else stacked in this order` : ''
  const counts = steps.map(({ at, columns }) => `${columns} from ${toFencedName(at)}`).join(', ')
  const of = measured === 'container' ? '; widths of the container' : ''
  return `${weights}${start}${counts && `; columns: ${counts}`}${of}`
}

/** What the Markdown of a page is written from. */
export interface PageMarkdownInput extends PageFacts {
  readonly nodes: readonly LayoutNode[]
}

/** A page pack, block by block in its fixed order. */
export function pageBlocks(context: PackContext, view: PageMarkdownInput): MarkdownBlock[] {
  const { essence } = context
  const { page, shellContract, instances, nodes } = view
  // Two of one name, pattern and preset are described once.
  const distinct = [
    ...new Map(instances.map((instance) => [getInstanceKey(instance), instance])).values(),
  ]
  const isFound = shellContract ? raw(': exists, fill `main` only') : unresolvedNote('shell')
  // A voice in a few words is said on every page; one that is a text stands in the scaffold.
  const isShort = essence.dna.personality.join(', ').length <= 60
  const outline = layoutFence({
    main: getMainSelector(shellContract),
    title: getPageTitle(context, view),
    gap: essence.dna.spacing.content_gap,
    surface: page.page.surface,
    nodes,
  })
  return [
    [
      '',
      [
        requiredLine(joinMarkdown([md`Alias ${page.aliases}.`, describePlatform(context)])),
        requiredLine(describeAppearance(context, page.effective)),
        requiredLine(
          joinMarkdown([describeAccessibility(context), isShort && describeVoice(context)]),
        ),
      ],
    ],
    [
      '## Rules',
      [
        ...directiveLines(page.page.directives, 'directives of the page'),
        ...sectionRuleLines(context)(page.section),
      ],
    ],
    [
      md`## Frame ${page.shell}${isFound}`.markdown,
      [requiredLine(describeShellContract(context, view))],
    ],
    ['## Layout', [paragraph(outline)]],
    ['## Data', dataLines(view)],
    ['## Patterns', legendLines(distinct)],
    ...distinct.map(patternBlock),
    ...stateBlocks(distinct),
    ['## Components', componentLines(context, distinct)],
    ['## Tokens', tokenLines(context, distinct)],
  ]
}

const getInstanceKey = ({ name, pattern, preset }: ResolvedInstance): string =>
  JSON.stringify([name, pattern, preset])

// The same on every page of a section.
const sectionRuleLines = memoizeByObject((context: PackContext) => {
  const common = getCommonDirectives(context.essence)
  return memoizeByObject(({ role, description, directives = [], features }: Section): Line[] => [
    essentialLine(md`Section (${role}): ${toSentence(description)}`, 'description'),
    ...directiveLines(
      directives.filter((text) => !common.includes(text)),
      'directives of the section',
    ),
    // What every section asks for stands in the scaffold too, so that a full page can do without.
    guessableLine(joinMarkdown(common.map(escapeInline), '\n- '), '', '', COMMON_RULES_NOTE),
    essentialLine(joinMarkdown(describeConstraints(context)), 'constraints'),
    guessableLine(md`Features: ${features}.`, 'features'),
    guessableLine(describeHead(context, role), 'head'),
  ])
})

const COMMON_RULES_NOTE = md`The rules of every section hold here too (scaffold pack).`

/**
 * The name of the page: the title that its first pattern opens it with, else what navigation calls
 * it, else any heading of that pattern.
 */
function getPageTitle(
  { essence }: PackContext,
  { page, instances: [first] }: PageMarkdownInput,
): string {
  const [heading] =
    Object.entries(first?.facts?.slots ?? {}).find(
      ([name, text]) => !name.endsWith('?') && /\bHeading\b/.test(text),
    ) ?? []
  const own = heading && `= ${heading} of ${first?.name}`
  const label = [page.path, ...page.aliases].map(getNavigationLabels(essence)).find(Boolean)
  return (heading === 'title' ? own : (label ?? own)) ?? humanize(page.page.id)
}

/** What the frame promises about the element that a page fills, and what belongs to the frame. */
function describeShellContract(
  context: PackContext,
  { page, shellContract }: PageMarkdownInput,
): SafeMarkdown {
  const regions = shellContract?.regions ?? []
  const owns = raw(
    !shellContract || shellContract.scroll_owner === shellContract.skip_target
      ? ' and scroll owner'
      : '',
  )
  const above = regions
    .filter(({ isSticky, element }) => isSticky && element === 'header')
    .map(({ id, size }) => joinMarkdown([escapeInline(size), id]))
  const holds = (pattern: RegExp): boolean =>
    !shellContract || regions.some(({ patterns }) => patterns.some((id) => pattern.test(id)))
  const shared = [
    holds(/(^nav-|-nav$)/) && md`navigation`,
    md`key ${listHotkeysTo(context, [page.path, ...page.aliases])}`,
    resolvePalette(context) && holds(/^command-palette$/) && md`palette`,
  ]
  const sticky = md`, under a sticky ${joinMarkdown(above, ' and ')}`
  return md`${getMainSelector(shellContract)} is skip target${owns}${sticky}.${md` The frame keeps ${shared} (scaffold pack).`}`
}
