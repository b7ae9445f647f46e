import type { Part } from '../assertions.ts'
import type { Context } from '../context.ts'
import { said } from '../inert.ts'
import { type Block, fact, rule } from '../lines.ts'
import { say } from '../say.ts'
import { counted } from '../words.ts'
import { stepLines } from './steps.ts'
import { accessInWords, guardInWords } from './values.ts'

/** A review pack, block by block in its fixed order. */
export function reviewBlocks(
  context: Context,
  [, ...parts]: readonly Part[],
  workflow: readonly string[],
): Block[] {
  const { sections, pages } = context
  const aliases = pages.flatMap((page) => page.aliases)
  // How much there is to open; the paths themselves stand in the scaffold only.
  const paths = say`${counted(pages.length, 'route')} and ${counted(aliases.length, 'further path')}`
  const where = say`in ${counted(sections.length, 'section')} (scaffold pack)`
  return [
    ['', [fact(accessInWords(context)), fact(guardInWords(context))]],
    ['## Steps', stepLines(workflow)],
    ['## Routes', [fact(say`${paths} ${where}: each shows its page.`)]],
    ...parts.map(
      ([title, assertions]): Block => [
        `## ${title}`,
        assertions.map(({ id, label }) => rule(said(`${id}: ${label}`), 'assertions', said(title))),
      ],
    ),
  ]
}
