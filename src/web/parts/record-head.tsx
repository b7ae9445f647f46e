import type { ContentType, RecordOf } from '../../index.ts'
import { textsOf } from '../fields.ts'
import { PLURAL } from '../type-names.ts'
import { type Use, useOf } from '../use-record.ts'
import { Copy } from './copy.tsx'

interface RecordHeadProps<T extends ContentType> {
  readonly type: T
  readonly record: RecordOf<T>
  readonly root: string
}

/** What a record is in one line, how it stands, and how it is used. */
export const RecordHead = <T extends ContentType>({ type, record, root }: RecordHeadProps<T>) => {
  const { data, intelligence, slug, version, updated_at } = record
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
        <p class="facts-line">
          <a class="badge" data-kind={intelligence?.recommended ? 'good' : 'open'} href="#standing">
            {intelligence?.recommended ? 'Recommended' : 'Not recommended'}
          </a>
          <span>version {version}</span>
          <span>updated {updated_at}</span>
        </p>
        <Tags tags={textsOf(data.tags)} root={root} />
      </div>
      <UseIt use={useOf(type, data)} />
    </div>
  )
}

const Tags = ({ tags, root }: { readonly tags: readonly string[]; readonly root: string }) =>
  tags.length === 0 ? null : (
    <ul class="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`${root}search/?q=${encodeURIComponent(tag)}`}>{tag}</a>
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
