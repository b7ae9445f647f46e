import { listShellIds } from '../../essence/app/app-context.ts'
import { type AppSection, listPatternIds } from '../../essence/app/app-plan.ts'
import { asString } from '../../kernel/json/value.ts'
import { groupBy } from '../../kernel/lists.ts'
import type { PackContext } from '../context.ts'
import { guessableLine, type Line, type MarkdownBlock, paragraph, requiredLine } from './lines.ts'
import { escapeInline, md, pluralize, toSentence } from './sentence.ts'

/** Creates the blocks about a new page: where it can go and which patterns it can use. */
export const addPageBlocks = (context: PackContext): MarkdownBlock[] => [
  ['## Sections', context.sections.map(sectionChoiceLine)],
  [
    '## Routes',
    [
      paragraph(
        md`A route is free if no route in the scaffold pack has the same segments. Parameter names do not matter.`,
      ),
    ],
  ],
  [
    '## Shells',
    [
      paragraph(
        md`${listShellIds(context)}. A page in another shell than its section's sets \`shell_override\`.`,
      ),
    ],
  ],
  [
    '## Patterns',
    [paragraph(md`Use a pattern if its description fits.`), ...patternChoiceLines(context)],
  ],
]

/** Creates the blocks about a change: how to find the page, and what must not change. */
export const modifyBlocks = (context: PackContext): MarkdownBlock[] => [
  ['## Find the page', context.sections.map(pageIdsLine)],
  ['## What must stay', INVARIANTS.map(requiredLine)],
]

const INVARIANTS = [
  md`Ids and routes of sections, pages and parts: links, keys, tests and data flow use them.`,
  md`Shells, navigation, keys and command palette: they belong to the scaffold.`,
]

/** Creates a line about a section that can take the page, with the common path of its pages. */
function sectionChoiceLine({ section: { id, role, shell, description }, pages }: AppSection): Line {
  const base = getCommonPath(pages.map(({ path }) => path))
  const shortText = md`${id} (${role}), shell ${shell}, new pages at ${`${base}<page-id>`}`
  const text = md`${shortText}: ${toSentence(description)}`
  return guessableLine(text, 'purpose', { subject: id, shortText })
}

/** Returns the segments that all paths start with, up to and including a slash. */
function getCommonPath(paths: readonly string[]): string {
  const [first = '/', ...others] = paths.map((path) => `${path.replace(/\/$/, '')}/`)
  let base = first
  while (!others.every((path) => path.startsWith(base))) base = base.replace(/[^/]*\/$/, '')
  return base.startsWith('/') ? base.replace(/:.*$/, '') : '/'
}

/** Creates a line about when to use each pattern of the app, the most frequent pattern first. */
const patternChoiceLines = ({ pages, getRecord }: PackContext): Line[] =>
  [...groupBy(pages.flatMap(listPatternIds), (id) => id)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([id]) => {
      const useWhen = md`: ${escapeInline(asString(getRecord('patterns', id)?.use_when))}`
      return guessableLine(md`${id}${useWhen}`, 'when to use', {
        subject: id,
        shortText: md`${id}`,
      })
    })

const pageIdsLine = ({ section: { id }, pages }: AppSection): Line =>
  guessableLine(md`${id}: ${pages.map((page) => page.id)}`, 'ids of pages', {
    subject: id,
    shortText: md`${id}: ${pluralize(pages.length, 'page')} (scaffold pack)`,
  })
