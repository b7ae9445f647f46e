import type { EssenceV4, Section } from '../../generated/types/essence.v4.ts'
import { commonDirectives } from '../common-directives.ts'
import type { Context, Instance } from '../context.ts'
import type { Frame } from '../frame.ts'
import { inert, named, namedAll, sentence } from '../inert.ts'
import type { LayoutNode } from '../layout-tree.ts'
import { type Block, bullet, joined, type Line, may, must, musts } from '../lines.ts'
import { keysTo } from '../navigation.ts'
import { mainOf, type PageFacts } from '../page-checks.ts'
import { nameOfId } from '../words.ts'
import { componentLines } from './components.ts'
import { dataLines } from './data.ts'
import { layoutFence } from './layout.ts'
import { patternBlock, WIDTHS } from './patterns.ts'
import { stateBlocks } from './states.ts'
import { tokenLines } from './tokens.ts'
import {
  accessInWords,
  constraintsInWords,
  densityInWords,
  EXACT,
  seoInWords,
  themeInWords,
  unresolved,
  voiceInWords,
} from './values.ts'

/** What the Markdown of a page is written from. */
export interface PageView extends PageFacts {
  readonly nodes: readonly LayoutNode[]
  readonly checks: readonly string[]
}

/** A page pack, block by block in its fixed order. */
export function pageBlocks(context: Context, view: PageView): Block[] {
  const { instances, wiring, checks } = view
  const distinct = [...new Map(instances.map((instance) => [keyOf(instance), instance])).values()]
  const widths = distinct.some(({ substance }) => substance?.widths.length)
  return [
    { lines: [must(titleOf(view))] },
    { lines: [must(EXACT)] },
    { lines: valueLines(context, view) },
    { heading: '## Rules', lines: ruleLines(context, view) },
    { heading: frameTitle(view), lines: frameLines(context, view) },
    { heading: '## Layout', lines: [must(outline(context, view))] },
    {
      heading: '## Data',
      lines: dataLines(
        wiring,
        instances.map(({ name }) => name),
      ),
    },
    { heading: '## Patterns', lines: widths ? [must(WIDTHS)] : [] },
    ...distinct.map(patternBlock),
    ...stateBlocks(distinct),
    { heading: '## Components', lines: componentLines(context, distinct) },
    { heading: '## Tokens', lines: tokenLines(context, distinct) },
    { heading: '## Done when', lines: checks.map((check) => bullet(may('rule', check, 'checks'))) },
  ]
}

/** Two of one name, pattern and preset are described once. */
const keyOf = ({ name, pattern, preset }: Instance): string =>
  JSON.stringify([name, pattern, preset])

const titleOf = ({ page }: PageView): string =>
  `# Page ${named(`${page.owner.section.id}/${page.page.id}`)} at ${named(page.path)}`

function valueLines({ essence, theme }: Context, { page }: PageView): Line[] {
  const { target, platform } = essence.meta
  const aliases = page.aliases.length === 0 ? '' : `Alias ${namedAll(page.aliases)}.`
  return musts([
    joined([aliases, `Target ${named(target)}, ${platform.type}, ${platform.routing} routing.`]),
    joined([themeInWords(essence, page.effective, theme), densityInWords(essence, page.effective)]),
    joined([accessInWords(essence), isShort(essence.dna.personality) && voiceInWords(essence)]),
  ]).map(bullet)
}

/** A voice in a few words is said on every page; one that is a text stands in the scaffold. */
const isShort = (personality: readonly string[]): boolean => personality.join(', ').length <= 60

function ruleLines({ essence }: Context, { page }: PageView): Line[] {
  const own = (page.page.directives ?? []).map((text, at) =>
    bullet(may('rule', inert(text), 'directives of the page', String(at + 1))),
  )
  const { section } = page.owner
  const shared = known.get(section) ?? sharedLines(essence, section)
  known.set(section, shared)
  return [...own, ...shared]
}

// The same on every page of a section.
const known = new WeakMap<Section, readonly Line[]>()

function sharedLines(essence: EssenceV4, section: Section): Line[] {
  const { role, description, directives = [], features } = section
  const common = commonDirectives(essence)
  const constraints = joined(constraintsInWords(essence))
  const seo = seoInWords(essence)
  return [
    may('rule', `Section (\`${role}\`): ${sentence(description)}`, 'description of the section'),
    ...directives
      .filter((text) => !common.includes(text))
      .map((text, at) => may('rule', inert(text), 'directives of the section', String(at + 1))),
    ...(common.length === 0 ? [] : [commonLine(common)]),
    ...(constraints === '' ? [] : [may('rule', constraints, 'constraints')]),
    ...(features.length === 0 ? [] : [may('look', `Features: ${namedAll(features)}.`, 'features')]),
    ...(seo === undefined ? [] : [may('look', seo, 'head')]),
  ].map(bullet)
}

/** What every section asks for stands in the scaffold too, so that a full page can do without. */
const commonLine = (common: readonly string[]): Line => ({
  text: common.map(inert).join('\n- '),
  rank: 'look',
  short: 'The rules of every section hold here too (scaffold pack).',
})

const frameTitle = ({ page, frame }: PageView): string =>
  `## Frame ${named(page.shell)}${frame ? ': exists, fill `main` only' : unresolved('shell')}`

function frameLines({ essence }: Context, { page, frame }: PageView): Line[] {
  const keys = keysTo(essence, [page.path, ...page.aliases])
  const hasPalette = Boolean(essence.meta.navigation?.command_palette)
  const shared = [
    'Navigation',
    ...(keys.length > 0 ? [`key ${namedAll(keys)}`] : []),
    ...(hasPalette ? ['palette'] : []),
  ]
  const belong = shared.length === 1 ? 'belongs' : 'belong'
  return [bullet(must(`${mainInWords(frame)} ${listed(shared)} ${belong} to it (scaffold pack).`))]
}

const listed = (parts: readonly string[]): string =>
  parts.length === 1 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** What the frame promises about the element that a page fills. */
function mainInWords(frame: Frame | undefined): string {
  const owns = frame === undefined || frame.scroll_owner === frame.skip_target
  const above = (frame?.regions ?? [])
    .filter(({ isSticky, element }) => isSticky && element === 'header')
    .map(({ id, size }) => `${size === undefined ? '' : `${inert(size)} `}${named(id)}`)
  const under = above.length === 0 ? '' : `, under a sticky ${above.join(' and ')}`
  return `${named(mainOf(frame))} is skip target${owns ? ' and scroll owner' : ''}${under}.`
}

const outline = ({ essence }: Context, { page, frame, nodes }: PageView): string =>
  layoutFence({
    main: mainOf(frame),
    title: nameOfId(page.page.id),
    gap: essence.dna.spacing.content_gap,
    surface: page.page.surface,
    nodes,
  })
