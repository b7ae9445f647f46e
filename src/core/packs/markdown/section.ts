import type { AppPage, AppSection } from '../app.ts'
import type { Context } from '../context.ts'
import type { Frame } from '../frame.ts'
import { inert, named, said, sentence } from '../inert.ts'
import { type Block, type Line, list, look, must, rule } from '../lines.ts'
import { joined, say } from '../say.ts'
import { itemInWords } from './navigation.ts'
import { shellLines } from './shell.ts'
import { accessInWords, constraintsInWords, lookInWords, unresolved } from './values.ts'

/** A section pack, block by block in its fixed order. */
export function sectionBlocks(
  { essence, theme, mark }: Context,
  { section, pages, effective }: AppSection,
  frame: Frame | undefined,
): Block[] {
  const { description, directives = [], features, navigation_items = [], shell } = section
  const facts = [say`Features: ${features}.`, ...constraintsInWords(essence)]
  return [
    ['', list([must(lookInWords(essence, effective, theme)), must(accessInWords(essence))])],
    [
      '## Rules',
      list([
        rule(say`Purpose: ${sentence(description)}`, 'description'),
        ...directives.map((text, at) => rule(inert(text), 'directives', String(at + 1))),
        rule(joined(facts), 'features and constraints'),
      ]),
    ],
    ['## Pages', list(pages.map(pageLine))],
    [
      '## Navigation',
      list(navigation_items.map((item) => rule(itemInWords(item, mark), 'navigation'))),
    ],
    [
      say`## Frame ${shell}${unresolved('shell', frame)}`.said,
      frame
        ? shellLines(frame)
        : [must(said('Its record was not found; keep the frame that exists.'))],
    ],
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
  const name = joined(facts, ', ')
  const [purpose] = page.directives ?? []
  return purpose === undefined
    ? must(name)
    : look(say`${name}: ${inert(purpose)}`, 'purpose', named(page.id), name)
}
