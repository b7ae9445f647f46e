import type { ComponentChildren } from 'preact'
import { type ContentType, type PublicRecord, toSingular } from '../../index.ts'
import { Island } from '../islands.tsx'
import { PreviousNext } from '../ui/previous-next.tsx'
import type { View } from '../view.ts'
import { getApiFilePath, RECORD_ROOT_PATH } from './paths.ts'
import type { RecordFilesProps } from './record-files.tsx'
import type { RecordGraph } from './record-graph.ts'
import { RecordHeader } from './record-header.tsx'
import { UsedBy } from './record-links.tsx'
import { RecordQuality } from './record-quality.tsx'

/** A record among the others of its site. */
export interface RecordContext<T extends ContentType> {
  readonly type: T
  readonly record: PublicRecord<T>
  readonly graph: RecordGraph
}

/** One part of a record's page; without a body it is left out. */
export interface RecordSection {
  readonly id: string
  readonly title: string
  readonly body: ComponentChildren
}

/** What the page of a record has because of its type. */
export interface RecordViewOptions {
  readonly sections: readonly RecordSection[]
  /** Custom properties that the parts are drawn with. */
  readonly style?: Readonly<Record<string, string>>
  /** What stands above the parts and stays in sight. */
  readonly controls?: ComponentChildren
  readonly filesTitle?: string
  /** Further files of the record. */
  readonly files?: RecordFilesProps['files']
  readonly data?: View['data']
}

/** The page of a record: what all have, around what its type adds. */
export function recordView<T extends ContentType>(
  subject: RecordContext<T>,
  special: RecordViewOptions,
): View {
  const { type, record, graph } = subject
  const { data, slug } = record
  const files = { files: [...(special.files ?? []), ...listRecordFiles(type, slug)] }
  const own = special.sections.filter(({ body }) => body)
  const parts = [...own, ...createCommonSections(subject, files, special.filesTitle)]
  return {
    path: `${type}/${slug}/index.html`,
    title: `${data.name} · ${toSingular(type)} · svc`,
    description: data.description ?? `The ${toSingular(type)} ${slug}.`,
    data: { ...special.data, files },
    main: (
      <article class="record" style={special.style}>
        <RecordHeader type={type} record={record} />
        <SectionNavigation parts={parts} />
        {special.controls}
        {parts.map((part) => (
          <SectionBlock key={part.id} {...part} />
        ))}
        <PreviousNext
          entries={graph.site.records[type].map(({ slug, data: { name } }) => ({ slug, name }))}
          slug={slug}
        />
      </article>
    ),
  }
}

/** What every record has: who uses it, how it stands, its files. */
function createCommonSections<T extends ContentType>(
  { type, record, graph }: RecordContext<T>,
  files: RecordFilesProps,
  filesTitle = 'Files',
): RecordSection[] {
  const { slug, intelligence = null } = record
  const linking = { graph, root: RECORD_ROOT_PATH }
  const users = <UsedBy users={graph.usedBy(type, slug)} {...linking} />
  const standing = <RecordQuality intelligence={intelligence} root={RECORD_ROOT_PATH} />
  return [
    // Nothing is made to name a blueprint.
    ...(type === 'blueprints' ? [] : [{ id: 'users', title: 'Used by', body: users }]),
    { id: 'standing', title: 'Standing', body: standing },
    { id: 'files', title: filesTitle, body: <Island name="files" props={files} /> },
  ]
}

const SectionBlock = ({ id, title, body }: RecordSection) => (
  <section class="part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div class="part-body">{body}</div>
  </section>
)

const SectionNavigation = ({ parts }: { readonly parts: readonly RecordSection[] }) => (
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
const listRecordFiles = (type: ContentType, slug: string): RecordFilesProps['files'] =>
  [
    { label: 'Markdown', name: `${slug}.md` },
    { label: 'JSON', name: `${slug}.json` },
  ].map((file) => ({ ...file, href: getApiFilePath(type, file.name) }))
