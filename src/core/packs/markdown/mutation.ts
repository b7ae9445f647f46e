import { asString } from '../../json/value.ts'
import { groupBy } from '../../lists.ts'
import { type AppSection, listPatternIds } from '../app-plan.ts'
import { listShellIds, type PackContext } from '../context.ts'
import { guessableLine, type Line, type MarkdownBlock, paragraph, requiredLine } from './lines.ts'
import { escapeInline, md, pluralize, toSentence } from './sentence.ts'

/** The pack for a new page: where it can go and what it can be made of. */
export const addPageBlocks = (context: PackContext): MarkdownBlock[] => [
  ['## Sections', context.sections.map(sectionChoiceLine)],
  [
    '## Routes',
    [
      paragraph(
        md`A path is free when none of the scaffold pack has its segments; names of parameters do not count.`,
      ),
    ],
  ],
  ['## Shells', [paragraph(md`${listShellIds(context)}; another one needs \`shell_override\`.`)]],
  ['## Patterns', patternChoiceLines(context)],
]

/** The pack for a change: how to find what it touches, and what must stay. */
export const modifyBlocks = (context: PackContext): MarkdownBlock[] => [
  ['## Find the page', context.sections.map(pageIdsLine)],
  ['## What must stay', INVARIANTS.map((text) => requiredLine(text))],
]

const INVARIANTS = [
  md`Ids and paths of sections and pages: links, keys and commands use them.`,
  md`Aliases of patterns: spans and data wiring use them.`,
  md`What patterns exchange: a signal that is no longer set leaves its readers empty.`,
  md`Variables of the theme: no literal colours, sizes or durations.`,
  md`Shells, navigation, keys and palette: they belong to the scaffold.`,
]

/** A section that can take the page, and the paths that would lie beside those of its pages. */
function sectionChoiceLine({ section: { id, role, shell, description }, pages }: AppSection): Line {
  const base = getCommonPath(pages.map(({ path }) => path))
  const name = md`${id} (${role}), shell ${shell}, paths under ${`${base}<page-id>`}`
  return guessableLine(md`${name}: ${toSentence(description)}`, 'purpose', id, name)
}

/** The segments that all paths begin with, up to and with a slash. */
function getCommonPath(paths: readonly string[]): string {
  const [first = '/', ...others] = paths.map((path) => `${path.replace(/\/$/, '')}/`)
  let base = first
  while (!others.every((path) => path.startsWith(base))) base = base.replace(/[^/]*\/$/, '')
  return base.startsWith('/') ? base.replace(/:.*$/, '') : '/'
}

/** When each pattern that the app uses already is the right one, the most used first. */
const patternChoiceLines = ({ pages, getRecord }: PackContext): Line[] =>
  [...groupBy(pages.flatMap(listPatternIds), (id) => id)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([id]) => {
      const when = md`: ${escapeInline(asString(getRecord('patterns', id)?.use_when))}`
      return guessableLine(md`${id}${when}`, 'when to use', id, md`${id}`)
    })

const pageIdsLine = ({ section: { id }, pages }: AppSection): Line =>
  guessableLine(
    md`${id}: ${pages.map((page) => page.id)}`,
    'ids of pages',
    id,
    md`${id}: ${pluralize(pages.length, 'page')} (scaffold pack)`,
  )
