import { asString } from '../../content/fields.ts'
import { groupBy } from '../../group-by.ts'
import { type AppSection, patternIdsOf } from '../app.ts'
import type { Context } from '../context.ts'
import { inert, sentence } from '../inert.ts'
import { type Block, fact, type Line, look, must } from '../lines.ts'
import { say } from '../say.ts'
import { shellIdsOf } from '../shells.ts'
import { counted } from '../words.ts'

/** The pack for a new page: where it can go and what it can be made of. */
export const addPageBlocks = (context: Context): Block[] => [
  ['## Sections', context.sections.map(sectionLine)],
  [
    '## Routes',
    [
      must(
        say`A path is free when none of the scaffold pack has its segments; names of parameters do not count.`,
      ),
    ],
  ],
  ['## Shells', [must(say`${shellIdsOf(context)}; another one needs \`shell_override\`.`)]],
  ['## Patterns', patternLines(context)],
]

/** The pack for a change: how to find what it touches, and what must stay. */
export const modifyBlocks = (context: Context): Block[] => [
  ['## Find the page', context.sections.map(findLine)],
  ['## What must stay', STAYS.map((text) => fact(text))],
]

const STAYS = [
  say`Ids and paths of sections and pages: links, keys and commands use them.`,
  say`Aliases of patterns: spans and data wiring use them.`,
  say`What patterns exchange: a signal that is no longer set leaves its readers empty.`,
  say`Variables of the theme: no literal colours, sizes or durations.`,
  say`Shells, navigation, keys and palette: they belong to the scaffold.`,
]

/** A section that can take the page, and the paths that would lie beside those of its pages. */
function sectionLine({ section: { id, role, shell, description }, pages }: AppSection): Line {
  const base = commonPath(pages.map(({ path }) => path))
  const name = say`${id} (${role}), shell ${shell}, paths under ${`${base}<page-id>`}`
  return look(say`${name}: ${sentence(description)}`, 'purpose', id, name)
}

/** The segments that all paths begin with, up to and with a slash. */
function commonPath(paths: readonly string[]): string {
  const [first = '/', ...others] = paths.map((path) => `${path.replace(/\/$/, '')}/`)
  let base = first
  while (!others.every((path) => path.startsWith(base))) base = base.replace(/[^/]*\/$/, '')
  return base.startsWith('/') ? base.replace(/:.*$/, '') : '/'
}

/** When each pattern that the app uses already is the right one, the most used first. */
const patternLines = ({ pages, get }: Context): Line[] =>
  [...groupBy(pages.flatMap(patternIdsOf), (id) => id)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([id]) => {
      const when = say`: ${inert(asString(get('patterns', id)?.use_when))}`
      return look(say`${id}${when}`, 'when to use', id, say`${id}`)
    })

const findLine = ({ section: { id }, pages }: AppSection): Line =>
  look(
    say`${id}: ${pages.map((page) => page.id)}`,
    'ids of pages',
    id,
    say`${id}: ${counted(pages.length, 'page')} (scaffold pack)`,
  )
