import type { ComponentChildren } from 'preact'
import { type ContentType, type PublicRecord, toSingular } from '../../index.ts'
import type { FilesProps } from '../islands/files.tsx'
import { Island } from '../islands.tsx'
import { Neighbours } from '../parts/neighbours.tsx'
import { RecordHead } from '../parts/record-head.tsx'
import { RecordUsers } from '../parts/record-links.tsx'
import { RecordStanding } from '../parts/record-standing.tsx'
import type { RecordGraph } from '../record-graph.ts'
import { apiFile, RECORD_ROOT } from '../record-paths.ts'
import type { View } from '../view.ts'

/** A record among the others of its site. */
export interface Subject<T extends ContentType> {
  readonly type: T
  readonly record: PublicRecord<T>
  readonly graph: RecordGraph
}

/** One part of a record's page; without a body it is left out. */
export interface Part {
  readonly id: string
  readonly title: string
  readonly body: ComponentChildren
}

/** What the page of a record has because of its type. */
export interface Special {
  readonly parts: readonly Part[]
  /** Custom properties that the parts are drawn with. */
  readonly style?: Readonly<Record<string, string>>
  /** What stands above the parts and stays in sight. */
  readonly switches?: ComponentChildren
  readonly filesTitle?: string
  /** Further files of the record. */
  readonly files?: FilesProps['files']
  readonly data?: View['data']
}

/** The page of a record: what all have, around what its type adds. */
export function recordView<T extends ContentType>(subject: Subject<T>, special: Special): View {
  const { type, record, graph } = subject
  const { data, slug } = record
  const files = { files: [...(special.files ?? []), ...filesOf(type, slug)] }
  const own = special.parts.filter(({ body }) => body)
  const parts = [...own, ...commonParts(subject, files, special.filesTitle)]
  return {
    path: `${type}/${slug}/index.html`,
    title: `${data.name} · ${toSingular(type)} · svc`,
    description: data.description ?? `The ${toSingular(type)} ${slug}.`,
    data: { ...special.data, files },
    main: (
      <article class="record" style={special.style}>
        <RecordHead type={type} record={record} />
        <OnPage parts={parts} />
        {special.switches}
        {parts.map((part) => (
          <PartSection key={part.id} {...part} />
        ))}
        <Neighbours
          entries={graph.site.records[type].map(({ slug, data: { name } }) => ({ slug, name }))}
          slug={slug}
        />
      </article>
    ),
  }
}

/** What every record has: who uses it, how it stands, its files. */
function commonParts<T extends ContentType>(
  { type, record, graph }: Subject<T>,
  files: FilesProps,
  filesTitle = 'Files',
): Part[] {
  const { slug, intelligence = null } = record
  const linking = { graph, root: RECORD_ROOT }
  const users = <RecordUsers users={graph.users(type, slug)} {...linking} />
  const standing = <RecordStanding intelligence={intelligence} root={RECORD_ROOT} />
  return [
    // Nothing is made to name a blueprint.
    ...(type === 'blueprints' ? [] : [{ id: 'users', title: 'Used by', body: users }]),
    { id: 'standing', title: 'Standing', body: standing },
    { id: 'files', title: filesTitle, body: <Island name="files" props={files} /> },
  ]
}

const PartSection = ({ id, title, body }: Part) => (
  <section class="part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div class="part-body">{body}</div>
  </section>
)

const OnPage = ({ parts }: { readonly parts: readonly Part[] }) => (
  <nav class="on-page" aria-label="On this page">
    <ul>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)

/** The two forms that every record is published in. */
const filesOf = (type: ContentType, slug: string): FilesProps['files'] =>
  [
    { label: 'Markdown', name: `${slug}.md` },
    { label: 'JSON', name: `${slug}.json` },
  ].map((file) => ({ ...file, href: apiFile(type, file.name) }))
