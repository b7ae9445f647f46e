import type { Content } from '../../index.ts'
import { asObject, asString } from '../fields.ts'
import { previewPath } from '../preview-path.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { type LinkContext, RecordLink } from './record-links.tsx'

interface PatternStatesProps extends LinkContext {
  readonly pattern: Content['patterns']
  readonly states: readonly (readonly [name: string, state: unknown])[]
}

/** The states of a pattern side by side: when each is shown, and what it shows. */
export const PatternStates = ({ pattern, states, ...linking }: PatternStatesProps) => (
  <ul class="states">
    {states.map(([name, state]) => (
      <li key={name}>
        <h3>{name}</h3>
        <PreviewFrame
          src={
            linking.root + previewPath.pattern(pattern.id, findPresetWithState(pattern, name), name)
          }
          title={`${pattern.name}, ${name}`}
          width={640}
          height={400}
        />
        <StateNotes state={asObject(state)} {...linking} />
      </li>
    ))}
  </ul>
)

/** A preset that has the state: the default one, unless it says that it has not. */
const findPresetWithState = (
  { presets, default_preset }: Content['patterns'],
  state: string,
): string =>
  [default_preset, ...Object.keys(presets)].find(
    (name) => asObject(asObject(presets[name]).states)[state] !== null,
  ) ?? default_preset

const StateNotes = ({
  state,
  ...linking
}: LinkContext & { readonly state: Readonly<Record<string, unknown>> }) => {
  const slug = asString(state.pattern)
  return (
    <>
      <p class="muted">{asString(state.when)}</p>
      <p>
        {asString(state.shows)}{' '}
        {slug !== undefined && <RecordLink type="patterns" slug={slug} {...linking} />}
      </p>
    </>
  )
}
