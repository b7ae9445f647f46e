import type { AppPage, AppSection } from '../app-plan.ts'
import type { PackContext } from '../context.ts'
import { describeAccessibility, describeAppearance, describeConstraints } from './app-facts.ts'
import {
  directiveLines,
  essentialLine,
  guessableLine,
  type Line,
  type MarkdownBlock,
  requiredLine,
} from './lines.ts'
import { describeNavigationItem } from './navigation.ts'
import { escapeInline, joinMarkdown, md, toSentence } from './sentence.ts'
import { shellLines } from './shell.ts'

/** Creates the blocks of a section pack, in their fixed order. */
export function sectionBlocks(
  context: PackContext,
  { section, pages, effective }: AppSection,
): MarkdownBlock[] {
  const { description, directives, features, navigation_items = [], shell } = section
  const facts = [md`Features: ${features}.`, ...describeConstraints(context)]
  return [
    [
      '',
      [
        requiredLine(describeAppearance(context, effective)),
        requiredLine(describeAccessibility(context)),
      ],
    ],
    [
      '## Rules',
      [
        essentialLine(md`Purpose: ${toSentence(description)}`, 'description'),
        ...directiveLines(directives, 'directives'),
        essentialLine(joinMarkdown(facts), 'features and constraints'),
      ],
    ],
    ['## Pages', pages.map(pageLine)],
    [
      '## Navigation',
      navigation_items.map((item) =>
        essentialLine(describeNavigationItem(context, item), 'navigation'),
      ),
    ],
    [md`## Frame ${shell}`.markdown, shellLines(context, shell)],
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
  const purpose = md`: ${escapeInline(page.directives?.[0])}`
  return guessableLine(md`${shortText}${purpose}`, 'purpose', { subject: page.id, shortText })
}
