import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import { asString } from '../../../json/value.ts'
import {
  checkAccessibleNames,
  checkCells,
  checkHeadings,
  checkIds,
  checkMarkup,
  checkParts,
  createExampleFinding,
  createMissingExampleIssue,
  type ExampleIssue,
  parseExample,
} from '../../example-checks.ts'
import { getPresetRole } from '../../record-parts.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires a complete, accessible example for every preset. */
export const examplesRule: RecordRule<'patterns'> = {
  id: 'P12',
  requirement:
    'Each preset has an example of well-formed, labeled HTML with its role and every slot.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    Object.keys(data.presets).flatMap((preset) =>
      checkPresetExample(data, preset).map((issue) =>
        createExampleFinding(authored, ['presets', preset, 'code', 'example'], issue),
      ),
    ),
}

function checkPresetExample(pattern: PatternV2, preset: string): ExampleIssue[] {
  const { layout, code } = pattern.presets[preset] ?? {}
  if (code === undefined || asString(code.example) === undefined)
    return [createMissingExampleIssue('preset', '<pattern>/<preset>.html')]
  const html = parseExample(code)
  const slots = Object.keys(layout?.slots ?? {}).map((slot) => slot.replace(/\?$/, ''))
  return [
    ...checkMarkup(html),
    ...checkParts(html, {
      pattern: pattern.id,
      preset,
      role: getPresetRole(pattern, preset),
      slots,
    }),
    ...checkAccessibleNames(html),
    ...checkHeadings(html),
    ...checkIds(html, `${pattern.id}-${preset}-`),
    ...checkCells(html),
  ]
}
