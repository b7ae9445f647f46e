import type { PublicRecord } from '../../index.ts'
import { membersOf, textOf, textsOf } from '../fields.ts'
import { Facts } from '../parts/facts.tsx'
import { LinkedText } from '../parts/linked-text.tsx'
import { PatternAccess } from '../parts/pattern-access.tsx'
import { PatternData } from '../parts/pattern-data.tsx'
import { PatternPresets } from '../parts/pattern-presets.tsx'
import { PatternStates } from '../parts/pattern-states.tsx'
import { PatternWidths } from '../parts/pattern-widths.tsx'
import type { Linking } from '../parts/record-links.tsx'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT } from '../record-paths.ts'
import type { View } from '../view.ts'
import { recordView } from './record.tsx'

/** A pattern: each preset and state as it looks, and what whoever builds it must know. */
export function patternView(record: PublicRecord<'patterns'>, graph: RecordGraph): View {
  const { data: pattern } = record
  const linking = { graph, root: RECORD_ROOT }
  const states = membersOf(pattern.states)
  const widths = membersOf(pattern.responsive)
  const body = {
    choose: <Choosing pattern={pattern} {...linking} />,
    presets: <PatternPresets pattern={pattern} />,
    states: states.length > 0 && <PatternStates pattern={pattern} states={states} {...linking} />,
    widths: widths.length > 0 && <PatternWidths pattern={pattern} widths={widths} {...linking} />,
    access: <PatternAccess pattern={pattern} />,
    wires: <PatternData record={record} {...linking} />,
  }
  return recordView(
    { type: 'patterns', record, graph },
    {
      parts: [
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

interface ChoosingProps extends Linking {
  readonly pattern: PublicRecord<'patterns'>['data']
}

const Choosing = ({ pattern, ...linking }: ChoosingProps) => {
  const linked = (value: unknown) => {
    const text = textOf(value)
    return text && <LinkedText type="patterns" text={text} {...linking} />
  }
  return (
    <Facts
      facts={[
        ['use when', linked(pattern.use_when)],
        ['avoid when', linked(pattern.avoid_when)],
        ['look', textOf(pattern.visual_brief)],
        ['motion', textOf(pattern.motion_note)],
        ['built from', textsOf(pattern.components).join(', ') || undefined],
        ['category', textOf(pattern.category)],
      ]}
    />
  )
}
