import type { ExecutionPackSuccessCheck } from '../../generated/types/execution-pack.common.v1.ts'
import type { AppPage, AppSection } from '../app.ts'
import type { Context } from '../context.ts'
import type { Frame } from '../frame.ts'
import { inert, named, namedAll, sentence } from '../inert.ts'
import { type Block, bullet, joined, type Line, may, must, musts } from '../lines.ts'
import { itemInWords } from './navigation.ts'
import { shellLines } from './shell.ts'
import {
  accessInWords,
  constraintsInWords,
  densityInWords,
  EXACT,
  themeInWords,
  unresolved,
} from './values.ts'

/** What the Markdown of a section is written from. */
export interface SectionView {
  readonly owner: AppSection
  readonly frame: Frame | undefined
  readonly checks: readonly ExecutionPackSuccessCheck[]
}

/** A section pack, block by block in its fixed order. */
export function sectionBlocks(context: Context, { owner, frame, checks }: SectionView): Block[] {
  const { section, pages, effective } = owner
  const { essence, theme } = context
  return [
    { lines: [must(`# Section ${named(section.id)} (\`${section.role}\`)`)] },
    { lines: [must(EXACT)] },
    {
      lines: musts([
        joined([themeInWords(essence, effective, theme), densityInWords(essence, effective)]),
        accessInWords(essence),
      ]).map(bullet),
    },
    { heading: '## Rules', lines: ruleLines(context, owner) },
    { heading: '## Pages', lines: pages.flatMap(pageLines) },
    { heading: '## Navigation', lines: itemLines(context, owner) },
    {
      heading: `## Frame ${named(section.shell)}${frame === undefined ? unresolved('shell') : ''}`,
      lines:
        frame === undefined
          ? [must('Its record was not found; keep the frame that exists.')]
          : shellLines(frame),
    },
    {
      heading: '## Done when',
      lines: checks.map(({ label }) => bullet(may('part', label, 'checks'))),
    },
  ]
}

function ruleLines({ essence }: Context, { section }: AppSection): Line[] {
  const { description, directives = [], features } = section
  const facts = joined([
    features.length > 0 && `Features: ${namedAll(features)}.`,
    ...constraintsInWords(essence),
  ])
  return [
    may('rule', `Purpose: ${sentence(description)}`, 'description'),
    ...directives.map((text, at) => may('rule', inert(text), 'directives', String(at + 1))),
    ...(facts === '' ? [] : [may('rule', facts, 'features and constraints')]),
  ].map(bullet)
}

/** One line a page, then what the page is for where there is room. */
function pageLines({ page, path, aliases, shell, owner, effective }: AppPage): Line[] {
  const facts = [
    aliases.length > 0 && `also ${namedAll(aliases)}`,
    shell !== owner.section.shell && `shell ${named(shell)}`,
    effective.density.from === 'page' && `density \`${effective.density.value}\``,
    effective.mode.from === 'page' && `mode \`${effective.mode.value}\``,
  ].filter(Boolean)
  const name = `${named(page.id)} at ${named(path)}${facts.length === 0 ? '' : `, ${facts.join(', ')}`}`
  const [purpose] = page.directives ?? []
  if (purpose === undefined) return [bullet(must(name))]
  const text = `${name}: ${inert(purpose)}`
  return [bullet({ ...may('look', text, 'purpose', named(page.id)), short: name })]
}

const itemLines = ({ mark }: Context, { section }: AppSection): Line[] =>
  (section.navigation_items ?? []).map((item) =>
    bullet(may('rule', itemInWords(item, mark), 'navigation')),
  )
