import { type Fields, fieldsOf, isFields, mapFields, own } from './fields.ts'
import type { Path } from './reference.ts'

/** A pattern and each of its presets, with the way to it: all places that can speak of a matter. */
export const speakersOf = (pattern: Fields): readonly (readonly [path: Path, said: Fields])[] => [
  [[], pattern],
  ...Object.entries(fieldsOf(pattern.presets)).map(
    ([name, preset]) => [['presets', name], fieldsOf(preset)] as const,
  ),
]

/** A matter on which a preset can differ from its pattern. */
export type Matter = 'accessibility' | 'io' | 'responsive' | 'states'

/**
 * What holds for a preset in a matter: what it says itself, over what its pattern says. Of a state or
 * a width it says only what differs; null takes away.
 */
export function inPreset(pattern: object, preset: string, matter: Matter): Fields {
  const shared = fieldsOf(own(pattern, matter))
  const stated = fieldsOf(own(own(own(pattern, 'presets'), preset), matter))
  const merged = mapFields(stated, (said, name) => {
    const base = own(shared, name)
    return isFields(base) && isFields(said) ? { ...base, ...said } : said
  })
  return { ...shared, ...merged }
}
