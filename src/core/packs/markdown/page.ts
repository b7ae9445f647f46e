import type { Section } from '../../generated/types/essence.v4.ts'
import { memoizeByObject } from '../../once-for-each.ts'
import { commonDirectives } from '../common-directives.ts'
import type { Context, Instance } from '../context.ts'
import { inert, type Said, said, sentence } from '../inert.ts'
import type { LayoutNode } from '../layout-tree.ts'
import { type Block, directiveLines, fact, type Line, look, must, rule } from '../lines.ts'
import { keysTo, labelsTo, paletteOf } from '../navigation.ts'
import { mainOf, type PageFacts } from '../page-checks.ts'
import { joined, say } from '../say.ts'
import { nameOfId } from '../words.ts'
import { componentLines } from './components.ts'
import { dataLines } from './data.ts'
import { layoutFence } from './layout.ts'
import { patternBlock, readingLines } from './patterns.ts'
import { stateBlocks } from './states.ts'
import { tokenLines } from './tokens.ts'
import {
  accessInWords,
  constraintsInWords,
  headInWords,
  lookInWords,
  targetInWords,
  unresolved,
  voiceInWords,
} from './values.ts'

/** What the Markdown of a page is written from. */
export interface PageView extends PageFacts {
  readonly nodes: readonly LayoutNode[]
}

/** A page pack, block by block in its fixed order. */
export function pageBlocks(context: Context, view: PageView): Block[] {
  const { essence } = context
  const { page, frame, instances, nodes } = view
  // Two of one name, pattern and preset are described once.
  const distinct = [...new Map(instances.map((instance) => [keyOf(instance), instance])).values()]
  const isFound = frame ? said(': exists, fill `main` only') : unresolved('shell')
  // A voice in a few words is said on every page; one that is a text stands in the scaffold.
  const isShort = essence.dna.personality.join(', ').length <= 60
  const outline = layoutFence({
    main: mainOf(frame),
    title: titleOf(context, view),
    gap: essence.dna.spacing.content_gap,
    surface: page.page.surface,
    nodes,
  })
  return [
    [
      '',
      [
        fact(joined([say`Alias ${page.aliases}.`, targetInWords(context)])),
        fact(lookInWords(context, page.effective)),
        fact(joined([accessInWords(context), isShort && voiceInWords(context)])),
      ],
    ],
    [
      '## Rules',
      [
        ...directiveLines(page.page.directives, 'directives of the page'),
        ...sharedLines(context)(page.section),
      ],
    ],
    [say`## Frame ${page.shell}${isFound}`.said, [fact(frameInWords(context, view))]],
    ['## Layout', [must(outline)]],
    ['## Data', dataLines(view)],
    ['## Patterns', readingLines(distinct)],
    ...distinct.map(patternBlock),
    ...stateBlocks(distinct),
    ['## Components', componentLines(context, distinct)],
    ['## Tokens', tokenLines(context, distinct)],
  ]
}

const keyOf = ({ name, pattern, preset }: Instance): string =>
  JSON.stringify([name, pattern, preset])

// The same on every page of a section.
const sharedLines = memoizeByObject((context: Context) => {
  const common = commonDirectives(context.essence)
  return memoizeByObject(({ role, description, directives = [], features }: Section): Line[] => [
    rule(say`Section (${role}): ${sentence(description)}`, 'description'),
    ...directiveLines(
      directives.filter((text) => !common.includes(text)),
      'directives of the section',
    ),
    // What every section asks for stands in the scaffold too, so that a full page can do without.
    look(joined(common.map(inert), '\n- '), '', '', COMMON),
    rule(joined(constraintsInWords(context)), 'constraints'),
    look(say`Features: ${features}.`, 'features'),
    look(headInWords(context, role), 'head'),
  ])
})

const COMMON = say`The rules of every section hold here too (scaffold pack).`

/**
 * The name of the page: the title that its first pattern opens it with, else what navigation calls
 * it, else any heading of that pattern.
 */
function titleOf({ essence }: Context, { page, instances: [first] }: PageView): string {
  const [heading] =
    Object.entries(first?.substance?.slots ?? {}).find(
      ([name, text]) => !name.endsWith('?') && /\bHeading\b/.test(text),
    ) ?? []
  const own = heading && `= ${heading} of ${first?.name}`
  const label = [page.path, ...page.aliases].map(labelsTo(essence)).find(Boolean)
  return (heading === 'title' ? own : (label ?? own)) ?? nameOfId(page.page.id)
}

/** What the frame promises about the element that a page fills, and what belongs to the frame. */
function frameInWords(context: Context, { page, frame }: PageView): Said {
  const regions = frame?.regions ?? []
  const owns = said(!frame || frame.scroll_owner === frame.skip_target ? ' and scroll owner' : '')
  const above = regions
    .filter(({ isSticky, element }) => isSticky && element === 'header')
    .map(({ id, size }) => joined([inert(size), id]))
  const holds = (pattern: RegExp): boolean =>
    !frame || regions.some(({ patterns }) => patterns.some((id) => pattern.test(id)))
  const shared = [
    holds(/(^nav-|-nav$)/) && say`navigation`,
    say`key ${keysTo(context, [page.path, ...page.aliases])}`,
    paletteOf(context) && holds(/^command-palette$/) && say`palette`,
  ]
  const sticky = say`, under a sticky ${joined(above, ' and ')}`
  return say`${mainOf(frame)} is skip target${owns}${sticky}.${say` The frame keeps ${shared} (scaffold pack).`}`
}
