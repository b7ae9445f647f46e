import { lexer, type Token, type Tokens } from 'marked'
import changelog from '../../../CHANGELOG.md?raw'
import type { Client, Health } from '../../index.ts'
import { capitalize, pluralize } from '../../internal.ts'
import { findTypeBySingular } from '../ui/content-type-labels.ts'
import type { View } from '../view.ts'
import { CHANGES_FEED, type Changes } from './changes-feed.ts'
import type { ContentsEntry } from './docs-layout.tsx'
import { Markdown, toHeadingId } from './markdown.tsx'

/** A version of the package, as `CHANGELOG.md` describes it. */
interface Version {
  readonly id: string
  readonly name: string
  readonly tokens: readonly Token[]
}

const isVersionHeading = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && token.depth === 2

/** The versions of the package, the newest first. */
const VERSIONS: readonly Version[] = listVersions(lexer(changelog))

function listVersions(tokens: readonly Token[]): readonly Version[] {
  const starts = tokens.flatMap((token, index) => (isVersionHeading(token) ? [index] : []))
  return starts.map((start, index) => {
    const name = (tokens[start] as Tokens.Heading).text.replaceAll(/[[\]]/g, '')
    return { id: toHeadingId(name), name, tokens: tokens.slice(start + 1, starts[index + 1]) }
  })
}

/** Loads the changes of the records and creates the changelog. */
export async function changelogView(client: Client, health: Health): Promise<View> {
  const changes = await client.changes()
  return {
    path: 'docs/changelog/index.html',
    title: 'Changelog · svc',
    description: 'The records that changed in this release, and the changes of each version.',
    main: (
      <div class="doc">
        <h1>Changelog</h1>
        <p class="lead">
          Version {health.version}, release <code>{changes.release}</code>,{' '}
          <time datetime={changes.generated_at}>{changes.generated_at}</time>. Subscribe to the{' '}
          <a href={`../../${CHANGES_FEED}`}>Atom feed</a>, or read{' '}
          <a href="../../v1/changes.json">changes.json</a>.
        </p>
        <section aria-labelledby="records">
          <h2 id="records">Records</h2>
          <p>{describeChanges(changes)}</p>
          {changes.previous !== null && <ChangedRecords changes={changes} />}
        </section>
        {VERSIONS.map(({ id, name, tokens }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            <article>
              <Markdown tokens={tokens} idPrefix={`${id}-`} />
            </article>
          </section>
        ))}
      </div>
    ),
  }
}

/** Lists the sections of the changelog for its table of contents. */
export const listChangelogContents = (): readonly ContentsEntry[] => [
  { id: 'records', label: 'Records' },
  ...VERSIONS.map(({ id, name }) => ({ id, label: name })),
]

function describeChanges({ previous, total }: Changes): string {
  if (previous === null) return `This is the first recorded release, with ${total} records.`
  if (total === 0) return `No record has changed since release ${previous}.`
  return `${pluralize(total, 'record')} changed since release ${previous}:`
}

/** Lists the changed records with links to those that still exist. */
const ChangedRecords = ({ changes }: { readonly changes: Changes }) => (
  <ul class="sentences">
    {changes.items.map(({ type, slug, change }) => (
      <li key={`${type}/${slug}`}>
        {capitalize(change)}:{' '}
        {change === 'removed' ? (
          <code>{slug}</code>
        ) : (
          <a href={`../../${findTypeBySingular(type)}/${slug}/`}>{slug}</a>
        )}{' '}
        <span class="muted">{type}</span>
      </li>
    ))}
  </ul>
)
