import type { JsonPath } from '../json/pointer.ts'
import { asObject, getOwn, isObject, type JsonObject, mapObject } from '../json/value.ts'

/** A pattern and each of its presets, with the way to it: all places that can speak of a matter. */
export const listPatternVariants = (
  pattern: JsonObject,
): readonly (readonly [path: JsonPath, said: JsonObject])[] => [
  [[], pattern],
  ...Object.entries(asObject(pattern.presets)).map(
    ([name, preset]) => [['presets', name], asObject(preset)] as const,
  ),
]

/** A matter on which a preset can differ from its pattern. */
export type PresetAspect = 'accessibility' | 'io' | 'responsive' | 'states'

/**
 * What holds for a preset in a matter: what it says itself, over what its pattern says. Of a state or
 * a width it says only what differs; null takes away.
 */
export function resolvePresetAspect(
  pattern: object,
  preset: string,
  matter: PresetAspect,
): JsonObject {
  const shared = asObject(getOwn(pattern, matter))
  const stated = asObject(getOwn(getOwn(getOwn(pattern, 'presets'), preset), matter))
  const merged = mapObject(stated, (said, name) => {
    const base = getOwn(shared, name)
    return isObject(base) && isObject(said) ? { ...base, ...said } : said
  })
  return { ...shared, ...merged }
}
