import type { JsonPath } from '../kernel/json/pointer.ts'
import { asObject, getOwn, isObject, type JsonObject, mapObject } from '../kernel/json/value.ts'

/** Lists a pattern and each of its presets with their paths. */
export const listPatternVariants = (
  pattern: JsonObject,
): readonly (readonly [path: JsonPath, variant: JsonObject])[] => [
  [[], pattern],
  ...Object.entries(asObject(pattern.presets)).map(
    ([name, preset]) => [['presets', name], asObject(preset)] as const,
  ),
]

/** A field in which a preset can differ from its pattern. */
export type PresetAspect = 'accessibility' | 'copy' | 'io' | 'responsive' | 'states'

/**
 * Returns a field of a preset merged with that of its pattern. A preset contains only what differs;
 * null removes a state or screen size.
 */
export function resolvePresetAspect(
  pattern: object,
  preset: string,
  aspect: PresetAspect,
): JsonObject {
  const shared = asObject(getOwn(pattern, aspect))
  const own = asObject(getOwn(getOwn(getOwn(pattern, 'presets'), preset), aspect))
  const merged = mapObject(own, (value, name) => {
    const base = getOwn(shared, name)
    return isObject(base) && isObject(value) ? { ...base, ...value } : value
  })
  return { ...shared, ...merged }
}
