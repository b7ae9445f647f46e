import { type ContentType, type PublicRecord, toSingular } from '../../index.ts'
import { type Card, cardOf } from '../card.ts'
import type { BrowseProps } from '../islands/browse.tsx'
import { Island } from '../islands.tsx'
import { PAGE } from '../list-query.ts'
import { pictureOf } from '../picture-of.ts'
import type { Site } from '../site.ts'
import { PLURAL, TYPE_TEXT } from '../type-names.ts'
import type { View } from '../view.ts'

/** All records of a type, with pictures, an order and filters. */
export function browseView(type: ContentType, { records }: Site): View {
  const list: readonly PublicRecord[] = records[type]
  const browse: BrowseProps = {
    ...{ type, root: '../', total: list.length },
    cards: list.slice(0, PAGE).map(cardOfRecord),
    previews: Object.fromEntries(list.map((record) => [record.slug, pictureOf(type, record)])),
  }
  return {
    path: `${type}/index.html`,
    title: `${PLURAL[type]} · svc`,
    description: `${list.length} ${type}. ${TYPE_TEXT[type]}`,
    data: { browse },
    main: (
      <>
        <div class="browse-head">
          <div class="title">
            <h1>{PLURAL[type]}</h1>
            <p>{TYPE_TEXT[type]}</p>
          </div>
          <SearchForm type={type} />
        </div>
        <Island name="browse" props={browse} />
        {list.length > PAGE && <Rest records={list.slice(PAGE)} />}
      </>
    ),
  }
}

const cardOfRecord = (record: PublicRecord): Card => {
  const { name, description } = record.data
  const { blueprint_portfolio = null } = record.data as { blueprint_portfolio?: never }
  return cardOf({ ...record, name, ...(description ? { description } : {}), blueprint_portfolio })
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

/** Those that a script would turn to. */
const Rest = ({ records }: { readonly records: readonly PublicRecord[] }) => (
  <ul class="inline without-script">
    {records.map(({ slug, data }) => (
      <li key={slug}>
        <a href={`${slug}/`}>{data.name}</a>
      </li>
    ))}
  </ul>
)
