import type { Theme } from '../../themes.ts'
import { fieldsOf, membersOf, textOf, textsOf } from '../fields.ts'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT } from '../record-paths.ts'
import { Facts } from './facts.tsx'
import { RecordLinks } from './record-links.tsx'

/** The small, named pieces of styling that a theme brings. */
export const Decorators = ({ theme }: { readonly theme: Theme }) => {
  const definitions = membersOf(theme.decorator_definitions)
  if (definitions.length === 0) return <p class="muted">It brings none.</p>
  return (
    <ul class="notes">
      {definitions.map(([name, definition]) => (
        <Decorator key={name} name={name} definition={fieldsOf(definition)} />
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
    <p>{textOf(definition.description)}</p>
    <p class="muted">{textOf(definition.intent)}</p>
    <pre tabindex={0}>
      <code>
        {membersOf(definition.suggested_properties)
          .map(([property, value]) => `${property}: ${String(value)};`)
          .join('\n')}
      </code>
    </pre>
    <p class="muted">{textsOf(definition.usage).join(' · ')}</p>
  </li>
)

/** What a theme is like, what it suits and which patterns show it at its best. */
export const Character = ({
  theme,
  graph,
}: {
  readonly theme: Theme
  readonly graph: RecordGraph
}) => {
  const { prefer, avoid } = fieldsOf(theme.pattern_preferences)
  const links = (slugs: readonly string[]) =>
    slugs.length === 0 ? undefined : (
      <RecordLinks type="patterns" slugs={slugs} graph={graph} root={RECORD_ROOT} />
    )
  return (
    <>
      <p class="prose">{textOf(theme.personality)}</p>
      <Facts
        facts={[
          ['best for', listed(theme.best_for)],
          ['avoid for', listed(theme.avoid_for)],
          ['prefers', links(textsOf(prefer))],
          ['avoids', links(textsOf(avoid))],
          ['shapes', listed(theme.shapes)],
        ]}
      />
    </>
  )
}

const listed = (value: unknown): string | undefined => textsOf(value).join(', ') || undefined
