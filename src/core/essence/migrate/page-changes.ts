import { DEFAULT_PATTERNS } from '../../generated/default-records.ts'
import type { Page } from '../../generated/types/essence.v2.ts'
import { findMostFrequent } from '../../kernel/lists.ts'
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
  /** The start of the pages' routes. Absent: the pages get no route. */
  readonly path?: string
}

/** Lists the changes from a structure to pages; the most frequent shell becomes the section's. */
export function pageChanges(
  { structure, path }: PagesSource,
  { source, target }: PointerPair,
): Change[] {
  const oldIds = structure.map(({ id }) => id)
  const ids = createUniqueIds(oldIds, 'page')
  const routes = path === undefined ? [] : routeChanges(path, ids, { source, target })
  const shell = findMostFrequent(structure.map((page) => page.shell)) ?? ''
  const getPointers = (index: number): PointerPair => ({
    source: `${source}/structure/${index}`,
    target: `${target}/pages/${index}`,
  })
  return [
    ...structure.flatMap((page, index) =>
      page.shell === shell
        ? createMove(`${getPointers(index).source}/shell`, `${target}/shell`)
        : [],
    ),
    ...structure.flatMap((page, index) => [
      idChange(page.id, ids[index] as string, getPointers(index)),
      ...routes.slice(index, index + 1),
      ...pageBodyChanges(page, shell, getPointers(index)),
    ]),
  ]
}

/** Lists the routes of a section's pages: the first has the section's path. */
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
      ? createMove(from, to, 'The first page has the path of its section.')
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

/** The pattern of a page that was empty, because a page now needs a pattern. */
const PLACEHOLDER_PATTERN = DEFAULT_PATTERNS.empty_page.pattern

function layoutChange({ layout }: Page, { source, target }: PointerPair): Change {
  const [from, to] = [`${source}/layout`, `${target}/layout`]
  if (layout.length > 0) return createMove(from, to)
  const note = `The page is empty; "${PLACEHOLDER_PATTERN}" is the placeholder.`
  return createDefault({ from, to, value: [PLACEHOLDER_PATTERN], note })
}
