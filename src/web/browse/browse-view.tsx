import type { ContentType, PublicRecord } from '../../index.ts'
import { TYPE_DESCRIPTIONS, toSingular } from '../../internal.ts'
import { Island } from '../islands.tsx'
import { thumbnailName } from '../record-paths.ts'
import type { SiteData } from '../site-data.ts'
import { TYPE_LABELS } from '../ui/content-type-labels.ts'
import type { View } from '../view.ts'
import type { BrowseListProps } from './browse-list.tsx'
import { toCard } from './cards.tsx'
import { areUsefulCategories, countCategories, getCategory } from './categories.ts'
import { countFilterValues } from './filter-counts.ts'
import { PAGE_SIZE } from './list-query.ts'

/** Returns the page of a type: its records as cards, with sorting and filters. */
export function browseView(type: ContentType, { records, thumbnails }: SiteData): View {
  const list: readonly PublicRecord[] = records[type]
  const rows = list.map(toRow)
  const browse: BrowseListProps = {
    type,
    root: '../',
    total: list.length,
    cards: rows.slice(0, PAGE_SIZE).map(toCard),
    categories: listCategories(type, list),
    filterCounts: countFilterValues(type, rows),
    withoutThumbnail: list
      .map(({ slug }) => slug)
      .filter((slug) => !thumbnails.has(thumbnailName.record(type, slug))),
  }
  return {
    path: `${type}/index.html`,
    title: `${TYPE_LABELS[type]} · svc`,
    description: `${list.length} ${type}. ${TYPE_DESCRIPTIONS[type]}`,
    data: { browse },
    main: (
      <>
        <div class="browse-head">
          <div class="title">
            <h1>{TYPE_LABELS[type]}</h1>
            <p>{TYPE_DESCRIPTIONS[type]}</p>
          </div>
          <SearchForm type={type} />
        </div>
        <Island name="browse" props={browse} />
        {list.length > PAGE_SIZE && <RemainingRecords records={list.slice(PAGE_SIZE)} />}
      </>
    ),
  }
}

/** Converts a record to a row of a list. */
const toRow = (record: PublicRecord) => {
  const { name, description } = record.data
  const { blueprint_portfolio = null } = record.data as { blueprint_portfolio?: never }
  return { ...record, name, ...(description ? { description } : {}), blueprint_portfolio }
}

/** Returns the category of each record by slug; empty if categories do not help to choose. */
function listCategories(
  type: ContentType,
  records: readonly PublicRecord[],
): Record<string, string> {
  const entries = records.flatMap((record): [string, string][] => {
    const category = getCategory(type, record)
    return category === undefined ? [] : [[record.slug, category]]
  })
  const isUseful = areUsefulCategories(countCategories(entries.map(([, category]) => category)))
  return isUseful ? Object.fromEntries(entries) : {}
}

const SearchForm = ({ type }: { readonly type: ContentType }) => (
  <search class="browse-search needs-script">
    <form action="../search/">
      <input type="hidden" name="type" value={toSingular(type)} />
      <label class="hidden" for="browse-q">
        Search {type}
      </label>
      <input
        id="browse-q"
        name="q"
        type="search"
        autocomplete="off"
        placeholder={`Search ${type}`}
      />
    </form>
  </search>
)

/** Links to the records after the first page, for readers without scripts. */
const RemainingRecords = ({ records }: { readonly records: readonly PublicRecord[] }) => (
  <ul class="inline without-script">
    {records.map(({ slug, data }) => (
      <li key={slug}>
        <a href={`${slug}/`}>{data.name}</a>
      </li>
    ))}
  </ul>
)
