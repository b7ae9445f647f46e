import type { Page } from '../../generated/types/essence.v2.ts'
import { findMostFrequent } from '../../lists.ts'
import { createUniqueIds } from '../ids.ts'
import { trimTrailingSlashes } from '../model/route-matching.ts'
import {
  type Change,
  createConversion,
  createDefault,
  createMove,
  idChange,
  type PointerPair,
} from './change.ts'

interface PagesSource {
  readonly structure: readonly Page[]
  /** Path that the routes of the pages start with. Absent: the pages get no route. */
  readonly path?: string
}

/** How the structure of `at` becomes the pages of `into`, under the shell that most have. */
export function pageChanges(
  { structure, path }: PagesSource,
  { source, target }: PointerPair,
): Change[] {
  const was = structure.map(({ id }) => id)
  const ids = createUniqueIds(was, 'page')
  const routes = path === undefined ? [] : routeChanges(path, ids, { source, target })
  const shell = findMostFrequent(structure.map((page) => page.shell)) ?? ''
  const placesOf = (index: number): PointerPair => ({
    source: `${source}/structure/${index}`,
    target: `${target}/pages/${index}`,
  })
  return [
    ...structure.flatMap((page, index) =>
      page.shell === shell ? createMove(`${placesOf(index).source}/shell`, `${target}/shell`) : [],
    ),
    ...structure.flatMap((page, index) => [
      idChange(page.id, ids[index] as string, placesOf(index)),
      ...routes.slice(index, index + 1),
      ...pageBodyChanges(page, shell, placesOf(index)),
    ]),
  ]
}

/** The route of each page of a section; what all of them start with is worked out once. */
function routeChanges(
  path: string,
  ids: readonly string[],
  { source, target }: PointerPair,
): Change[] {
  const start = trimTrailingSlashes(path)
  const note = 'The path of the section, then the id of the page.'
  return ids.map((id, index) => {
    const [from, to] = [`${source}/path`, `${target}/pages/${index}/route`]
    return index === 0
      ? createMove(from, to, 'The first page stands at the path of its section.')
      : createConversion({ from, to, value: `${start}/${id}`, note })
  })
}

function pageBodyChanges(page: Page, shell: string, { source, target }: PointerPair): Change[] {
  return [
    ...(page.shell === shell ? [] : [createMove(`${source}/shell`, `${target}/shell_override`)]),
    layoutChange(page, { source, target }),
    ...(page.surface === undefined ? [] : [createMove(`${source}/surface`, `${target}/surface`)]),
  ]
}

/** What stands on a page that showed nothing, since a page must show something now. */
const PLACEHOLDER_PATTERN = 'empty-state'

function layoutChange({ layout }: Page, { source, target }: PointerPair): Change {
  const [from, to] = [`${source}/layout`, `${target}/layout`]
  if (layout.length > 0) return createMove(from, to)
  const note = `The page shows nothing; "${PLACEHOLDER_PATTERN}" holds its place.`
  return createDefault({ from, to, value: [PLACEHOLDER_PATTERN], note })
}
