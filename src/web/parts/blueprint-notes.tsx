import type { Content } from '../../index.ts'
import { asArray, asEntries, asObject, asString, asStrings } from '../fields.ts'
import { FactList } from './facts.tsx'
import { type LinkContext, RecordLink, RecordLinks } from './record-links.tsx'

interface BlueprintProps {
  readonly blueprint: Content['blueprints']
}

/** What a product is like, how it speaks, what it can do and what it wears. */
export const BlueprintCharacter = ({ blueprint, ...linking }: BlueprintProps & LinkContext) => {
  const { personality, theme, suggested_themes } = blueprint
  const others = asStrings(suggested_themes)
  return (
    <>
      <p class="prose">{asString(personality) ?? asStrings(personality).join(' ')}</p>
      <FactList
        facts={[
          ...asEntries(blueprint.voice).map(
            ([name, value]) => [formatVoiceLabel(name), formatVoiceValue(value)] as const,
          ),
          ['features', asStrings(blueprint.features).join(', ') || undefined],
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

const formatVoiceLabel = (name: string): string =>
  ({
    cta_verbs: 'verbs',
    empty_states: 'when empty',
    errors: 'on errors',
    loading: 'while loading',
  })[name] ?? name.replaceAll('_', ' ')

const formatVoiceValue = (value: unknown): string | undefined =>
  asString(value) ?? (asStrings(value).join(', ') || undefined)

/** The shortcuts of a product and the commands of its palette. */
export const BlueprintShortcuts = ({ blueprint: { navigation } }: BlueprintProps) => {
  const palette = asObject(navigation?.command_palette)
  const commands = asArray(palette.commands).map(asObject)
  const hotkeys = asArray(navigation?.hotkeys).map(asObject)
  return (
    <>
      <p>
        {asString(palette.trigger) ? (
          <>
            <kbd>{asString(palette.trigger)}</kbd> opens a palette of {commands.length} commands:{' '}
            <q>{asString(palette.placeholder)}</q>.
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
            <span>{asString(does)}</span> {asString(key) && <kbd>{asString(key)}</kbd>}
          </li>
        ))}
      </ul>
    </div>
  )

/** Where a blueprint is listed, how far it can be relied on, and why. */
export const BlueprintPortfolio = ({ blueprint, ...linking }: BlueprintProps & LinkContext) => {
  const { blueprint_portfolio: portfolio } = blueprint
  if (!portfolio) return <p class="muted">It has no place in the portfolio.</p>
  const { visibility, maturity, rationale, recommended_alternative, artifact } = portfolio
  return (
    <>
      <p class="prose">{rationale}</p>
      <FactList
        facts={[
          ['listed', visibility],
          ['maturity', maturity],
          ['site', artifact.status],
          ['domain', asString(blueprint.domain)],
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
