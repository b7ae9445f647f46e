import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import {
  asArray,
  asObject,
  asString,
  asStrings,
  getOwn,
  type JsonObject,
  mapObject,
  omitUndefined,
} from '../kernel/json/value.ts'
import { unique } from '../kernel/lists.ts'
import { type PresetAspect, resolvePresetAspect } from './pattern-presets.ts'

/** A state of a pattern, such as loading: its condition and what it shows. */
export interface PatternState {
  readonly when?: string
  readonly shows: string
  /** The pattern that shows the state. */
  readonly pattern?: string
}

/** The facts that are needed to build a preset of a pattern. */
export interface PatternFacts {
  readonly layout: string
  readonly role?: string
  readonly name?: string
  /** The slots by name; the name of an optional slot ends with a question mark. */
  readonly slots: Readonly<Record<string, string>>
  /** The element, the data and the limits of slots, by the same names. */
  readonly slot_details?: JsonObject
  /** The visible texts, with placeholders in braces. */
  readonly copy?: JsonObject
  /** How the pattern looks: hierarchy, alignment, emphasis and overflow. */
  readonly look?: JsonObject
  readonly components: readonly string[]
  readonly keys: readonly string[]
  readonly announcements: readonly string[]
  readonly focus?: string
  readonly motion?: string
  readonly states: Readonly<Record<string, PatternState>>
  /** The behavior at each range of widths. */
  readonly widths: Readonly<Record<string, string>>
  readonly consumes: readonly string[]
  readonly produces: readonly string[]
  readonly actions: readonly string[]
  /** What the pattern keeps in the URL. */
  readonly keeps_in_url?: readonly string[]
  /** True if the pattern sends what people enter, and keeps it when sending fails. */
  readonly keeps_input?: boolean
}

/** Returns the facts about a preset of a pattern. Fields that the record lacks are left out. */
export function getPatternFacts(pattern: PatternV2, preset: string): PatternFacts {
  const { layout, components } = asObject(getOwn(pattern.presets, preset))
  const getAspect = (aspect: PresetAspect): JsonObject =>
    resolvePresetAspect(pattern, preset, aspect)
  const accessibility = getAspect('accessibility')
  const io = getAspect('io')
  const copy = getAspect('copy')
  return omitUndefined({
    layout: asString(getOwn(layout, 'layout')) ?? 'stack',
    role: asString(accessibility.role),
    name: asString(accessibility['aria-label']),
    components: asStrings(asArray(components).length > 0 ? components : pattern.components),
    keys: asStrings(accessibility.keyboard),
    announcements: asStrings(accessibility.announcements),
    focus: asString(accessibility.focus_management),
    motion: asString(pattern.motion_note),
    consumes: unique(asStrings(io.consumes)),
    produces: unique(asStrings(io.produces)),
    actions: unique(asStrings(io.actions)),
    keeps_in_url: asArray(io.keeps_in_url).length > 0 ? asStrings(io.keeps_in_url) : undefined,
    keeps_input: io.keeps_input === true ? true : undefined,
    slot_details: getOwn(layout, 'slot_details') as JsonObject | undefined,
    copy: Object.keys(copy).length > 0 ? copy : undefined,
    look: pattern.visual_lines as JsonObject | undefined,
    slots: mapObject(getOwn(layout, 'slots'), (text) => asString(text) ?? ''),
    states: mapObject(getAspect('states'), toPatternState),
    // Mobile, tablet and desktop come first; without a rule they are left out.
    widths: mapObject(
      { mobile: '', tablet: '', desktop: '', ...getAspect('responsive') },
      describeResponsiveRule,
    ),
  })
}

function toPatternState(value: unknown): PatternState | undefined {
  const shows = asString(getOwn(value, 'shows')) ?? asString(value) ?? ''
  const pattern = asString(getOwn(value, 'pattern'))
  const when = asString(getOwn(value, 'when'))
  return shows || pattern ? omitUndefined({ when, shows, pattern }) : undefined
}

/** Describes a rule for a range of widths: its settings, then its notes. */
function describeResponsiveRule(value: unknown): string | undefined {
  const rule = asObject(value)
  const notes = asString(rule.notes) ?? asString(value)
  const facts = [
    typeof rule.columns === 'number' && `${rule.columns} columns`,
    asString(rule.alternate_pattern_id),
    labeledList('without', rule.hide_components),
    rule.layout === 'hide' && 'hidden',
    rule.gap !== undefined && `gap ${rule.gap}`,
    labeledList('order', rule.stack_order),
    !notes && rule.horizontal_scroll === true && 'scrolls sideways',
    !notes && asString(rule.layout),
  ]
  return [facts.filter(Boolean).join(', '), notes].filter(Boolean).join(': ') || undefined
}

function labeledList(label: string, value: unknown): string {
  const items = asStrings(value)
  return items.length > 0 ? `${label} ${items.join(', ')}` : ''
}
