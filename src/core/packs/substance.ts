import { type Fields, fieldsOf, listOf, own, textOf, textsOf } from '../content/fields.ts'
import { inPreset } from '../content/preset.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { given } from '../given.ts'

/** What a pattern shows when not all is well, and the pattern that shows it. */
export interface State {
  readonly when?: string
  readonly shows: string
  readonly pattern?: string
}

/** What somebody must know to build one preset of a pattern. */
export interface Substance {
  readonly layout: string
  readonly role?: string
  readonly name?: string
  /** The parts by name, with a question mark behind one that may be missing. */
  readonly slots: Readonly<Record<string, string>>
  readonly components: readonly string[]
  readonly keys: readonly string[]
  readonly announcements: readonly string[]
  readonly focus?: string
  readonly motion?: string
  readonly states: Readonly<Record<string, State>>
  /** What it is at each range of widths. */
  readonly widths: Readonly<Record<string, string>>
  readonly consumes: readonly string[]
  readonly produces: readonly string[]
  readonly actions: readonly string[]
}

/** The substance of a pattern in one of its presets. Whatever a record lacks is left out. */
export function substanceOf(pattern: PatternV2, preset: string): Substance {
  const variant = fieldsOf(own(pattern.presets, preset))
  const access = inPreset(pattern, preset, 'accessibility')
  const io = inPreset(pattern, preset, 'io')
  return given({
    layout: textOf(own(variant.layout, 'layout')) ?? 'stack',
    role: textOf(access.role),
    name: textOf(access['aria-label']),
    components: textsOf(
      listOf(variant.components).length ? variant.components : pattern.components,
    ),
    keys: textsOf(access.keyboard),
    announcements: textsOf(access.announcements),
    focus: textOf(access.focus_management),
    motion: textOf(pattern.motion_note),
    consumes: unique(io.consumes),
    produces: unique(io.produces),
    actions: unique(io.actions),
    slots: slotsOf(own(variant.layout, 'slots')),
    states: statesOf(inPreset(pattern, preset, 'states')),
    widths: widthsOf(inPreset(pattern, preset, 'responsive')),
  })
}

const unique = (value: unknown): string[] => [...new Set(textsOf(value))]

const slotsOf = (value: unknown): Substance['slots'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, text]) => [name, textOf(text) ?? '']),
  )

const statesOf = (value: unknown): Substance['states'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, state]) => {
      const shows = textOf(own(state, 'shows')) ?? textOf(state) ?? ''
      const pattern = textOf(own(state, 'pattern'))
      const when = textOf(own(state, 'when'))
      return shows || pattern ? [[name, given({ when, shows, pattern })]] : []
    }),
  )

/** Mobile, tablet and desktop in this order, then whatever else a record speaks about. */
const RANGES = ['mobile', 'tablet', 'desktop']

const widthsOf = (rules: Fields): Substance['widths'] =>
  Object.fromEntries(
    [...new Set([...RANGES, ...Object.keys(rules)])]
      .map((at) => [at, ruleInWords(own(rules, at))])
      .filter(([, text]) => text),
  )

/** A rule for a range of widths: what a program would apply, then what only words can say. */
function ruleInWords(value: unknown): string {
  const rule = fieldsOf(value)
  const notes = textOf(rule.notes) ?? textOf(value)
  const hidden = textsOf(rule.hide_components)
  const facts = [
    typeof rule.columns === 'number' && `${rule.columns} columns`,
    textOf(rule.alternate_pattern_id),
    hidden.length > 0 && `without ${hidden.join(', ')}`,
    rule.layout === 'hide' && 'hidden',
    rule.gap !== undefined && `gap ${rule.gap}`,
    listOf(rule.stack_order).length > 0 && `order ${textsOf(rule.stack_order).join(', ')}`,
    notes === undefined && rule.horizontal_scroll === true && 'scrolls sideways',
    notes === undefined && textOf(rule.layout),
  ].filter(Boolean)
  return (
    [...new Set(facts)].join(', ') +
    (notes === undefined ? '' : `${facts.length ? ': ' : ''}${notes}`)
  )
}
