import type { PatternV2, Preset } from '../generated/types/pattern.v2.ts'
import type { HtmlFragment } from '../kernel/html/parse.ts'
import type { JsonPath } from '../kernel/json/pointer.ts'
import { asArray, asObject, asString, getOwn } from '../kernel/json/value.ts'
import { parseExample } from './example-checks.ts'

/** A text of a pattern or preset, and its location. */
export interface LocatedText {
  readonly path: JsonPath
  readonly text: string
}

/** The facts that hold for a preset: its own, and those of the pattern that it does not replace. */
export interface PresetFacts {
  readonly name: string
  readonly preset: Preset
  readonly html: HtmlFragment
  readonly role: string | undefined
  /** The template of the accessible name. */
  readonly label: LocatedText | undefined
  readonly keyboard: readonly LocatedText[]
  readonly announcements: readonly LocatedText[]
  readonly focus: readonly LocatedText[]
  readonly notes: readonly LocatedText[]
  readonly copy: readonly LocatedText[]
  readonly actions: readonly LocatedText[]
}

/** Lists the facts of each preset, each with the place where it is written. */
export const listPresetFacts = (pattern: PatternV2): PresetFacts[] =>
  Object.entries(pattern.presets).map(([name, preset]) => {
    const find = (...keys: readonly string[]) => findTexts(pattern, name, keys)
    const list = (aspect: string, ...keys: readonly string[]) =>
      listKeys(pattern, name, [aspect, ...keys]).flatMap((key) => find(aspect, ...keys, key))
    return {
      name,
      preset,
      html: parseExample(preset.code ?? {}),
      role: find('accessibility', 'role')[0]?.text,
      label: find('accessibility', 'aria-label')[0],
      keyboard: find('accessibility', 'keyboard'),
      announcements: find('accessibility', 'announcements'),
      focus: find('accessibility', 'focus_management'),
      notes: listKeys(pattern, name, ['responsive']).flatMap((size) =>
        find('responsive', size, 'notes'),
      ),
      copy: [...list('copy'), ...list('copy', 'actions')],
      actions: find('io', 'actions'),
    }
  })

/** Lists the keys that a field of a preset or of its pattern has. */
const listKeys = (pattern: PatternV2, preset: string, keys: readonly string[]): string[] => [
  ...new Set(
    [getAt(pattern, keys), getAt(pattern, ['presets', preset, ...keys])].flatMap((value) =>
      Object.keys(asObject(value)),
    ),
  ),
]

/** Finds the texts of a field: those of the preset, or those of the pattern if it has none. */
function findTexts(pattern: PatternV2, preset: string, keys: readonly string[]): LocatedText[] {
  const own = ['presets', preset, ...keys]
  const isReplaced = keys.some((_, index) => {
    const value = getAt(pattern, own.slice(0, index + 3))
    return value === null || (value !== undefined && index === keys.length - 1)
  })
  const path = isReplaced ? own : keys
  const value = getAt(pattern, path)
  const text = asString(value)
  if (text !== undefined) return [{ path, text }]
  return asArray(value).flatMap((item, index) => {
    const itemText = asString(item)
    return itemText === undefined ? [] : [{ path: [...path, index], text: itemText }]
  })
}

const getAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((parent, key) => getOwn(parent, key), value)
