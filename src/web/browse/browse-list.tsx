import { useEffect, useRef, useState } from 'preact/hooks'
import type { ContentType } from '../../index.ts'
import { loadClient } from '../load-client.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { type Card, CardGrid, toCard } from './card-grid.tsx'
import { BrowseFilters, Pagination } from './list-controls.tsx'
import {
  formatListQuery,
  type ListQuery,
  PAGE_SIZE,
  parseListQuery,
  updateListQuery,
  withPageSize,
} from './list-query.ts'

interface ApiRequestLinkProps {
  readonly root: string
  /** The path of the route, from the site's root. */
  readonly path: string
  readonly parameters: string
}

/** A link to the API request that returns what the page shows. */
export const ApiRequestLink = ({ root, path, parameters }: ApiRequestLinkProps) => {
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
  /** The path of each record's preview below the root, by slug. */
  readonly previews: Readonly<Record<string, string>>
}

interface ListPage {
  readonly query: ListQuery
  readonly total: number
  readonly limit: number
  readonly offset: number
  readonly cards: readonly Card[]
}

/** A list of records, page by page. The page's URL has the parameters of the API request. */
export const BrowseList = (props: BrowseListProps) => {
  const { type, root, total, cards, previews } = props
  const top = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ListPage>({
    query: {},
    total,
    limit: PAGE_SIZE,
    offset: 0,
    cards,
  })
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
  return (
    <div class="browse" ref={top}>
      <BrowseFilters
        type={type}
        query={shown.query}
        onChange={(values) => navigate(updateListQuery(parseListQuery(location.search), values))}
      />
      <p class="browse-status needs-script" role="status">
        {error || formatStatus(shown, type)}
      </p>
      {shown.cards.length > 0 ? (
        <CardGrid type={type} cards={shown.cards} previews={previews} root={root} />
      ) : (
        <EmptyList type={type} onClear={() => navigate({})} />
      )}
      <Pagination range={shown} query={shown.query} onNavigate={turnPage} />
      <ApiRequestLink root={root} path={`/v1/${type}`} parameters={toApiParameters(shown.query)} />
    </div>
  )
}

async function fetchPage({ type, root }: BrowseListProps, query: ListQuery): Promise<ListPage> {
  const client = await loadClient(root)
  const {
    items,
    total,
    limit = PAGE_SIZE,
    offset = 0,
  } = await client.list(type, withPageSize(query))
  return { query, total, limit, offset, cards: items.map(toCard) }
}

/** Formats the parameters of the API request for the same page. */
const toApiParameters = (query: ListQuery): string => {
  const { sort, ...rest } = withPageSize(query)
  return new URLSearchParams({ ...(sort ? { sort } : {}), ...rest }).toString()
}

function formatStatus({ total, offset, cards }: ListPage, type: ContentType): string {
  if (cards.length === 0) return `0 of ${total} ${type}`
  return `${offset + 1} to ${offset + cards.length} of ${total} ${type}`
}

interface EmptyListProps {
  readonly type: ContentType
  readonly onClear: () => void
}

const EmptyList = ({ type, onClear }: EmptyListProps) => (
  <div class="empty">
    <p>No {type} are left by these filters, or the page lies past the end.</p>
    <button type="button" class="button" onClick={onClear}>
      Show all {type}
    </button>
  </div>
)
