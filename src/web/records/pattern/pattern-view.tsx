import type { Content, PublicRecord } from '../../../index.ts'
import { FactList } from '../../ui/fact-list.tsx'
import type { View } from '../../view.ts'
import { asEntries, asObject, asString, asStrings } from '../json-values.ts'
import { RECORD_ROOT_PATH } from '../paths.ts'
import type { RecordGraph } from '../record-graph.ts'
import { AutoLinkedText, type LinkContext } from '../record-links.tsx'
import { recordView } from '../record-view.tsx'
import { PatternConnections } from './pattern-connections.tsx'
import { PatternPresets, PatternResponsive, PatternStates } from './pattern-previews.tsx'

type Pattern = Content['patterns']

/** What assistive technology and the keyboard get; presets that differ say how. */
export const PatternAccessibility = ({ pattern }: { readonly pattern: Pattern }) => {
  const own = Object.entries(pattern.presets).flatMap(([name, { accessibility }]) =>
    accessibility === undefined ? [] : [[name, asObject(accessibility)] as const],
  )
  return (
    <>
      <AccessibilityFacts access={asObject(pattern.accessibility)} />
      {own.map(([name, access]) => (
        <section key={name} class="access" aria-labelledby={`access-${name}`}>
          <h3 id={`access-${name}`}>In the preset {name}</h3>
          <AccessibilityFacts access={access} />
        </section>
      ))}
    </>
  )
}

const AccessibilityFacts = ({ access }: { readonly access: Readonly<Record<string, unknown>> }) => (
  <>
    <FactList
      facts={[
        ['role', renderCode(access.role)],
        ['name', asString(access['aria-label'])],
        ['focus', asString(access.focus_management)],
        ['says', renderList(asStrings(access.announcements))],
      ]}
    />
    <KeyboardList keys={asStrings(access.keyboard)} />
  </>
)

const renderCode = (value: unknown) => {
  const text = asString(value)
  return text && <code>{text}</code>
}

const renderList = (texts: readonly string[]) =>
  texts.length === 0 ? undefined : (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )

/** Keys and what each does; one without a colon stands as it is. */
const KeyboardList = ({ keys }: { readonly keys: readonly string[] }) =>
  keys.length === 0 ? null : (
    <dl class="pairs keys">
      {keys.map((line) => {
        const [key = '', ...action] = line.split(': ')
        return (
          <div key={line}>
            <dt>{key}</dt>
            <dd>{action.join(': ')}</dd>
          </div>
        )
      })}
    </dl>
  )

/** A pattern: each preset and state as it looks, and what whoever builds it must know. */
export function patternView(record: PublicRecord<'patterns'>, graph: RecordGraph): View {
  const { data: pattern } = record
  const linking = { graph, root: RECORD_ROOT_PATH }
  const states = asEntries(pattern.states)
  const widths = asEntries(pattern.responsive)
  const body = {
    choose: <PatternGuidance pattern={pattern} {...linking} />,
    presets: <PatternPresets pattern={pattern} />,
    states: states.length > 0 && <PatternStates pattern={pattern} states={states} {...linking} />,
    widths: widths.length > 0 && (
      <PatternResponsive pattern={pattern} widths={widths} {...linking} />
    ),
    access: <PatternAccessibility pattern={pattern} />,
    wires: <PatternConnections record={record} {...linking} />,
  }
  return recordView(
    { type: 'patterns', record, graph },
    {
      sections: [
        { id: 'presets', title: 'Presets', body: body.presets },
        { id: 'states', title: 'States', body: body.states },
        { id: 'widths', title: 'Widths', body: body.widths },
        { id: 'choose', title: 'When to use it', body: body.choose },
        { id: 'access', title: 'Keys and access', body: body.access },
        { id: 'wires', title: 'Works with', body: body.wires },
      ],
    },
  )
}

interface PatternGuidanceProps extends LinkContext {
  readonly pattern: PublicRecord<'patterns'>['data']
}

const PatternGuidance = ({ pattern, ...linking }: PatternGuidanceProps) => {
  const linked = (value: unknown) => {
    const text = asString(value)
    return text && <AutoLinkedText type="patterns" text={text} {...linking} />
  }
  return (
    <FactList
      facts={[
        ['use when', linked(pattern.use_when)],
        ['avoid when', linked(pattern.avoid_when)],
        ['look', asString(pattern.visual_brief)],
        ['motion', asString(pattern.motion_note)],
        ['built from', asStrings(pattern.components).join(', ') || undefined],
        ['category', asString(pattern.category)],
      ]}
    />
  )
}
