import type { ComponentChildren } from 'preact'
import type { ContentType, PublicRecord } from '../../index.ts'
import { asStrings, toSingular } from '../../internal.ts'
import { Island } from '../islands.tsx'
import type { PreviewBarProps, ThemeChoice } from '../preview/preview-bar.tsx'
import { getApiFilePath, RECORD_ROOT_PATH } from '../record-paths.ts'
import { PreviousNext } from '../ui/previous-next.tsx'
import type { View } from '../view.ts'
import type { RecordFilesProps } from './record-files.tsx'
import type { RecordGraph } from './record-graph.ts'
import { RecordHeader, TagList } from './record-header.tsx'
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
  /** The ids of sections that are shown on demand, to keep the page short. */
  readonly secondary?: readonly string[]
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
  const isSecondary = ({ id }: RecordSection): boolean => options.secondary?.includes(id) ?? false
  const primary = sections.filter((section) => !isSecondary(section))
  const secondary = sections.filter(isSecondary)
  return {
    path: `${type}/${slug}/index.html`,
    title: `${data.name} · ${toSingular(type)} · svc`,
    description: data.description ?? `The ${toSingular(type)} ${slug}.`,
    data: { ...options.data, files, previewBar },
    main: (
      <article class="record" style={options.style}>
        <RecordHeader type={type} record={record} />
        <div class="record-tools">
          <SectionNavigation primary={primary} secondary={secondary} />
          <Island name="previewBar" props={previewBar} />
        </div>
        {primary.map((section) => (
          <SectionBlock key={section.id} {...section} />
        ))}
        <MoreSections sections={secondary} />
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

/** Creates the sections that every record has: usages, quality, tags and files. */
function createCommonSections<T extends ContentType>(
  { type, record, graph }: RecordContext<T>,
  files: RecordFilesProps,
  filesTitle = 'Files',
): RecordSection[] {
  const { slug, data, intelligence = null } = record
  const tags = asStrings(data.tags)
  const linkContext = { graph, root: RECORD_ROOT_PATH }
  const usages = <UsedBy usages={graph.usedBy(type, slug)} {...linkContext} />
  const quality = <RecordQuality intelligence={intelligence} root={RECORD_ROOT_PATH} />
  return [
    // No record type can reference a blueprint.
    ...(type === 'blueprints' ? [] : [{ id: 'users', title: 'Used by', body: usages }]),
    { id: 'standing', title: 'Quality', body: quality },
    ...(tags.length === 0 ? [] : [{ id: 'tags', title: 'Tags', body: <TagList tags={tags} /> }]),
    { id: 'files', title: filesTitle, body: <Island name="files" props={files} /> },
  ]
}

const SectionBlock = ({ id, title, body }: RecordSection) => (
  <section class="part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div class="part-body">{body}</div>
  </section>
)

/** Shows further sections on demand. A link to one of them opens it. */
const MoreSections = ({ sections }: { readonly sections: readonly RecordSection[] }) =>
  sections.length === 0 ? null : (
    <details class="more">
      <summary>
        Show more <span class="muted">{sections.map(({ title }) => title).join(', ')}</span>
      </summary>
      {sections.map((section) => (
        <SectionBlock key={section.id} {...section} />
      ))}
    </details>
  )

interface SectionNavigationProps {
  readonly primary: readonly RecordSection[]
  readonly secondary: readonly RecordSection[]
}

const SectionNavigation = ({ primary, secondary }: SectionNavigationProps) => (
  <nav class="on-page" aria-label="On this page">
    <ul>
      {[...primary, ...secondary.slice(0, 1).map(({ id }) => ({ id, title: 'More' }))].map(
        ({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ),
      )}
    </ul>
  </nav>
)

/** Returns the two files that every record is published as. */
const listRecordFiles = (type: ContentType, slug: string): RecordFilesProps['files'] =>
  [
    { label: 'Markdown', name: `${slug}.md` },
    { label: 'JSON', name: `${slug}.json` },
  ].map((file) => ({ ...file, href: getApiFilePath(type, file.name) }))
