import type { ContentType, PublicRecord } from '../../index.ts'
import { textsOf } from '../fields.ts'
import { apiFile, RECORD_ROOT } from '../record-paths.ts'
import { PLURAL } from '../type-names.ts'
import { type Use, useOf } from '../use-record.ts'
import { Copy } from './copy.tsx'

interface RecordHeadProps<T extends ContentType> {
  readonly type: T
  readonly record: PublicRecord<T>
}

/** What a record is in one line, how it stands, and how it is used. */
export const RecordHead = <T extends ContentType>({ type, record }: RecordHeadProps<T>) => {
  const { data, slug } = record
  return (
    <div class="record-head">
      <div class="title">
        <nav class="trail" aria-label="Breadcrumb">
          <a href="../">{PLURAL[type]}</a>
          <span aria-hidden="true"> / </span>
          <code>{slug}</code>
        </nav>
        <h1>{data.name}</h1>
        <p class="lead">{data.description}</p>
        <FactsLine type={type} record={record} />
        <Tags tags={textsOf(data.tags)} />
      </div>
      <UseIt use={useOf(type, data)} />
    </div>
  )
}

const FactsLine = ({ type, record }: RecordHeadProps<ContentType>) => {
  const { intelligence, slug, version, updated_at } = record
  const isRecommended = intelligence?.recommended === true
  return (
    <p class="facts-line">
      <a class="badge" data-kind={isRecommended ? 'good' : 'open'} href="#standing">
        {isRecommended ? 'Recommended' : 'Not recommended'}
      </a>
      <span>version {version}</span>
      <span>updated {updated_at}</span>
      <a href={apiFile(type, `${slug}.json`)}>JSON</a>
      <a href={apiFile(type, `${slug}.md`)}>Markdown</a>
    </p>
  )
}

const Tags = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <ul class="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`${RECORD_ROOT}search/?q=${encodeURIComponent(tag)}`}>{tag}</a>
        </li>
      ))}
    </ul>
  )

const UseIt = ({ use: { where, line, commands } }: { readonly use: Use }) => (
  <section class="use" aria-labelledby="use">
    <h2 id="use">Use it</h2>
    <p>
      {where}
      {line === undefined ? '.' : ':'}
    </p>
    {line !== undefined && <Line text={line} what="this line" />}
    <p>On the command line:</p>
    {commands.map((command) => (
      <Line key={command} text={command} what={command} />
    ))}
  </section>
)

/** A line to take along. */
export const Line = ({ text, what }: { readonly text: string; readonly what: string }) => (
  <div class="line">
    <code>{text}</code>
    <Copy of={{ text }} what={what} />
  </div>
)
