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
  /** The address of the route, from the site's root. */
  readonly path: string
  readonly parameters: string
}

/** The address that programs ask for what a page shows. */
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

/** A list and its first page. */
export interface BrowseListProps {
  readonly type: ContentType
  /** The way from the page to the site's root. */
  readonly root: string
  readonly total: number
  readonly cards: readonly Card[]
  /** Where the preview of each record lies below the root, by slug. */
  readonly previews: Readonly<Record<string, string>>
}

interface ListPage {
  readonly query: ListQuery
  readonly total: number
  readonly limit: number
  readonly offset: number
  readonly cards: readonly Card[]
}

/** A list of records, page by page. The address of the page asks what the API would be asked. */
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
  const [fault, setFault] = useState('')
  const asking = useRef(0)
  const show = async (query: ListQuery) => {
    const turn = ++asking.current
    const tell = (next: ListPage | undefined, text: string) => {
      // Somebody has asked for something else since.
      if (turn !== asking.current) return
      if (next) setShown(next)
      setFault(text)
    }
    try {
      tell(await fetchPage(props, query), '')
    } catch (error) {
      // A parameter that the API refuses, or a host that cannot be reached: both are told.
      tell(undefined, error instanceof Error ? error.message : String(error))
    }
  }
  useEffect(() => {
    const follow = () => void show(parseListQuery(location.search))
    if (formatListQuery(parseListQuery(location.search)) !== '') follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const go = (query: ListQuery) => {
    const parameters = formatListQuery(query)
    history.pushState(null, '', location.pathname + (parameters && `?${parameters}`))
    return show(query)
  }
  const turn = (query: ListQuery) => go(query).then(() => top.current?.scrollIntoView())
  return (
    <div class="browse" ref={top}>
      <BrowseFilters
        type={type}
        query={shown.query}
        onChange={(values) => go(updateListQuery(parseListQuery(location.search), values))}
      />
      <p class="browse-status needs-script" role="status">
        {fault || formatStatus(shown, type)}
      </p>
      {shown.cards.length > 0 ? (
        <CardGrid type={type} cards={shown.cards} previews={previews} root={root} />
      ) : (
        <EmptyList type={type} onClear={() => go({})} />
      )}
      <Pagination range={shown} query={shown.query} onNavigate={turn} />
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

/** The parameters that the API needs for the same page: its pages have another size. */
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
