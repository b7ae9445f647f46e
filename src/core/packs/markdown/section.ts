import { type AppPage, type AppSection, getCommonDirectives } from '../../essence/app/app-plan.ts'
import { summarizePage } from '../../essence/model/page-brief.ts'
import { getLineKey } from '../../essence/model/parse-label.ts'
import { readSectionBrief } from '../../essence/model/section-brief.ts'
import { unique } from '../../kernel/lists.ts'
import type { PackContext } from '../context.ts'
import { describeAppearance } from './app-facts.ts'
import { conventionLines } from './conventions.ts'
import {
  directiveLines,
  essentialLine,
  guessableLine,
  type Line,
  type MarkdownBlock,
  proseLine,
  requiredLine,
} from './lines.ts'
import { describeNavigationItem } from './navigation.ts'
import { md, toFirstSentence, toSentence } from './sentence.ts'
import { shellLines } from './shell.ts'

/** Creates the blocks of a section pack, in their fixed order. */
export function sectionBlocks(
  context: PackContext,
  { section, pages, effective }: AppSection,
): MarkdownBlock[] {
  const { description, features, navigation_items = [], shell } = section
  const common = new Set(getCommonDirectives(context.essence))
  const rules = unique(readSectionBrief(section).rules).filter((text) => !common.has(text))
  return [
    ['', [proseLine(toSentence(description), 'description')]],
    [
      '',
      [
        requiredLine(describeAppearance(context, effective)),
        essentialLine(md`Features: ${features}.`, 'features'),
      ],
    ],
    ['## Pages', pages.map(pageLine)],
    ['## Decided for all of them', directiveLines(rules, 'directives')],
    [
      '## Navigation',
      navigation_items.map((item) =>
        essentialLine(describeNavigationItem(context, item), 'navigation'),
      ),
    ],
    [md`## Shell ${shell}`.markdown, shellLines(context, shell)],
    [
      '## Conventions of this app',
      conventionLines(context, { effective }, new Set(rules.map(getLineKey))),
    ],
  ]
}

/** Creates a line about a page, with its purpose if there is room. */
function pageLine({ page, path, aliases, shell, section, effective }: AppPage): Line {
  const { density, mode } = effective
  const facts = [
    md`${page.id} at ${path}`,
    md`also ${aliases}`,
    md`shell ${shell !== section.shell && shell}`,
    md`density ${density.from === 'page' && density.value}`,
    md`mode ${mode.from === 'page' && mode.value}`,
  ]
  const shortText = md`${facts}`
  const summary = summarizePage(page)
  const text = summary ? md`${shortText}: ${toFirstSentence(summary)}` : shortText
  return guessableLine(text, 'purpose', { subject: page.id, shortText })
}
