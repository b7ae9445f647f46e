import type { Content } from '../../index.ts'
import { fieldsOf, listOf, membersOf, textOf, textsOf } from '../fields.ts'
import { Facts } from './facts.tsx'
import { type Linking, RecordLink, RecordLinks } from './record-links.tsx'

interface Props {
  readonly blueprint: Content['blueprints']
}

/** What a product is like, how it speaks, what it can do and what it wears. */
export const BlueprintCharacter = ({ blueprint, ...linking }: Props & Linking) => {
  const { personality, theme, suggested_themes } = blueprint
  const others = textsOf(suggested_themes)
  return (
    <>
      <p class="prose">{textOf(personality) ?? textsOf(personality).join(' ')}</p>
      <Facts
        facts={[
          ...membersOf(blueprint.voice).map(
            ([name, value]) => [labelOf(name), saidOf(value)] as const,
          ),
          ['features', textsOf(blueprint.features).join(', ') || undefined],
          ['theme', <RecordLink key="theme" type="themes" slug={theme.id} {...linking} />],
          [
            'other themes',
            others.length > 0 ? (
              <RecordLinks type="themes" slugs={others} {...linking} />
            ) : undefined,
          ],
        ]}
      />
    </>
  )
}

const labelOf = (name: string): string =>
  ({
    cta_verbs: 'verbs',
    empty_states: 'when empty',
    errors: 'on errors',
    loading: 'while loading',
  })[name] ?? name.replaceAll('_', ' ')

const saidOf = (value: unknown): string | undefined =>
  textOf(value) ?? (textsOf(value).join(', ') || undefined)

/** The shortcuts of a product and the commands of its palette. */
export const BlueprintKeys = ({ blueprint: { navigation } }: Props) => {
  const palette = fieldsOf(navigation?.command_palette)
  const commands = listOf(palette.commands).map(fieldsOf)
  const hotkeys = listOf(navigation?.hotkeys).map(fieldsOf)
  return (
    <>
      <p>
        {textOf(palette.trigger) ? (
          <>
            <kbd>{textOf(palette.trigger)}</kbd> opens a palette of {commands.length} commands:{' '}
            <q>{textOf(palette.placeholder)}</q>.
          </>
        ) : (
          'It has no command palette of its own.'
        )}
      </p>
      <div class="users">
        <KeyList title="Shortcuts" rows={hotkeys.map((row) => [row.key, row.label ?? row.route])} />
        <KeyList title="Commands" rows={commands.map((row) => [row.hotkey, row.label])} />
      </div>
    </>
  )
}

interface KeyListProps {
  readonly title: string
  readonly rows: readonly (readonly [key: unknown, does: unknown])[]
}

const KeyList = ({ title, rows }: KeyListProps) =>
  rows.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <ul class="key-list">
        {rows.map(([key, does]) => (
          <li key={`${key} ${does}`}>
            <span>{textOf(does)}</span> {textOf(key) && <kbd>{textOf(key)}</kbd>}
          </li>
        ))}
      </ul>
    </div>
  )

/** Where a blueprint is listed, how far it can be relied on, and why. */
export const Portfolio = ({ blueprint, ...linking }: Props & Linking) => {
  const { blueprint_portfolio: portfolio } = blueprint
  if (!portfolio) return <p class="muted">It has no place in the portfolio.</p>
  const { visibility, maturity, rationale, recommended_alternative, artifact } = portfolio
  return (
    <>
      <p class="prose">{rationale}</p>
      <Facts
        facts={[
          ['listed', visibility],
          ['maturity', maturity],
          ['site', artifact.status],
          ['domain', textOf(blueprint.domain)],
          [
            'instead',
            recommended_alternative && (
              <RecordLink type="blueprints" slug={recommended_alternative} {...linking} />
            ),
          ],
        ]}
      />
    </>
  )
}
