import { createUniqueIds, toId } from '../essence/ids.ts'
import type { PageKind } from '../essence/model/label-vocabulary.ts'
import { toContractPath } from '../essence/model/route-notation.ts'
import { type BriefBlock, splitBrief, stripMarks } from './brief-blocks.ts'
import { findBriefLocale } from './brief-locale.ts'
import {
  findProductName,
  isDetailRoute,
  toNameId,
  toPageTitle,
  toSingularNoun,
} from './brief-names.ts'
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
  /** The words after its name, in which semicolons separate parts. */
  readonly details: string
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
    pages: toBriefPages(found, {
      product: name,
      otherwise: isPublicSite(blocks) ? 'public' : 'app',
      namesPages: pages.length > 0,
    }),
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

/** Words for a product whose pages anyone may open. */
const PUBLIC_SITE =
  /\b(?:public (?:web ?)?site|marketing (?:web ?)?site|web ?site|one-pager|öffentliche website|webseite|internetseite|homepage|site pour|site web|sitio web)\b/i

const MAX_OPENING_BLOCKS = 2

/** True if the heading or the opening of a brief says that the product is a public site. */
const isPublicSite = (blocks: readonly BriefBlock[]): boolean =>
  blocks.slice(0, MAX_OPENING_BLOCKS).some(({ text }) => PUBLIC_SITE.test(text))

function toBriefPages(
  found: readonly PageBlocks[],
  {
    product,
    otherwise,
    namesPages,
  }: {
    readonly product: string
    readonly otherwise: PageKind
    readonly namesPages: boolean
  },
): BriefPage[] {
  const hasPublicPages = found.some(
    ({ head, route = '', rest, group = '' }) =>
      guessPageKind(`${group} ${head}`, route, rest, otherwise) === 'public',
  )
  const drafts = found.map(({ head, route, rest, source, group }) => {
    const title = toPageTitle({ head, rest, route: route ?? '', product })
    const kind = guessPageKind(`${group ?? ''} ${head}`, route ?? '', rest, otherwise)
    return {
      title,
      route,
      kind,
      source,
      details: rest,
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
    const slug = toNameId(drafts[index]?.title ?? '') ?? `page-${index + 1}`
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

/** The noun of the route makes the id, else the first words of the title that have content. */
function toPageId(title: string, route: string | undefined): string {
  const nouns = (route ?? '').split('/').filter((part) => /^[a-z]/i.test(part))
  const noun = nouns.at(-1)
  const isVerb = /^(?:new|edit|create|add|neu)$/i.test(noun ?? '')
  const routed = isVerb
    ? toId(`${noun} ${toSingularNoun(nouns.at(-2) ?? '')}`)
    : noun && toId(isDetailRoute(route ?? '') ? toSingularNoun(noun) : noun)
  return routed ?? toNameId(title) ?? ''
}
