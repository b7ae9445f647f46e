import type { Page } from '../../generated/types/essence.v2.ts'
import { uniqueIds } from '../ids.ts'
import { findMostFrequent } from '../most-used.ts'
import { type Change, converted, defaulted, moved } from './change.ts'
import { idChange, type Places } from './id-change.ts'

interface Source {
  readonly structure: readonly Page[]
  /** Path that the routes of the pages start with. Absent: the pages get no route. */
  readonly path?: string
}

/** How the structure of `at` becomes the pages of `into`, under the shell that most have. */
export function pageChanges({ structure, path }: Source, { at, into }: Places): Change[] {
  const was = structure.map(({ id }) => id)
  const ids = uniqueIds(was, 'page')
  const routes = path === undefined ? [] : routeChanges(path, ids, { at, into })
  const shell = findMostFrequent(structure.map((page) => page.shell)) ?? ''
  const placesOf = (index: number): Places => ({
    at: `${at}/structure/${index}`,
    into: `${into}/pages/${index}`,
  })
  return [
    ...structure.flatMap((page, index) =>
      page.shell === shell ? moved(`${placesOf(index).at}/shell`, `${into}/shell`) : [],
    ),
    ...structure.flatMap((page, index) => [
      idChange(page.id, ids[index] as string, placesOf(index)),
      ...routes.slice(index, index + 1),
      ...bodyChanges(page, shell, placesOf(index)),
    ]),
  ]
}

/** The route of each page of a section; what all of them start with is worked out once. */
function routeChanges(path: string, ids: readonly string[], { at, into }: Places): Change[] {
  // The lookbehind keeps the search linear in a path of many slashes.
  const start = path.replace(/(?<!\/)\/+$/, '')
  const note = 'The path of the section, then the id of the page.'
  return ids.map((id, index) => {
    const [from, to] = [`${at}/path`, `${into}/pages/${index}/route`]
    return index === 0
      ? moved(from, to, 'The first page stands at the path of its section.')
      : converted({ from, to, value: `${start}/${id}`, note })
  })
}

function bodyChanges(page: Page, shell: string, { at, into }: Places): Change[] {
  return [
    ...(page.shell === shell ? [] : [moved(`${at}/shell`, `${into}/shell_override`)]),
    layoutChange(page, { at, into }),
    ...(page.surface === undefined ? [] : [moved(`${at}/surface`, `${into}/surface`)]),
  ]
}

/** What stands on a page that showed nothing, since a page must show something now. */
const PLACEHOLDER = 'empty-state'

function layoutChange({ layout }: Page, { at, into }: Places): Change {
  const [from, to] = [`${at}/layout`, `${into}/layout`]
  if (layout.length > 0) return moved(from, to)
  const note = `The page shows nothing; "${PLACEHOLDER}" holds its place.`
  return defaulted({ from, to, value: [PLACEHOLDER], note })
}
