import { CONTENT_TYPES, type ContentType } from '../../index.ts'
import { TYPE_LABELS } from '../ui/content-type-labels.ts'
import type { RecordGraph, RecordUsage } from './record-graph.ts'

/** Where links between records start from. */
export interface LinkContext {
  readonly graph: RecordGraph
  /** The way from the page to the site's root. */
  readonly root: string
}

interface RecordLinkProps extends LinkContext {
  readonly type: ContentType
  readonly slug: string
}

/** A record by its slug: a link where it has a page. */
export const RecordLink = ({ type, slug, graph, root }: RecordLinkProps) =>
  graph.find(type, slug) ? (
    <a class="name" href={`${root}${type}/${slug}/`}>
      {slug}
    </a>
  ) : (
    <code>{slug}</code>
  )

/** Several records of one type. */
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

/** The records that name a record, by type, with where they do. */
export const UsedBy = ({
  users,
  ...linking
}: LinkContext & { readonly users: readonly RecordUsage[] }) => {
  if (users.length === 0) return <p class="muted">No other record names it yet.</p>
  const types = CONTENT_TYPES.filter((type) => users.some((user) => user.type === type))
  return (
    <div class="users">
      {types.map((type) => (
        <div key={type}>
          <h3>{TYPE_LABELS[type]}</h3>
          <dl class="pairs">
            {users
              .filter((user) => user.type === type)
              .map((user) => (
                <UsageRow key={user.record.slug} user={user} {...linking} />
              ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

const UsageRow = ({
  user: { type, record, locations },
  ...linking
}: LinkContext & { user: RecordUsage }) => (
  <div>
    <dt>
      <RecordLink type={type} slug={record.slug} {...linking} />
    </dt>
    <dd>{locations.join(', ')}</dd>
  </div>
)

/** A slug in prose: a word with a hyphen, or any word that a colon or `use` points at. */
const SLUG_PATTERN = /(?<=: |\buse )[a-z][a-z0-9-]*\b|\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b/g

interface AutoLinkedTextProps extends LinkContext {
  readonly type: ContentType
  readonly text: string
}

/** A text of a record in which the records that it names are links. */
export const AutoLinkedText = ({ text, type, graph, root }: AutoLinkedTextProps) => {
  const parts: (string | { readonly slug: string; readonly at: number })[] = []
  let end = 0
  for (const { 0: slug, index } of text.matchAll(SLUG_PATTERN)) {
    if (!graph.find(type, slug)) continue
    parts.push(text.slice(end, index), { slug, at: index })
    end = index + slug.length
  }
  return (
    <>
      {[...parts, text.slice(end)].map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <RecordLink key={part.at} type={type} slug={part.slug} graph={graph} root={root} />
        ),
      )}
    </>
  )
}
