import type { Ref } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { SCHEMA_FAMILIES, type SchemaEntry, type SchemaFamily } from '../../index.ts'
import { onSlashKey } from '../ui/search-shortcuts.ts'
import { getSchemaSlug } from './schema-links.ts'

/** The props of the schema catalog. */
export interface CatalogListProps {
  readonly entries: readonly SchemaEntry[]
}

/** The schema catalog by family, with a filter field. */
export const CatalogList = ({ entries }: CatalogListProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  useLayoutEffect(() => {
    // The user may have typed before this script ran; otherwise use the query of the URL.
    setQuery(field.current?.value || getUrlQuery())
    return onSlashKey(() => field.current?.select())
  }, [])
  const search = (text: string) => {
    setQuery(text)
    setUrlQuery(text)
  }
  const clear = () => {
    search('')
    field.current?.focus()
  }
  const matches = filterEntries(entries, query)
  return (
    <>
      <div class="filter needs-script">
        <FilterField field={field} query={query} search={search} clear={clear} />
        <p role="status">{formatCount(matches.length, entries.length)}</p>
      </div>
      {groupByFamily(matches).map((group) => (
        <FamilySection key={group.family} {...group} />
      ))}
      {matches.length === 0 && <NoResults query={query} clear={clear} />}
    </>
  )
}

/** Descriptions of the schema families. */
const FAMILY_DESCRIPTIONS: Readonly<Record<SchemaFamily, string>> = {
  content: 'Records of a corpus, and the lists and reports about them.',
  essence: 'The design contract that people and agents write.',
  packs: 'Instructions for a coding agent, made from an essence.',
  graph: 'A contract and its project as typed nodes and edges.',
  verifier: 'What was checked in a project, found and proved.',
}

/** A schema family with its entries. */
export interface FamilyGroup {
  readonly family: SchemaFamily
  readonly entries: readonly SchemaEntry[]
}

/** Groups entries by family, leaving out families without entries. */
export const groupByFamily = (entries: readonly SchemaEntry[]): FamilyGroup[] =>
  SCHEMA_FAMILIES.map((family) => ({
    family,
    entries: entries.filter((entry) => entry.family === family),
  })).filter(({ entries }) => entries.length > 0)

/** Returns the entries whose name, title or description contains every word of the query. */
export function filterEntries(entries: readonly SchemaEntry[], query: string): SchemaEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ name, title, description }) => {
    const text = `${name} ${title} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Returns the `q` parameter of the page's URL, or an empty string. */
const getUrlQuery = (): string => new URLSearchParams(location.search).get('q') ?? ''

/** Sets the `q` parameter of the page's URL, so that the results can be linked to. */
function setUrlQuery(query: string): void {
  const url = new URL(location.href)
  if (query) url.searchParams.set('q', query)
  else url.searchParams.delete('q')
  history.replaceState(history.state, '', url)
}

const formatCount = (count: number, total: number): string =>
  count === total ? `${total} schemas` : `${count} of ${total} match`

interface FilterFieldProps {
  readonly field: Ref<HTMLInputElement>
  readonly query: string
  readonly search: (text: string) => void
  readonly clear: () => void
}

const FilterField = ({ field, query, search, clear }: FilterFieldProps) => (
  <>
    <label for="filter">Filter by name, title or description</label>
    <div class="field">
      <input
        id="filter"
        type="search"
        autocomplete="off"
        spellcheck={false}
        ref={field}
        value={query}
        aria-keyshortcuts="/"
        onInput={(event) => search(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      <span class="key" aria-hidden="true">
        /
      </span>
    </div>
  </>
)

const FamilySection = ({ family, entries }: FamilyGroup) => (
  <section class="family" aria-labelledby={family}>
    <div class="family-label">
      <h2 id={family}>{family}</h2>
      <p>{FAMILY_DESCRIPTIONS[family]}</p>
    </div>
    <ul class="entries">
      {entries.map(({ name, title, description }) => (
        <li key={name}>
          <a class="name" href={`${getSchemaSlug(name)}/`}>
            {name}
          </a>
          <div>
            <h3>{title}</h3>
            <p>{description.replaceAll('`', '')}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const NoResults = ({ query, clear }: Pick<FilterFieldProps, 'query' | 'clear'>) => (
  <div class="empty">
    <p>
      No schema matches <q>{query}</q>. Try one word of a name, such as <code>pack</code> or{' '}
      <code>report</code>.
    </p>
    <button type="button" class="button" onClick={clear}>
      Show all schemas
    </button>
  </div>
)
