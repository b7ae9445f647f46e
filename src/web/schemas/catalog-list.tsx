import type { Ref } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { SCHEMA_FAMILIES, type SchemaEntry, type SchemaFamily } from '../../index.ts'
import { getUrlQuery, onSlashKey, setUrlQuery } from '../ui/search-field.ts'
import { getSchemaSlug } from './schema-links.ts'

/** What the schemas of a family describe, in a sentence. */
export const FAMILY_DESCRIPTIONS: Readonly<Record<SchemaFamily, string>> = {
  content: 'Records of a corpus, and the lists and reports about them.',
  essence: 'The design contract that people and agents write.',
  packs: 'Instructions for a coding agent, made from an essence.',
  graph: 'A contract and its project as typed nodes and edges.',
  verifier: 'What was checked in a project, found and proved.',
}

/** A family with those of the entries that belong to it. */
export interface FamilyGroup {
  readonly family: SchemaFamily
  readonly entries: readonly SchemaEntry[]
}

/** Entries by family, in the order of the families; one without entries is left out. */
export const groupByFamily = (entries: readonly SchemaEntry[]): FamilyGroup[] =>
  SCHEMA_FAMILIES.map((family) => ({
    family,
    entries: entries.filter((entry) => entry.family === family),
  })).filter(({ entries: members }) => members.length > 0)

/** The entries whose name, title or description holds every word of the query. */
export function filterEntries(entries: readonly SchemaEntry[], query: string): SchemaEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ name, title, description }) => {
    const text = `${name} ${title} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

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
