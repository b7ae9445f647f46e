import type { PatternLayoutSpec } from '../../../generated/types/common.v1.ts'
import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import type { HtmlFragment } from '../../../kernel/html/parse.ts'
import { asString } from '../../../kernel/json/value.ts'
import {
  checkAccessibleNames,
  checkCells,
  checkHeadings,
  checkIds,
  checkMarkup,
  checkParts,
  createExampleFinding,
  createMissingExample,
  type ExampleDraft,
  parseExample,
} from '../../example-checks.ts'
import { getPresetRole } from '../../record-parts.ts'
import type { RecordRule } from '../../rule.ts'
import { hasField, listDetailedSlots } from '../../slot-content.ts'
import { isTextField, listSlotFields } from '../../slot-data.ts'

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

function checkPresetExample(pattern: PatternV2, preset: string): ExampleDraft[] {
  const { layout, code } = pattern.presets[preset] ?? {}
  if (code === undefined || asString(code.example) === undefined)
    return [createMissingExample('preset', '<pattern>/<preset>.html')]
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
    ...(layout ? checkFields(html, layout) : []),
  ]
}

/** Checks that the text of each required field is marked, so that samples can replace it. */
const checkFields = (html: HtmlFragment, layout: PatternLayoutSpec): ExampleDraft[] =>
  listDetailedSlots(layout).flatMap(({ name, details: { data } }) => {
    const fields = listSlotFields(data).filter(isTextField)
    // The only text of a slot is the slot itself.
    if (fields.length === 1 && !Array.isArray(data)) return []
    return fields
      .filter((field) => !field.isOptional && !hasField(html, name, field.name))
      .map((field) => ({
        message: `The slot "${name}" does not show its field "${field.name}".`,
        hint: `Mark the text with data-field="${field.name}", inside the element with data-slot="${name}".`,
      }))
  })
