import { PROBLEM_CODES } from '../../index.ts'
import { GUIDES } from './guides.ts'

/** A link of the docs. */
export interface DocsLink {
  /** The path below the site root: a folder, or a section of its page. */
  readonly path: string
  readonly label: string
  /** The pages of a folder that has a page for each entry; shown while one of them is open. */
  readonly pages?: readonly DocsLink[]
}

export interface DocsGroup {
  readonly label: string
  readonly links: readonly DocsLink[]
}

/** The guide that is a reference, not a text to read from start to end. */
const COMMANDS = 'commands'

/** Returns the links of the docs by group, in reading order. */
export const listDocsGroups = (operations: readonly DocsLink[]): readonly DocsGroup[] => [
  {
    label: 'Guides',
    links: [
      { path: 'docs/', label: 'Overview' },
      ...GUIDES.filter(({ slug }) => slug !== COMMANDS).map(({ slug, title }) => ({
        path: `docs/${slug}/`,
        label: title,
      })),
      { path: 'agents/', label: 'Work with coding agents' },
    ],
  },
  {
    label: 'Reference',
    links: [
      { path: `docs/${COMMANDS}/`, label: 'Commands' },
      { path: 'docs/verify/#checks', label: 'Checks' },
      { path: 'docs/api/', label: 'API reference', pages: operations },
      { path: 'schema/', label: 'Schemas' },
      {
        path: 'problem/',
        label: 'Problems',
        pages: PROBLEM_CODES.map((code) => ({ path: `problem/${code}/`, label: code })),
      },
      { path: 'docs/changelog/', label: 'Changelog' },
    ],
  },
]

/** The pages before and after a page of the docs. */
export interface Neighbors {
  readonly previous: DocsLink | undefined
  readonly next: DocsLink | undefined
}

/** Returns the neighbors of a page: in its folder if it has siblings there, or in the sidebar. */
export function findNeighbors(groups: readonly DocsGroup[], path: string): Neighbors {
  const links = groups.flatMap((group) => group.links).filter(isPage)
  const siblings = links.flatMap(({ pages = [] }) => (pages.some(is(path)) ? [pages] : []))[0]
  const list = siblings ?? links
  const index = list.findIndex(is(path))
  if (index === -1) return { previous: undefined, next: undefined }
  return { previous: list[index - 1], next: list[index + 1] }
}

const is =
  (path: string) =>
  (link: DocsLink): boolean =>
    link.path === path

const isPage = ({ path }: DocsLink): boolean => !path.includes('#')
