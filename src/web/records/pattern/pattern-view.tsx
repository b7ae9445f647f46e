import type { Content, PublicRecord } from '../../../index.ts'
import { asObject, asString, asStrings } from '../../../internal.ts'
import { RECORD_ROOT_PATH } from '../../record-paths.ts'
import { FactList } from '../../ui/fact-list.tsx'
import type { View } from '../../view.ts'
import type { RecordGraph } from '../record-graph.ts'
import { AutoLinkedText, type LinkContext } from '../record-links.tsx'
import { recordView } from '../record-view.tsx'
import { PatternConnections } from './pattern-connections.tsx'
import { PatternPresets, PatternResponsive, PatternStates } from './pattern-previews.tsx'

type Pattern = Content['patterns']

/** Creates the page of a pattern: presets, states, widths, accessibility and connections. */
export function patternView(record: PublicRecord<'patterns'>, graph: RecordGraph): View {
  const { data: pattern } = record
  const linkContext = { graph, root: RECORD_ROOT_PATH }
  const states = Object.entries(asObject(pattern.states))
  const widths = Object.entries(asObject(pattern.responsive))
  const body = {
    choose: <PatternGuidance pattern={pattern} {...linkContext} />,
    presets: <PatternPresets pattern={pattern} />,
    states: states.length > 0 && <PatternStates pattern={pattern} states={states} />,
    widths: widths.length > 0 && (
      <PatternResponsive pattern={pattern} widths={widths} {...linkContext} />
    ),
    access: <PatternAccessibility pattern={pattern} />,
    wires: <PatternConnections record={record} {...linkContext} />,
  }
  return recordView(
    { type: 'patterns', record, graph },
    {
      secondary: ['wires', 'users', 'standing', 'tags', 'files'],
      sections: [
        { id: 'presets', title: 'Presets', body: body.presets },
        { id: 'states', title: 'States', body: body.states },
        { id: 'widths', title: 'Responsive', body: body.widths },
        { id: 'choose', title: 'When to use it', body: body.choose },
        { id: 'access', title: 'Accessibility', body: body.access },
        { id: 'wires', title: 'Works with', body: body.wires },
      ],
    },
  )
}

interface PatternGuidanceProps extends LinkContext {
  readonly pattern: PublicRecord<'patterns'>['data']
}

const PatternGuidance = ({ pattern, ...linkContext }: PatternGuidanceProps) => {
  const withLinks = (value: unknown) => {
    const text = asString(value)
    return text && <AutoLinkedText type="patterns" text={text} {...linkContext} />
  }
  return (
    <FactList
      facts={[
        ['use when', withLinks(pattern.use_when)],
        ['avoid when', withLinks(pattern.avoid_when)],
        ...getVisualFacts(pattern),
        ['motion', asString(pattern.motion_note)],
        ...getCopyFacts(pattern),
        ['built from', asStrings(pattern.components).join(', ') || undefined],
        ['category', asString(pattern.category)],
      ]}
    />
  )
}

const getVisualFacts = ({ visual_lines, visual_brief }: Pattern): [string, string | undefined][] =>
  visual_lines === undefined
    ? [['look', asString(visual_brief)]]
    : Object.entries(visual_lines).map(([name, text]) => [name, asString(text)])

/** Lists the visible texts of a pattern; labels of actions come last. */
function getCopyFacts({ copy }: Pattern): [string, string | undefined][] {
  const { actions, ...texts } = asObject(copy)
  const labels = Object.values(asObject(actions)).flatMap((label) => asString(label) ?? [])
  return [
    ...Object.entries(texts).map(([name, text]): [string, string | undefined] => [
      `${name} text`,
      asString(text),
    ]),
    ['labels', labels.join(', ') || undefined],
  ]
}

/** Shows the accessibility facts of a pattern, and of presets that differ. */
const PatternAccessibility = ({ pattern }: { readonly pattern: Pattern }) => {
  const presets = Object.entries(pattern.presets).flatMap(([name, { accessibility }]) =>
    accessibility === undefined ? [] : [[name, asObject(accessibility)] as const],
  )
  return (
    <>
      <AccessibilityFacts access={asObject(pattern.accessibility)} />
      {presets.length > 0 && (
        <details class="disclosure">
          <summary>Presets that differ: {presets.map(([name]) => name).join(', ')}</summary>
          {presets.map(([name, access]) => (
            <section key={name} class="access" aria-labelledby={`access-${name}`}>
              <h3 id={`access-${name}`}>{name}</h3>
              <AccessibilityFacts access={access} />
            </section>
          ))}
        </details>
      )}
      <Sources sources={pattern.sources ?? []} />
    </>
  )
}

/** Matches an address that is safe to link: records come from anywhere. */
const WEB_ADDRESS = /^https?:\/\/[^\s<>"']+$/

/** Links the specifications behind the accessibility claims. */
const Sources = ({ sources }: { readonly sources: NonNullable<Pattern['sources']> }) =>
  sources.length === 0 ? null : (
    <details class="disclosure">
      <summary>Sources</summary>
      <ul>
        {sources.map(({ claim, title, url }) => (
          <li key={url + claim}>
            {claim && `${claim}: `}
            {WEB_ADDRESS.test(url) ? <a href={url}>{title}</a> : title}
          </li>
        ))}
      </ul>
    </details>
  )

const AccessibilityFacts = ({ access }: { readonly access: Readonly<Record<string, unknown>> }) => (
  <>
    <FactList
      facts={[
        ['role', renderCode(access.role)],
        ['name', asString(access['aria-label'])],
        ['focus', asString(access.focus_management)],
        ['announces', renderList(asStrings(access.announcements))],
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

/** Lists lines such as `Enter: opens the row` as key and action. */
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
