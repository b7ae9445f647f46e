import type { AppPage, AppSection } from '../app.ts'
import type { Context } from '../context.ts'
import { inert, sentence } from '../inert.ts'
import { type Block, directiveLines, fact, type Line, look, rule } from '../lines.ts'
import { joined, say } from '../say.ts'
import { itemInWords } from './navigation.ts'
import { shellLines } from './shell.ts'
import { accessInWords, constraintsInWords, lookInWords } from './values.ts'

/** A section pack, block by block in its fixed order. */
export function sectionBlocks(
  context: Context,
  { section, pages, effective }: AppSection,
): Block[] {
  const { description, directives, features, navigation_items = [], shell } = section
  const facts = [say`Features: ${features}.`, ...constraintsInWords(context)]
  return [
    ['', [fact(lookInWords(context, effective)), fact(accessInWords(context))]],
    [
      '## Rules',
      [
        rule(say`Purpose: ${sentence(description)}`, 'description'),
        ...directiveLines(directives, 'directives'),
        rule(joined(facts), 'features and constraints'),
      ],
    ],
    ['## Pages', pages.map(pageLine)],
    [
      '## Navigation',
      navigation_items.map((item) => rule(itemInWords(context, item), 'navigation')),
    ],
    [say`## Frame ${shell}`.said, shellLines(context, shell)],
  ]
}

/** One line a page, with what the page is for where there is room. */
function pageLine({ page, path, aliases, shell, section, effective }: AppPage): Line {
  const { density, mode } = effective
  const facts = [
    say`${page.id} at ${path}`,
    say`also ${aliases}`,
    say`shell ${shell !== section.shell && shell}`,
    say`density ${density.from === 'page' && density.value}`,
    say`mode ${mode.from === 'page' && mode.value}`,
  ]
  const name = say`${facts}`
  const purpose = say`: ${inert(page.directives?.[0])}`
  return look(say`${name}${purpose}`, 'purpose', page.id, name)
}
