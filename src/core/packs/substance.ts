import { fieldsOf, listOf, own, textOf, textsOf } from '../content/fields.ts'
import { inPreset } from '../content/preset.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { given } from '../given.ts'

/** A part of a pattern; the name of one that may be missing has no question mark here. */
export interface Slot {
  readonly name: string
  readonly isRequired: boolean
  readonly text: string
}

/** What a pattern shows when not all is well, and the pattern that shows it. */
export interface State {
  readonly name: string
  readonly when?: string
  readonly shows: string
  readonly pattern?: string
}

/** What a pattern is at one range of widths. */
export interface Width {
  readonly at: string
  readonly text: string
}

/** What somebody must know to build one preset of a pattern. */
export interface Substance {
  readonly layout: string
  readonly role?: string
  readonly name?: string
  readonly slots: readonly Slot[]
  readonly components: readonly string[]
  readonly keys: readonly string[]
  readonly announcements: readonly string[]
  readonly focus?: string
  readonly motion?: string
  readonly states: readonly State[]
  readonly widths: readonly Width[]
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
    slots: slotsOf(own(variant.layout, 'slots')),
    components: textsOf(
      listOf(variant.components).length ? variant.components : pattern.components,
    ),
    keys: textsOf(access.keyboard),
    announcements: textsOf(access.announcements),
    focus: textOf(access.focus_management),
    motion: textOf(pattern.motion_note),
    states: statesOf(inPreset(pattern, preset, 'states')),
    widths: widthsOf(inPreset(pattern, preset, 'responsive')),
    consumes: unique(io.consumes),
    produces: unique(io.produces),
    actions: unique(io.actions),
  })
}

const unique = (value: unknown): string[] => [...new Set(textsOf(value))]

const slotsOf = (value: unknown): Slot[] =>
  Object.entries(fieldsOf(value)).map(([key, text]) => ({
    name: key.replace(/\?$/, ''),
    isRequired: !key.endsWith('?'),
    text: textOf(text) ?? '',
  }))

const statesOf = (value: unknown): State[] =>
  Object.entries(fieldsOf(value)).flatMap(([name, state]) => {
    const shows = textOf(own(state, 'shows')) ?? textOf(state) ?? ''
    const pattern = textOf(own(state, 'pattern'))
    return shows || pattern ? given({ name, when: textOf(own(state, 'when')), shows, pattern }) : []
  })

/** Mobile, tablet and desktop in this order, then whatever else a record speaks about. */
const RANGES = ['mobile', 'tablet', 'desktop']

function widthsOf(value: unknown): Width[] {
  const rules = fieldsOf(value)
  const others = Object.keys(rules).filter((key) => !RANGES.includes(key))
  return [...RANGES, ...others].flatMap((at) => {
    const text = ruleInWords(own(rules, at))
    return text === '' ? [] : [{ at, text }]
  })
}

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
