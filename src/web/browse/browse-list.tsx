import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client, ContentType } from '../../index.ts'
import { loadClient } from '../load-client.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { type Card, CardGrid, toCard } from './cards.tsx'
import { type Category, countCategories, formatCategory, updateCounts } from './categories.ts'
import { CategoryNav } from './category-nav.tsx'
import { EmptyList } from './empty-list.tsx'
import { countFilterValues, type FilterCounts } from './filter-counts.ts'
import { BrowseFilters, Pagination } from './list-controls.tsx'
import {
  formatListQuery,
  getSelectedCategory,
  type ListQuery,
  PAGE_SIZE,
  parseListQuery,
  toApiQuery,
  updateListQuery,
} from './list-query.ts'

interface ApiRequestLinkProps {
  readonly root: string
  /** The path of the route, from the site's root. */
  readonly path: string
  readonly parameters: string
}

/** A link to the API request that returns what the page shows. */
const ApiRequestLink = ({ root, path, parameters }: ApiRequestLinkProps) => {
  const address = `${path}${parameters && `?${parameters}`}`
  const [base, setBase] = useState('')
  useEffect(() => setBase(new URL(root, document.baseURI).href.replace(/\/$/, '')), [root])
  return (
    <p class="same-in-api needs-script">
      <span>The same from the API:</span>
      <a class="name" href={root + address.slice(1)}>
        GET {address}
      </a>
      <CopyButton source={{ text: base + address }} label="the address" />
    </p>
  )
}

/** A list with the cards of its first page. */
export interface BrowseListProps {
  readonly type: ContentType
  /** The relative path from the page to the site's root. */
  readonly root: string
  readonly total: number
  readonly cards: readonly Card[]
  /** The category of each record by slug; empty if categories do not help to choose. */
  readonly categories: Readonly<Record<string, string>>
  readonly filterCounts: FilterCounts
  /** The slugs of records without a thumbnail. */
  readonly withoutThumbnail: readonly string[]
}

interface ListPage {
  readonly query: ListQuery
  readonly total: number
  readonly limit: number
  readonly offset: number
  readonly cards: readonly Card[]
  /** The categories of all records that the other filters leave. */
  readonly categories: readonly Category[]
  /** What the filters leave of the records of the category, and the number of these. */
  readonly filterCounts: FilterCounts
  readonly categoryTotal: number
}

/** A list of records, page by page. The page's URL has the parameters of the API request. */
export const BrowseList = (props: BrowseListProps) => {
  const { type, root, total, filterCounts } = props
  const top = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ListPage>(() => createFirstPage(props))
  const [error, setError] = useState('')
  const lastRequest = useRef(0)
  const show = async (query: ListQuery) => {
    const request = ++lastRequest.current
    const update = (page: ListPage | undefined, message: string) => {
      // A later request replaces this one.
      if (request !== lastRequest.current) return
      if (page) setShown(page)
      setError(message)
    }
    try {
      update(await fetchPage(props, query), '')
    } catch (error) {
      // The API rejected a parameter, or the host cannot be reached.
      update(undefined, error instanceof Error ? error.message : String(error))
    }
  }
  useEffect(() => {
    const showUrl = () => void show(parseListQuery(location.search))
    if (formatListQuery(parseListQuery(location.search)) !== '') showUrl()
    window.addEventListener('popstate', showUrl)
    return () => window.removeEventListener('popstate', showUrl)
  }, [])
  const navigate = (query: ListQuery) => {
    const parameters = formatListQuery(query)
    history.pushState(null, '', location.pathname + (parameters && `?${parameters}`))
    return show(query)
  }
  const turnPage = (query: ListQuery) => navigate(query).then(() => top.current?.scrollIntoView())
  const { query, cards, categories } = shown
  return (
    <div class="browse" ref={top}>
      {categories.length > 0 && (
        <CategoryNav {...{ type, categories, query }} onNavigate={navigate} />
      )}
      <div class="browse-bar needs-script">
        <p class="browse-status" role="status">
          {error || formatStatus(shown, type)}
        </p>
        <BrowseFilters
          {...{ type, query }}
          counts={shown.filterCounts}
          total={shown.categoryTotal}
          onChange={(values) => navigate(updateListQuery(parseListQuery(location.search), values))}
        />
      </div>
      {cards.length > 0 ? (
        <CardGrid
          {...props}
          cards={cards}
          showRecommended={(filterCounts.recommended?.true ?? 0) < total}
        />
      ) : (
        <EmptyList {...{ type, query }} total={shown.total} onNavigate={navigate} />
      )}
      <Pagination range={shown} query={query} onNavigate={turnPage} />
      {getSelectedCategory(query) === undefined && (
        <ApiRequestLink root={root} path={`/v1/${type}`} parameters={toApiParameters(query)} />
      )}
    </div>
  )
}

const createFirstPage = ({
  total,
  cards,
  categories,
  filterCounts,
}: BrowseListProps): ListPage => ({
  query: {},
  total,
  limit: PAGE_SIZE,
  offset: 0,
  cards,
  categories: countCategories(Object.values(categories)),
  filterCounts,
  categoryTotal: total,
})

async function fetchPage(props: BrowseListProps, query: ListQuery): Promise<ListPage> {
  const { type, root } = props
  const client = await loadClient(root)
  const { items, total, limit, offset } = await client.list(type, toApiQuery(query))
  const page = {
    ...createFirstPage(props),
    ...{ query, total, limit: limit ?? PAGE_SIZE, offset: offset ?? 0, cards: items.map(toCard) },
  }
  return page.categories.length === 0 ? page : narrowToCategory(page, props, client)
}

/** Counts the categories of a list, and leaves only the records of the selected one. */
async function narrowToCategory(
  page: ListPage,
  { type, categories }: BrowseListProps,
  client: Client,
): Promise<ListPage> {
  const { query, offset, limit } = page
  const rows = await listAllRows(client, type, query)
  const counts = countCategories(rows.map(({ slug }) => categories[slug]))
  const counted = { ...page, categories: updateCounts(page.categories, counts) }
  const category = getSelectedCategory(query)
  if (category === undefined) return counted
  const isInCategory = ({ slug }: { readonly slug: string }) => categories[slug] === category
  const matches = rows.filter(isInCategory)
  const all = (await client.all(type)).items.filter(isInCategory)
  return {
    ...counted,
    total: matches.length,
    cards: matches.slice(offset, offset + limit).map(toCard),
    filterCounts: countFilterValues(type, all),
    categoryTotal: all.length,
  }
}

type PublicContentList = Awaited<ReturnType<Client['list']>>

/** The API's largest page. */
const MAX_ROWS = 100

/** Returns the rows of all pages of a list. */
async function listAllRows(
  client: Client,
  type: ContentType,
  query: ListQuery,
): Promise<PublicContentList['items']> {
  const rows: PublicContentList['items'] = []
  let total = 0
  do {
    const range = { limit: String(MAX_ROWS), offset: String(rows.length) }
    const response = await client.list(type, { ...toApiQuery(query), ...range })
    if (response.items.length === 0) break
    rows.push(...response.items)
    total = response.total
  } while (rows.length < total)
  return rows
}

/** Formats the parameters of the API request for the same page. */
const toApiParameters = (query: ListQuery): string => {
  const { sort, ...rest } = toApiQuery(query)
  return new URLSearchParams({ ...(sort ? { sort } : {}), ...rest }).toString()
}

function formatStatus({ total, offset, cards, query }: ListPage, type: ContentType): string {
  const category = getSelectedCategory(query)
  const scope = category ? ` in “${formatCategory(category)}”` : ''
  if (cards.length === 0) return `0 of ${total} ${type}${scope}`
  return `${offset + 1} to ${offset + cards.length} of ${total} ${type}${scope}`
}
