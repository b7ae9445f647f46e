import { createUniqueIds, toId } from '../essence/ids.ts'
import type { PageKind } from '../essence/model/label-vocabulary.ts'
import { toContractPath } from '../essence/model/route-notation.ts'
import { splitBrief, stripMarks } from './brief-blocks.ts'
import { findBriefLocale } from './brief-locale.ts'
import { findProductName, toPageTitle } from './brief-names.ts'
import { findPageBlocks, type PageBlocks } from './brief-pages.ts'
import { guessPageKind, isOpenToAnyone } from './page-kind.ts'

/** A page that a brief describes. */
export interface BriefPage {
  readonly id: string
  readonly title: string
  readonly route: string
  /** True if the brief names the route; false if it follows from the title. */
  readonly hasRoute: boolean
  readonly kind: PageKind
  /** True if anyone may open the page; false if it belongs to the product itself. */
  readonly isPublic: boolean
  /** The words of the brief about the page. */
  readonly source: string
  /** The heading that the brief has above several pages. */
  readonly group: string | undefined
}

/** What a brief says, in its own words. */
export interface Brief {
  readonly name: string
  /** The words about the product as a whole, one text for each paragraph or item. */
  readonly about: readonly string[]
  readonly pages: readonly BriefPage[]
  /** False if no page is named, so that the only page is the whole product. */
  readonly namesPages: boolean
  /** Language, currency and units, if the brief shows them. */
  readonly locale: string | undefined
}

/**
 * Reads a brief: headings, items and routes name its pages; all other words are kept as they are.
 * It invents no page: a brief without pages is about one page.
 */
export function readBrief(text: string): Brief {
  const blocks = splitBrief(text)
  const name = findProductName(blocks)
  const { pages, others } = findPageBlocks(blocks)
  const about = others
    .filter(({ kind }) => kind !== 'heading')
    .map((block) => stripMarks(block.text))
  const found = pages.length > 0 ? pages : [describeWholeProduct(name, about)]
  return {
    name,
    about: pages.length > 0 ? about : [],
    pages: toBriefPages(found, pages.length > 0),
    namesPages: pages.length > 0,
    locale: findBriefLocale(text),
  }
}

/** Describes the only page of a brief that names none. */
const describeWholeProduct = (name: string, about: readonly string[]): PageBlocks => ({
  head: name,
  route: '/',
  rest: about.join(' '),
  source: about.join(' ') || name,
  group: undefined,
})

function toBriefPages(found: readonly PageBlocks[], namesPages: boolean): BriefPage[] {
  const hasPublicPages = found.some(
    ({ head, route = '', rest, group = '' }) =>
      guessPageKind(`${group} ${head}`, route, rest) === 'public',
  )
  const drafts = found.map(({ head, route, rest, source, group }) => {
    const title = toPageTitle(head, rest, route ?? '')
    const kind = guessPageKind(`${group ?? ''} ${head}`, route ?? '', rest)
    return {
      title,
      route,
      kind,
      source,
      group,
      isPublic: isOpenToAnyone(kind, head, hasPublicPages),
    }
  })
  const routes = createRoutes(drafts)
  const ids = createUniqueIds(
    drafts.map(({ title, route }) => toPageId(title, route)),
    'page',
  )
  return drafts.map((draft, index) => ({
    ...draft,
    id: ids[index] ?? '',
    route: routes[index] ?? '/',
    hasRoute: namesPages && draft.route !== undefined,
  }))
}

/** Returns the route of each page: that of the brief, else `/` for the first, else its title. */
function createRoutes(
  drafts: readonly { readonly title: string; readonly route: string | undefined }[],
): string[] {
  const routes = drafts.map(({ route }) => route && toContractPath(route))
  const taken = new Set(routes)
  return routes.map((route, index) => {
    if (route !== undefined) return route
    const slug = toId(drafts[index]?.title ?? '') ?? `page-${index + 1}`
    const path = index === 0 && !taken.has('/') ? '/' : findFreePath(`/${slug}`, taken)
    taken.add(path)
    return path
  })
}

function findFreePath(path: string, taken: ReadonlySet<string | undefined>): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? path : `${path}-${count}`
    if (!taken.has(candidate)) return candidate
  }
}

/** A short title makes the id, else the noun of the route does, else the first words of the title. */
function toPageId(title: string, route: string | undefined): string {
  const words = title.split(/\s+/)
  const own = words.length <= 2 ? toId(title.replace(/(?<=\S)\s*page$/i, '')) : undefined
  const nouns = (route ?? '').split('/').filter((part) => /^[a-z]/i.test(part))
  const noun = nouns.at(-1)
  const isDetail = /\/[:*[{$]/.test(route ?? '')
  const routed = noun && toId(isDetail ? noun.replace(/(?<=[^s])s$/, '') : noun)
  return routed ?? own ?? toId(words.slice(0, 3).join(' ')) ?? ''
}
