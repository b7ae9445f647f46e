import type { Theme } from '../../themes.ts'
import { asEntries, asObject, asString, asStrings } from '../fields.ts'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT_PATH } from '../record-paths.ts'
import { FactList } from './facts.tsx'
import { RecordLinks } from './record-links.tsx'

/** The small, named pieces of styling that a theme brings. */
export const ThemeDecorators = ({ theme }: { readonly theme: Theme }) => {
  const definitions = asEntries(theme.decorator_definitions)
  if (definitions.length === 0) return <p class="muted">It brings none.</p>
  return (
    <ul class="notes">
      {definitions.map(([name, definition]) => (
        <Decorator key={name} name={name} definition={asObject(definition)} />
      ))}
    </ul>
  )
}

interface DecoratorProps {
  readonly name: string
  readonly definition: Readonly<Record<string, unknown>>
}

const Decorator = ({ name, definition }: DecoratorProps) => (
  <li>
    <h3>
      <code>{name}</code>
    </h3>
    <p>{asString(definition.description)}</p>
    <p class="muted">{asString(definition.intent)}</p>
    <pre tabindex={0}>
      <code>
        {asEntries(definition.suggested_properties)
          .map(([property, value]) => `${property}: ${String(value)};`)
          .join('\n')}
      </code>
    </pre>
    <p class="muted">{asStrings(definition.usage).join(' · ')}</p>
  </li>
)

/** What a theme is like, what it suits and which patterns show it at its best. */
export const ThemeCharacter = ({
  theme,
  graph,
}: {
  readonly theme: Theme
  readonly graph: RecordGraph
}) => {
  const { prefer, avoid } = asObject(theme.pattern_preferences)
  const links = (slugs: readonly string[]) =>
    slugs.length === 0 ? undefined : (
      <RecordLinks type="patterns" slugs={slugs} graph={graph} root={RECORD_ROOT_PATH} />
    )
  return (
    <>
      <p class="prose">{asString(theme.personality)}</p>
      <FactList
        facts={[
          ['best for', joinTexts(theme.best_for)],
          ['avoid for', joinTexts(theme.avoid_for)],
          ['prefers', links(asStrings(prefer))],
          ['avoids', links(asStrings(avoid))],
          ['shapes', joinTexts(theme.shapes)],
        ]}
      />
    </>
  )
}

const joinTexts = (value: unknown): string | undefined => asStrings(value).join(', ') || undefined
