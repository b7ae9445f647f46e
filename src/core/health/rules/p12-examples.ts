import { asString } from '../../content/fields.ts'
import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import { roleOf } from '../accessibilities.ts'
import type { ExampleFault } from '../examples/example-fault.ts'
import { exampleFinding } from '../examples/example-finding.ts'
import { exampleHtml } from '../examples/example-html.ts'
import { markupFaults } from '../examples/markup-faults.ts'
import { nameFaults } from '../examples/name-faults.ts'
import { cellFaults, headingFaults, idFaults } from '../examples/outline-faults.ts'
import { partFaults } from '../examples/part-faults.ts'
import type { RecordRule } from '../rule.ts'

/** A sound piece of HTML for every preset. */
export const examples: RecordRule<'patterns'> = {
  id: 'P12',
  asks: 'Each preset has an example of well-formed, labelled HTML with its role and every slot.',
  severity: 'error',
  source: 'quality',
  types: ['patterns'],
  check: ({ authored, data }) =>
    Object.keys(data.presets).flatMap((preset) =>
      faultsOf(data, preset).map((fault) =>
        exampleFinding(authored, ['presets', preset, 'code', 'example'], fault),
      ),
    ),
}

function faultsOf(pattern: PatternV2, preset: string): ExampleFault[] {
  const { layout, code } = pattern.presets[preset] ?? {}
  if (code === undefined || asString(code.example) === undefined) return [ABSENT]
  const html = exampleHtml(code)
  const slots = Object.keys(layout?.slots ?? {}).map((slot) => slot.replace(/\?$/, ''))
  return [
    ...markupFaults(html),
    ...partFaults(html, { pattern: pattern.id, preset, role: roleOf(pattern, preset), slots }),
    ...nameFaults(html),
    ...headingFaults(html),
    ...idFaults(html, `${pattern.id}-${preset}-`),
    ...cellFaults(html),
  ]
}

const ABSENT: ExampleFault = {
  message: 'The preset has no example.',
  remedy: 'Write one beside the record, as <pattern>/<preset>.html.',
}
