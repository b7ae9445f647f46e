import type { Section } from '../../generated/types/essence.v4.ts'
import { memoizeByObject } from '../../memoize.ts'
import { getCommonDirectives } from '../common-directives.ts'
import type { PackContext, ResolvedInstance } from '../context.ts'
import { escapeInline, raw, type SafeMarkdown, toSentence } from '../inert.ts'
import type { LayoutNode } from '../layout-tree.ts'
import {
  directiveLines,
  essentialLine,
  guessableLine,
  type Line,
  type MarkdownBlock,
  paragraph,
  requiredLine,
} from '../lines.ts'
import { getNavigationLabels, listHotkeysTo, resolvePalette } from '../navigation.ts'
import { getMainSelector, type PageFacts } from '../page-checks.ts'
import { joinMarkdown, md } from '../say.ts'
import { humanize } from '../words.ts'
import { componentLines } from './components.ts'
import { dataLines } from './data.ts'
import { layoutFence } from './layout.ts'
import { legendLines, patternBlock } from './patterns.ts'
import { stateBlocks } from './states.ts'
import { tokenLines } from './tokens.ts'
import {
  describeAccessibility,
  describeAppearance,
  describeConstraints,
  describeHead,
  describePlatform,
  describeVoice,
  unresolvedNote,
} from './values.ts'

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
