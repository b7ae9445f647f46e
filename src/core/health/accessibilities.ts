import { type Fields, fieldsOf, listOf, own, textOf } from '../content/fields.ts'
import type { Path } from '../content/reference.ts'

/** What a pattern, or one preset with its own, states for assistive technology. */
export interface Accessibility {
  readonly path: Path
  /** The preset that states it; undefined for the whole pattern. */
  readonly preset?: string
  readonly role: string | undefined
  readonly keyboard: readonly string[]
  readonly announcements: readonly string[]
}

/** What the pattern states, then each preset that carries its own; that adds to the pattern's. */
export function accessibilities({ accessibility, presets }: Fields): Accessibility[] {
  const shared = fieldsOf(accessibility)
  const own = Object.entries(fieldsOf(presets)).flatMap(([preset, value]) => {
    const stated = fieldsOf(value).accessibility
    if (stated === undefined) return []
    const path = ['presets', preset, 'accessibility']
    return [{ preset, ...read({ ...shared, ...fieldsOf(stated) }, path) }]
  })
  return [read(shared, ['accessibility']), ...own]
}

/** The role of one preset: its own, else the pattern's. */
export const roleOf = ({ accessibility, presets }: Fields, preset: string): string | undefined =>
  textOf(own(own(own(presets, preset), 'accessibility'), 'role')) ??
  textOf(own(accessibility, 'role'))

const read = ({ role, keyboard, announcements }: Fields, path: Path): Accessibility => ({
  path,
  role: textOf(role),
  keyboard: texts(keyboard),
  announcements: texts(announcements),
})

/** What a preset states is not held to a schema, so that anything may stand among the texts. */
const texts = (value: unknown): string[] =>
  listOf(value).map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))
