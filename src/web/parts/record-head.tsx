import type { ContentType, PublicRecord } from '../../index.ts'
import { asStrings } from '../fields.ts'
import { getApiFilePath, RECORD_ROOT_PATH } from '../record-paths.ts'
import { TYPE_LABELS } from '../type-names.ts'
import { getUsage, type Usage } from '../use-record.ts'
import { CopyButton } from './copy.tsx'

interface RecordHeaderProps<T extends ContentType> {
  readonly type: T
  readonly record: PublicRecord<T>
}

/** What a record is in one line, how it stands, and how it is used. */
export const RecordHeader = <T extends ContentType>({ type, record }: RecordHeaderProps<T>) => {
  const { data, slug } = record
  return (
    <div class="record-head">
      <div class="title">
        <nav class="trail" aria-label="Breadcrumb">
          <a href="../">{TYPE_LABELS[type]}</a>
          <span aria-hidden="true"> / </span>
          <code>{slug}</code>
        </nav>
        <h1>{data.name}</h1>
        <p class="lead">{data.description}</p>
        <RecordMetadata type={type} record={record} />
        <TagList tags={asStrings(data.tags)} />
      </div>
      <UsageInstructions use={getUsage(type, data)} />
    </div>
  )
}

const RecordMetadata = ({ type, record }: RecordHeaderProps<ContentType>) => {
  const { intelligence, slug, version, updated_at } = record
  const isRecommended = intelligence?.recommended === true
  return (
    <p class="facts-line">
      <a class="badge" data-kind={isRecommended ? 'good' : 'open'} href="#standing">
        {isRecommended ? 'Recommended' : 'Not recommended'}
      </a>
      <span>version {version}</span>
      <span>updated {updated_at}</span>
      <a href={getApiFilePath(type, `${slug}.json`)}>JSON</a>
      <a href={getApiFilePath(type, `${slug}.md`)}>Markdown</a>
    </p>
  )
}

const TagList = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <ul class="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`${RECORD_ROOT_PATH}search/?q=${encodeURIComponent(tag)}`}>{tag}</a>
        </li>
      ))}
    </ul>
  )

const UsageInstructions = ({ use: { where, line, commands } }: { readonly use: Usage }) => (
  <section class="use" aria-labelledby="use">
    <h2 id="use">Use it</h2>
    <p>
      {where}
      {line === undefined ? '.' : ':'}
    </p>
    {line !== undefined && <CopyableLine text={line} what="this line" />}
    <p>On the command line:</p>
    {commands.map((command) => (
      <CopyableLine key={command} text={command} what={command} />
    ))}
  </section>
)

/** A line to take along. */
export const CopyableLine = ({ text, what }: { readonly text: string; readonly what: string }) => (
  <div class="line">
    <code>{text}</code>
    <CopyButton source={{ text }} label={what} />
  </div>
)
