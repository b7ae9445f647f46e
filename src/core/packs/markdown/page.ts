import type { Section } from '../../essence/version.ts'
import { memoizeByObject } from '../../memoize.ts'
import { humanize } from '../../text.ts'
import { getNavigationLabels, listHotkeysTo, resolvePalette } from '../app-navigation.ts'
import { getCommonDirectives } from '../app-plan.ts'
import { getMainSelector, type PageFacts } from '../checks.ts'
import type { PackContext, ResolvedInstance } from '../context.ts'
import type { LayoutNode } from '../layout-tree.ts'
import type { ContractRegion } from '../shell-contract.ts'
import {
  describeAccessibility,
  describeAppearance,
  describeConstraints,
  describeHead,
  describePlatform,
  describeVoice,
  unresolvedNote,
} from './app-facts.ts'
import { dataLines } from './data-flow.ts'
import { layoutFence } from './layout-outline.ts'
import {
  directiveLines,
  essentialLine,
  guessableLine,
  type Line,
  type MarkdownBlock,
  paragraph,
  requiredLine,
  usefulLine,
} from './lines.ts'
import { legendLines, patternBlock, stateBlocks } from './patterns.ts'
import {
  EMPTY,
  escapeInline,
  joinMarkdown,
  md,
  raw,
  type SafeMarkdown,
  toSentence,
} from './sentence.ts'
import { tokenLines } from './theme.ts'

/** The facts that the Markdown of a page pack is written from. */
export interface PageMarkdownInput extends PageFacts {
  readonly nodes: readonly LayoutNode[]
}

/** Longer descriptions of the voice appear in the scaffold pack only. */
const MAX_VOICE_LENGTH = 60

/** Creates the blocks of a page pack, in their fixed order. */
export function pageBlocks(context: PackContext, input: PageMarkdownInput): MarkdownBlock[] {
  const { essence } = context
  const { page, shellContract, instances, nodes } = input
  const distinct = listDistinctInstances(instances)
  const shellNote = shellContract ? raw(': exists, fill `main` only') : unresolvedNote('shell')
  const hasShortVoice = essence.dna.personality.join(', ').length <= MAX_VOICE_LENGTH
  const outline = layoutFence({
    main: getMainSelector(shellContract),
    title: getPageTitle(context, input),
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
          joinMarkdown([describeAccessibility(context), hasShortVoice && describeVoice(context)]),
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
      md`## Frame ${page.shell}${shellNote}`.markdown,
      [requiredLine(describeShellContract(context, input))],
    ],
    ['## Layout', [paragraph(outline)]],
    ['## Data', dataLines(input)],
    ['## Patterns', legendLines(distinct)],
    ...distinct.map(patternBlock),
    ...stateBlocks(distinct),
    ['## Components', componentLines(context, distinct)],
    ['## Tokens', tokenLines(context, distinct)],
  ]
}

/** Lists the instances without repetitions of the same name, pattern and preset. */
function listDistinctInstances(instances: readonly ResolvedInstance[]): ResolvedInstance[] {
  const byKey = new Map(
    instances.map((instance) => {
      const { name, pattern, preset } = instance
      return [JSON.stringify([name, pattern, preset]), instance]
    }),
  )
  return [...byKey.values()]
}

/**
 * Returns a function that creates the rules of a section. Cached per context and section, because
 * they are the same on every page of the section and neither is ever changed.
 */
const sectionRuleLines = memoizeByObject((context: PackContext) => {
  const common = getCommonDirectives(context.essence)
  return memoizeByObject(({ role, description, directives = [], features }: Section): Line[] => [
    essentialLine(md`Section (${role}): ${toSentence(description)}`, 'description'),
    ...directiveLines(
      directives.filter((text) => !common.includes(text)),
      'directives of the section',
    ),
    // The scaffold pack has the common rules too, so a full page pack can refer to it.
    guessableLine(joinMarkdown(common.map(escapeInline), '\n- '), '', {
      shortText: COMMON_RULES_NOTE,
    }),
    essentialLine(joinMarkdown(describeConstraints(context)), 'constraints'),
    guessableLine(md`Features: ${features}.`, 'features'),
    guessableLine(describeHead(context, role), 'head'),
  ])
})

const COMMON_RULES_NOTE = md`The rules of every section hold here too (scaffold pack).`

/**
 * Returns the heading of the page: the title slot of its first pattern, else its navigation label,
 * else any required heading of that pattern, else its id in words.
 */
function getPageTitle(
  { essence }: PackContext,
  { page, instances: [first] }: PageMarkdownInput,
): string {
  const slots = Object.entries(first?.facts?.slots ?? {})
  const isRequiredHeading = ([name, text]: [string, string]): boolean =>
    !name.endsWith('?') && /\bHeading\b/.test(text)
  const [heading] = slots.find(isRequiredHeading) ?? []
  const slotTitle = heading && `= ${heading} of ${first?.name}`
  if (heading === 'title' && slotTitle) return slotTitle
  const label = [page.path, ...page.aliases].map(getNavigationLabels(essence)).find(Boolean)
  return label ?? slotTitle ?? humanize(page.page.id)
}

/** Describes the element that the page fills, and what the frame around it already contains. */
function describeShellContract(
  context: PackContext,
  { page, shellContract }: PageMarkdownInput,
): SafeMarkdown {
  const regions = shellContract?.regions ?? []
  const isScrollOwner = !shellContract || shellContract.scroll_owner === shellContract.skip_target
  const scrollNote = isScrollOwner ? raw(' and scroll owner') : EMPTY
  const stickyNote = md`, under a sticky ${joinMarkdown(describeStickyHeaders(regions), ' and ')}`
  const hasPattern = (pattern: RegExp): boolean =>
    !shellContract || regions.some(({ patterns }) => patterns.some((id) => pattern.test(id)))
  const frameContent = [
    hasPattern(/(^nav-|-nav$)/) && md`navigation`,
    md`key ${listHotkeysTo(context, [page.path, ...page.aliases])}`,
    resolvePalette(context) && hasPattern(/^command-palette$/) && md`palette`,
  ]
  const frameNote = md` The frame keeps ${frameContent} (scaffold pack).`
  return md`${getMainSelector(shellContract)} is skip target${scrollNote}${stickyNote}.${frameNote}`
}

const describeStickyHeaders = (regions: readonly ContractRegion[]): (SafeMarkdown | undefined)[] =>
  regions
    .filter(({ isSticky, element }) => isSticky && element === 'header')
    .map(({ id, size }) => joinMarkdown([escapeInline(size), id]))

/** Imports longer than this are no names, so they are printed as text. */
const MAX_IMPORT_LENGTH = 160

/**
 * Creates the lines about the project's import of each component, and the components without an
 * import. A project without bindings has no such lines.
 */
function componentLines(
  { options: { bindings = {} } }: PackContext,
  instances: readonly ResolvedInstance[],
): Line[] {
  if (Object.keys(bindings).length === 0) return []
  const used = [...new Set(instances.flatMap(({ facts }) => facts?.components ?? []))]
  const isBound = (name: string): boolean => Object.hasOwn(bindings, name)
  return [
    ...used.filter(isBound).map((name) => {
      const line = bindings[name] ?? ''
      const text = line.length > MAX_IMPORT_LENGTH ? escapeInline(line) : line
      return essentialLine(md`${name}: ${text}`, 'imports', { subject: name })
    }),
    usefulLine(md`No import yet: ${used.filter((name) => !isBound(name))}.`, 'unbound'),
  ]
}
