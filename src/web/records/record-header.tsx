import type { Content, ContentType, PublicRecord } from '../../index.ts'
import { toSingular } from '../../internal.ts'
import { RECORD_ROOT_PATH } from '../record-paths.ts'
import { TYPE_LABELS } from '../ui/content-type-labels.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { OpenInPlayground } from './open-in-playground.tsx'
import { RecordCopyButtons } from './record-prompt.tsx'

interface RecordHeaderProps<T extends ContentType> {
  readonly type: T
  readonly record: PublicRecord<T>
}

/** The header of a record page: name, description, metadata and usage. */
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
        <RecordMetadata record={record} />
        <div class="record-actions">
          <OpenInPlayground type={type} slug={slug} />
          <RecordCopyButtons type={type} data={data} />
        </div>
      </div>
      <UsageInstructions usage={getUsage(type, data)} />
    </div>
  )
}

const RecordMetadata = ({ record }: Pick<RecordHeaderProps<ContentType>, 'record'>) => {
  const { intelligence, version, updated_at } = record
  const isRecommended = intelligence?.recommended === true
  return (
    <p class="facts-line">
      <a class="badge" data-kind={isRecommended ? 'good' : 'open'} href="#standing">
        {isRecommended ? 'Recommended' : 'Not recommended yet'}
      </a>
      <span>version {version}</span>
      <span>updated {updated_at}</span>
    </p>
  )
}

/** Links each tag of a record to a search for it. */
export const TagList = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <ul class="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`${RECORD_ROOT_PATH}search/?q=${encodeURIComponent(tag)}`}>{tag}</a>
        </li>
      ))}
    </ul>
  )

const UsageInstructions = ({ usage: { where, line, commands } }: { readonly usage: Usage }) => (
  <section class="use" aria-labelledby="use">
    <h2 id="use">Use it</h2>
    <p>
      {where}
      {line === undefined ? '.' : ':'}
    </p>
    {line !== undefined && <CopyableLine text={line} label="this line" />}
    <p>On the command line:</p>
    {commands.map((command) => (
      <CopyableLine key={command} text={command} label={command} />
    ))}
  </section>
)

/** A line of code with a copy button. */
export const CopyableLine = ({
  text,
  label,
}: {
  readonly text: string
  readonly label: string
}) => (
  <div class="line">
    <code>{text}</code>
    <CopyButton source={{ text }} label={label} />
  </div>
)

/** Instructions for using a record in a project. */
export interface Usage {
  /** Where to insert the line. */
  readonly where: string
  /** The line to insert; undefined if a command does it. */
  readonly line?: string
  readonly commands: readonly string[]
}

/** Returns the usage instructions for a record. */
export const getUsage = <T extends ContentType>(type: T, data: Content[T]): Usage =>
  USAGES[type](data)

const formatGetCommand = (type: ContentType, { id }: { readonly id: string }): string =>
  `npx @svc/content get ${toSingular(type)} ${id}`

const USAGES: { readonly [T in ContentType]: (data: Content[T]) => Usage } = {
  patterns: (pattern) => ({
    where: 'In the layout of a page',
    line: formatPatternLine(pattern.id, pattern.default_preset),
    commands: [formatGetCommand('patterns', pattern)],
  }),
  themes: (theme) => ({
    where: 'In the dna of an essence',
    line: `"theme": ${formatInlineObject({ id: theme.id, mode: 'auto' })}`,
    commands: [
      formatGetCommand('themes', theme),
      `npx @svc/content export ${theme.id} --format css`,
    ],
  }),
  shells: (shell) => ({
    where: 'In a section of an essence',
    line: `"shell": ${JSON.stringify(shell.id)}`,
    commands: [formatGetCommand('shells', shell)],
  }),
  archetypes: (archetype) => ({
    where: 'Its section goes into an essence, below blueprint.sections',
    commands: [formatGetCommand('archetypes', archetype)],
  }),
  blueprints: (blueprint) => ({
    where: 'A new project starts with its essence',
    commands: [
      `npx @svc/content init --blueprint ${blueprint.id}`,
      formatGetCommand('blueprints', blueprint),
    ],
  }),
}

/** Formats the line that adds a pattern to the layout of a page. */
export const formatPatternLine = (pattern: string, preset: string): string =>
  formatInlineObject({ pattern, preset })

/** Formats a flat object as one line of JSON with spaces. */
const formatInlineObject = (fields: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(fields)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`
