import {
  type Fields,
  fieldsOf,
  listOf,
  mapFields,
  own,
  textOf,
  textsOf,
} from '../content/fields.ts'
import { inPreset, type Matter } from '../content/preset.ts'
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
  const { layout, components } = fieldsOf(own(pattern.presets, preset))
  const said = (matter: Matter): Fields => inPreset(pattern, preset, matter)
  const access = said('accessibility')
  const io = said('io')
  return given({
    layout: textOf(own(layout, 'layout')) ?? 'stack',
    role: textOf(access.role),
    name: textOf(access['aria-label']),
    components: textsOf(listOf(components).length > 0 ? components : pattern.components),
    keys: textsOf(access.keyboard),
    announcements: textsOf(access.announcements),
    focus: textOf(access.focus_management),
    motion: textOf(pattern.motion_note),
    consumes: unique(io.consumes),
    produces: unique(io.produces),
    actions: unique(io.actions),
    slots: mapFields(own(layout, 'slots'), (text) => textOf(text) ?? ''),
    states: mapFields(said('states'), stateOf),
    // Mobile, tablet and desktop in this order, then whatever else a record speaks about.
    widths: mapFields({ mobile: '', tablet: '', desktop: '', ...said('responsive') }, ruleInWords),
  })
}

const unique = (value: unknown): string[] => [...new Set(textsOf(value))]

function stateOf(value: unknown): State | undefined {
  const shows = textOf(own(value, 'shows')) ?? textOf(value) ?? ''
  const pattern = textOf(own(value, 'pattern'))
  const when = textOf(own(value, 'when'))
  return shows || pattern ? given({ when, shows, pattern }) : undefined
}

/** A rule for a range of widths: what a program would apply, then what only words can say. */
function ruleInWords(value: unknown): string | undefined {
  const rule = fieldsOf(value)
  const notes = textOf(rule.notes) ?? textOf(value)
  const facts = [
    typeof rule.columns === 'number' && `${rule.columns} columns`,
    textOf(rule.alternate_pattern_id),
    listed('without', rule.hide_components),
    rule.layout === 'hide' && 'hidden',
    rule.gap !== undefined && `gap ${rule.gap}`,
    listed('order', rule.stack_order),
    !notes && rule.horizontal_scroll === true && 'scrolls sideways',
    !notes && textOf(rule.layout),
  ]
  return [facts.filter(Boolean).join(', '), notes].filter(Boolean).join(': ') || undefined
}

const listed = (label: string, value: unknown): string =>
  textsOf(value).length > 0 ? `${label} ${textsOf(value).join(', ')}` : ''
