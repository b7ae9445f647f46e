import type { Ref } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { SchemaEntry } from '../../index.ts'
import { FAMILY_DESCRIPTIONS, type FamilyGroup, groupByFamily } from '../families.ts'
import { filterEntries } from '../filter-entries.ts'
import { getSchemaSlug } from '../schema-links.ts'
import { getUrlQuery, onSlashKey, setUrlQuery } from './query.ts'

/** What the catalog holds. */
export interface CatalogListProps {
  readonly entries: readonly SchemaEntry[]
}

/** The catalog by family, with a field that narrows it as one types. */
export const CatalogList = ({ entries }: CatalogListProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  useLayoutEffect(() => {
    // Someone may have typed before this script ran; otherwise the address decides.
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
  const found = filterEntries(entries, query)
  return (
    <>
      <div class="filter needs-script">
        <FilterField field={field} query={query} search={search} clear={clear} />
        <p role="status">{formatCount(found.length, entries.length)}</p>
      </div>
      {groupByFamily(found).map((group) => (
        <FamilySection key={group.family} {...group} />
      ))}
      {found.length === 0 && <NoResults query={query} clear={clear} />}
    </>
  )
}

const formatCount = (found: number, total: number): string =>
  found === total ? `${total} schemas` : `${found} of ${total} match`

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
