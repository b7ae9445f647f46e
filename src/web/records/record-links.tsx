import { CONTENT_TYPES, type ContentType } from '../../index.ts'
import { findThumbnail, thumbnailName } from '../record-paths.ts'
import { TYPE_LABELS } from '../ui/content-type-labels.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import type { RecordGraph, RecordUsage } from './record-graph.ts'

/** The records that can be linked to, and the page that the links start from. */
export interface LinkContext {
  readonly graph: RecordGraph
  /** The relative path from the page to the site root. */
  readonly root: string
}

interface RecordLinkProps extends LinkContext {
  readonly type: ContentType
  readonly slug: string
}

/** The slug of a record, linked if the record has a page. */
export const RecordLink = ({ type, slug, graph, root }: RecordLinkProps) =>
  graph.find(type, slug) ? (
    <a class="name" href={`${root}${type}/${slug}/`}>
      {slug}
    </a>
  ) : (
    <code>{slug}</code>
  )

/** The slugs of several records of one type, with links. */
export const RecordLinks = ({
  slugs,
  ...rest
}: Omit<RecordLinkProps, 'slug'> & { readonly slugs: readonly string[] }) => (
  <ul class="inline">
    {slugs.map((slug) => (
      <li key={slug}>
        <RecordLink slug={slug} {...rest} />
      </li>
    ))}
  </ul>
)

/** Lists the records that reference a record, by type, with the locations. */
export const UsedBy = ({
  usages,
  ...linkContext
}: LinkContext & { readonly usages: readonly RecordUsage[] }) => {
  if (usages.length === 0) return <p class="muted">No other record names it yet.</p>
  const types = CONTENT_TYPES.filter((type) => usages.some((usage) => usage.type === type))
  return (
    <div class="users">
      {types.map((type) => (
        <div key={type}>
          <h3>{TYPE_LABELS[type]}</h3>
          <UsageList usages={usages.filter((usage) => usage.type === type)} {...linkContext} />
        </div>
      ))}
    </div>
  )
}

/** The number of usages that are shown at first. */
const MAX_VISIBLE_USAGES = 4

const UsageList = ({
  usages,
  ...linkContext
}: LinkContext & { readonly usages: readonly RecordUsage[] }) => {
  const renderRows = (items: readonly RecordUsage[]) => (
    <ul class="usages">
      {items.map((usage) => (
        <UsageRow key={usage.record.slug} usage={usage} {...linkContext} />
      ))}
    </ul>
  )
  const rest = usages.slice(MAX_VISIBLE_USAGES)
  return (
    <>
      {renderRows(usages.slice(0, MAX_VISIBLE_USAGES))}
      {rest.length > 0 && (
        <details class="disclosure">
          <summary>Show {rest.length} more</summary>
          {renderRows(rest)}
        </details>
      )}
    </>
  )
}

const UsageRow = ({
  usage: { type, record, locations },
  ...linkContext
}: LinkContext & { readonly usage: RecordUsage }) => (
  <li>
    <Thumbnail
      src={findThumbnail(
        linkContext.graph.site,
        thumbnailName.record(type, record.slug),
        linkContext.root,
      )}
      name={record.data.name}
    />
    <div>
      <RecordLink type={type} slug={record.slug} {...linkContext} />
      <p class="muted">{locations.join(', ')}</p>
    </div>
  </li>
)

/** Matches slugs in prose: words with a hyphen, and any word after a colon or `use`. */
const SLUG_PATTERN = /(?<=: |\buse )[a-z][a-z0-9-]*\b|\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b/g

interface AutoLinkedTextProps extends LinkContext {
  readonly type: ContentType
  readonly text: string
}

/** A text of a record, in which the slugs of other records are links. */
export const AutoLinkedText = ({ text, type, graph, root }: AutoLinkedTextProps) => {
  const parts: (string | { readonly slug: string; readonly index: number })[] = []
  let end = 0
  for (const { 0: slug, index } of text.matchAll(SLUG_PATTERN)) {
    if (!graph.find(type, slug)) continue
    parts.push(text.slice(end, index), { slug, index })
    end = index + slug.length
  }
  return (
    <>
      {[...parts, text.slice(end)].map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <RecordLink key={part.index} type={type} slug={part.slug} graph={graph} root={root} />
        ),
      )}
    </>
  )
}
