import { asArray, asObject } from '../kernel/json/value.ts'
import { nearest } from '../kernel/nearest.ts'

/** The types that a field of a slot can have. */
const FIELD_TYPES = [
  ...['string', 'number', 'integer', 'boolean', 'date', 'time', 'datetime', 'duration'],
  ...['money', 'percent', 'url', 'email', 'image', 'id'],
] as const

/** The types of fields that are not text in an example, but attributes or a part of an address. */
const TEXTLESS_TYPES = ['boolean', 'url', 'image', 'id']

/** Matches a choice of quoted words, such as `'Open' | 'Paid'`. */
const CHOICE_PATTERN = /^'[^'|]+'(?: \| '[^'|]+')*(?:\[\])?$/

/** A field that a developer supplies for a slot. */
export interface SlotField {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
}

/** Lists the fields of a slot, whether it holds one item or a list. */
export const listSlotFields = (data: unknown): SlotField[] =>
  (Array.isArray(data) ? asArray(data) : [data]).flatMap((item) =>
    Object.entries(asObject(item)).map(([key, type]) => ({
      name: key.replace(/\?$/, ''),
      type: String(type),
      isOptional: key.endsWith('?'),
    })),
  )

/** True if a type is in the language of slot data. */
export const isFieldType = (type: string): boolean =>
  CHOICE_PATTERN.test(type) || FIELD_TYPES.some((name) => type === name || type === `${name}[]`)

/** True if the example of a slot shows a field as text. Icons are named by `data-icon`. */
export const isTextField = ({ name, type }: SlotField): boolean =>
  name !== 'icon' && !TEXTLESS_TYPES.includes(type.replace(/\[\]$/, ''))

/** Suggests a type of the language for an unknown one. */
export function suggestFieldType(type: string): string {
  const [near] = nearest(type.replace(/\[\]$/, ''), FIELD_TYPES)
  const list = `Use one of ${FIELD_TYPES.join(', ')}, a choice such as 'Open' | 'Paid', or a list of one of them with [].`
  return near === undefined ? list : `Did you mean "${near}"?`
}
