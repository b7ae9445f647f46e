import { type PresetAspect, resolvePresetAspect } from '../content/pattern-presets.ts'
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
} from '../json/value.ts'

/** What a pattern shows when not all is well, and the pattern that shows it. */
export interface PatternState {
  readonly when?: string
  readonly shows: string
  readonly pattern?: string
}

/** What somebody must know to build one preset of a pattern. */
export interface PatternFacts {
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
  readonly states: Readonly<Record<string, PatternState>>
  /** What it is at each range of widths. */
  readonly widths: Readonly<Record<string, string>>
  readonly consumes: readonly string[]
  readonly produces: readonly string[]
  readonly actions: readonly string[]
}

/** The substance of a pattern in one of its presets. Whatever a record lacks is left out. */
export function getPatternFacts(pattern: PatternV2, preset: string): PatternFacts {
  const { layout, components } = asObject(getOwn(pattern.presets, preset))
  const said = (matter: PresetAspect): JsonObject => resolvePresetAspect(pattern, preset, matter)
  const access = said('accessibility')
  const io = said('io')
  return omitUndefined({
    layout: asString(getOwn(layout, 'layout')) ?? 'stack',
    role: asString(access.role),
    name: asString(access['aria-label']),
    components: asStrings(asArray(components).length > 0 ? components : pattern.components),
    keys: asStrings(access.keyboard),
    announcements: asStrings(access.announcements),
    focus: asString(access.focus_management),
    motion: asString(pattern.motion_note),
    consumes: uniqueTexts(io.consumes),
    produces: uniqueTexts(io.produces),
    actions: uniqueTexts(io.actions),
    slots: mapObject(getOwn(layout, 'slots'), (text) => asString(text) ?? ''),
    states: mapObject(said('states'), toPatternState),
    // Mobile, tablet and desktop in this order, then whatever else a record speaks about.
    widths: mapObject(
      { mobile: '', tablet: '', desktop: '', ...said('responsive') },
      describeResponsiveRule,
    ),
  })
}

const uniqueTexts = (value: unknown): string[] => [...new Set(asStrings(value))]

function toPatternState(value: unknown): PatternState | undefined {
  const shows = asString(getOwn(value, 'shows')) ?? asString(value) ?? ''
  const pattern = asString(getOwn(value, 'pattern'))
  const when = asString(getOwn(value, 'when'))
  return shows || pattern ? omitUndefined({ when, shows, pattern }) : undefined
}

/** A rule for a range of widths: what a program would apply, then what only words can say. */
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

const labeledList = (label: string, value: unknown): string =>
  asStrings(value).length > 0 ? `${label} ${asStrings(value).join(', ')}` : ''
