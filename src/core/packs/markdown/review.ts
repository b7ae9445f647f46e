import type { AssertionGroup } from '../checks.ts'
import type { PackContext } from '../context.ts'
import { describeAccessibility, describeGuard } from './app-facts.ts'
import { essentialLine, type MarkdownBlock, requiredLine, stepLines } from './lines.ts'
import { md, pluralize, raw } from './sentence.ts'

/** Creates the blocks of a review pack, in their fixed order. */
export function reviewBlocks(
  context: PackContext,
  [, ...groups]: readonly AssertionGroup[],
  workflow: readonly string[],
): MarkdownBlock[] {
  const { sections, pages } = context
  const aliases = pages.flatMap((page) => page.aliases)
  // Only the number of paths: the scaffold pack lists the paths themselves.
  const more = md` and ${aliases.length > 0 && raw(aliases.length === 1 ? '1 alias' : `${aliases.length} aliases`)}`
  const location = md`in ${pluralize(sections.length, 'section')} (scaffold pack)`
  return [
    ['', [requiredLine(describeAccessibility(context)), requiredLine(describeGuard(context))]],
    ['## Steps', stepLines(workflow)],
    [
      '## Routes',
      [
        requiredLine(
          md`${pluralize(pages.length, 'route')}${more} ${location}: each shows its page.`,
        ),
      ],
    ],
    ...groups.map(
      ([title, assertions]): MarkdownBlock => [
        `## ${title}`,
        assertions.map(({ id, label }) =>
          essentialLine(raw(`${id}: ${label}`), 'assertions', { subject: raw(title) }),
        ),
      ],
    ),
  ]
}
