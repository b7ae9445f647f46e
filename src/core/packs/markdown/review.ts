import type { AssertionGroup } from '../checks.ts'
import type { PackContext } from '../context.ts'
import { describeAccessibility, describeGuard } from './app-facts.ts'
import { essentialLine, type MarkdownBlock, requiredLine, stepLines } from './lines.ts'
import { md, pluralize, raw } from './sentence.ts'

/** A review pack, block by block in its fixed order. */
export function reviewBlocks(
  context: PackContext,
  [, ...parts]: readonly AssertionGroup[],
  workflow: readonly string[],
): MarkdownBlock[] {
  const { sections, pages } = context
  const aliases = pages.flatMap((page) => page.aliases)
  // How much there is to open; the paths themselves stand in the scaffold only.
  const paths = md`${pluralize(pages.length, 'route')} and ${pluralize(aliases.length, 'further path')}`
  const where = md`in ${pluralize(sections.length, 'section')} (scaffold pack)`
  return [
    ['', [requiredLine(describeAccessibility(context)), requiredLine(describeGuard(context))]],
    ['## Steps', stepLines(workflow)],
    ['## Routes', [requiredLine(md`${paths} ${where}: each shows its page.`)]],
    ...parts.map(
      ([title, assertions]): MarkdownBlock => [
        `## ${title}`,
        assertions.map(({ id, label }) =>
          essentialLine(raw(`${id}: ${label}`), 'assertions', raw(title)),
        ),
      ],
    ),
  ]
}
