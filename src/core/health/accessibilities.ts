import type { JsonPath } from '../content/references.ts'
import { asArray, asObject, asString, getOwn, type JsonObject } from '../json/value.ts'

/** What a pattern, or one preset with its own, states for assistive technology. */
export interface Accessibility {
  readonly path: JsonPath
  /** The preset that states it; undefined for the whole pattern. */
  readonly preset?: string
  readonly role: string | undefined
  readonly keyboard: readonly string[]
  readonly announcements: readonly string[]
}

/** What the pattern states, then each preset that carries its own; that adds to the pattern's. */
export function listAccessibility({ accessibility, presets }: JsonObject): Accessibility[] {
  const shared = asObject(accessibility)
  const own = Object.entries(asObject(presets)).flatMap(([preset, value]) => {
    const stated = asObject(value).accessibility
    if (stated === undefined) return []
    const path = ['presets', preset, 'accessibility']
    return [{ preset, ...toAccessibility({ ...shared, ...asObject(stated) }, path) }]
  })
  return [toAccessibility(shared, ['accessibility']), ...own]
}

/** The role of one preset: its own, else the pattern's. */
export const getPresetRole = (
  { accessibility, presets }: JsonObject,
  preset: string,
): string | undefined =>
  asString(getOwn(getOwn(getOwn(presets, preset), 'accessibility'), 'role')) ??
  asString(getOwn(accessibility, 'role'))

const toAccessibility = (
  { role, keyboard, announcements }: JsonObject,
  path: JsonPath,
): Accessibility => ({
  path,
  role: asString(role),
  keyboard: toTexts(keyboard),
  announcements: toTexts(announcements),
})

/** What a preset states is not held to a schema, so that anything may stand among the texts. */
const toTexts = (value: unknown): string[] =>
  asArray(value).map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))
