import type { ComponentChildren } from 'preact'
import { type ContentType, type PublicRecord, toSingular } from '../../index.ts'
import { Island } from '../islands.tsx'
import type { PreviewBarProps, ThemeChoice } from '../preview/preview-bar.tsx'
import { PreviousNext } from '../ui/previous-next.tsx'
import type { View } from '../view.ts'
import { getApiFilePath, RECORD_ROOT_PATH } from './paths.ts'
import type { RecordFilesProps } from './record-files.tsx'
import type { RecordGraph } from './record-graph.ts'
import { RecordHeader } from './record-header.tsx'
import { UsedBy } from './record-links.tsx'
import { RecordQuality } from './record-quality.tsx'

/** A record with the graph of all records. */
export interface RecordContext<T extends ContentType> {
  readonly type: T
  readonly record: PublicRecord<T>
  readonly graph: RecordGraph
}

/** A section of a record page. Sections without a body are not shown. */
export interface RecordSection {
  readonly id: string
  readonly title: string
  readonly body: ComponentChildren
}

/** The parts of a record page that depend on the content type. */
export interface RecordViewOptions {
  readonly sections: readonly RecordSection[]
  /** CSS custom properties for the sections. */
  readonly style?: Readonly<Record<string, string>>
  /** Controls next to the preview bar, which stay visible. */
  readonly controls?: ComponentChildren
  /** The props of the preview bar; by default it offers all themes. */
  readonly previewBar?: PreviewBarProps
  readonly filesTitle?: string
  /** Additional files of the record. */
  readonly files?: RecordFilesProps['files']
  readonly data?: View['data']
}

/** Creates a record page from common sections and those of its content type. */
export function recordView<T extends ContentType>(
  context: RecordContext<T>,
  options: RecordViewOptions,
): View {
  const { type, record, graph } = context
  const { data, slug } = record
  const files = { files: [...(options.files ?? []), ...listRecordFiles(type, slug)] }
  const previewBar = options.previewBar ?? { themes: listThemeChoices(graph) }
  const sections = [
    ...options.sections.filter(({ body }) => body),
    ...createCommonSections(context, files, options.filesTitle),
  ]
  return {
    path: `${type}/${slug}/index.html`,
    title: `${data.name} · ${toSingular(type)} · svc`,
    description: data.description ?? `The ${toSingular(type)} ${slug}.`,
    data: { ...options.data, files, previewBar },
    main: (
      <article class="record" style={options.style}>
        <RecordHeader type={type} record={record} />
        <div class="record-tools">
          <SectionNavigation sections={sections} />
          <Island name="previewBar" props={previewBar} />
          {options.controls}
        </div>
        {sections.map((section) => (
          <SectionBlock key={section.id} {...section} />
        ))}
        <PreviousNext
          entries={graph.site.records[type].map(({ slug, data: { name } }) => ({ slug, name }))}
          slug={slug}
        />
      </article>
    ),
  }
}

const listThemeChoices = ({ site }: RecordGraph): ThemeChoice[] =>
  site.records.themes.map(({ slug, data: { name } }) => ({ id: slug, name }))

/** Creates the sections that every record has: usages, quality and files. */
function createCommonSections<T extends ContentType>(
  { type, record, graph }: RecordContext<T>,
  files: RecordFilesProps,
  filesTitle = 'Files',
): RecordSection[] {
  const { slug, intelligence = null } = record
  const linkContext = { graph, root: RECORD_ROOT_PATH }
  const usages = <UsedBy usages={graph.usedBy(type, slug)} {...linkContext} />
  const quality = <RecordQuality intelligence={intelligence} root={RECORD_ROOT_PATH} />
  return [
    // No record type can reference a blueprint.
    ...(type === 'blueprints' ? [] : [{ id: 'users', title: 'Used by', body: usages }]),
    { id: 'standing', title: 'Quality', body: quality },
    { id: 'files', title: filesTitle, body: <Island name="files" props={files} /> },
  ]
}

const SectionBlock = ({ id, title, body }: RecordSection) => (
  <section class="part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div class="part-body">{body}</div>
  </section>
)

const SectionNavigation = ({ sections }: { readonly sections: readonly RecordSection[] }) => (
  <nav class="on-page" aria-label="On this page">
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)

/** Returns the two files that every record is published as. */
const listRecordFiles = (type: ContentType, slug: string): RecordFilesProps['files'] =>
  [
    { label: 'Markdown', name: `${slug}.md` },
    { label: 'JSON', name: `${slug}.json` },
  ].map((file) => ({ ...file, href: getApiFilePath(type, file.name) }))
