import type { PublicRecord } from '../../index.ts'
import { asEntries, asString, asStrings } from '../fields.ts'
import { FactList } from '../parts/facts.tsx'
import { AutoLinkedText } from '../parts/linked-text.tsx'
import { PatternAccessibility } from '../parts/pattern-access.tsx'
import { PatternConnections } from '../parts/pattern-data.tsx'
import { PatternPresets } from '../parts/pattern-presets.tsx'
import { PatternStates } from '../parts/pattern-states.tsx'
import { PatternResponsive } from '../parts/pattern-widths.tsx'
import type { LinkContext } from '../parts/record-links.tsx'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT_PATH } from '../record-paths.ts'
import type { View } from '../view.ts'
import { recordView } from './record.tsx'

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
