import type { PatternV2 } from '../../core/generated/types/pattern.v2.ts'
import { asObject, asString, getOwn } from '../../core/kernel/json/value.ts'
import { type Element, getAttribute } from '../../core/render/element.ts'
import { toCamelCase } from './names.ts'
import type { ElementPath, TemplateRules } from './template.ts'

/** The data that a slot declares: the types of its fields, and whether there are many items. */
export interface SlotData {
  readonly isList: boolean
  readonly fields: Readonly<Record<string, string>>
}

/** Returns the data that the slots of a preset declare, by the name of the slot. */
export function readSlotData(pattern: PatternV2, preset: string): ReadonlyMap<string, SlotData> {
  const { slot_details } = asObject(getOwn(getOwn(pattern.presets, preset), 'layout'))
  return new Map(
    Object.entries(asObject(slot_details)).flatMap(([slot, details]) => {
      const data = getOwn(details, 'data')
      const isList = Array.isArray(data)
      const fields = Object.entries(asObject(isList ? data[0] : data)).map(
        ([name, type]) => [name.replace(/\?$/, ''), asString(type) ?? 'string'] as const,
      )
      if (fields.length === 0) return []
      return [[slot.replace(/\?$/, ''), { isList, fields: Object.fromEntries(fields) }] as const]
    }),
  )
}

/** Elements that repeat because the data has several items, whatever the slot declares. */
const ITEM_PARENTS: Readonly<Record<string, RegExp>> = {
  li: /^(ul|ol|menu)$/,
  tr: /^tbody$/,
  option: /^(select|optgroup|datalist)$/,
}

/** Returns the rules for the data of a preset: its slots declare names and types. */
export function createDataRules(slots: ReadonlyMap<string, SlotData>): TemplateRules {
  const getData = (element: Element): SlotData | undefined =>
    slots.get(getAttribute(element, 'data-slot') ?? '')
  const findSlot = (path: ElementPath): Element | undefined =>
    path.findLast((element) => element.attributes.has('data-slot'))
  const isListItem = (item: Element, parent: Element): boolean =>
    ITEM_PARENTS[item.name]?.test(parent.name) === true ||
    (!/^(svg|legend)$/.test(item.name) &&
      (getData(parent)?.isList || getData(item)?.isList) === true)
  const isInList = (path: ElementPath): boolean =>
    path.some((element, index) => index > 0 && isListItem(element, path[index - 1] as Element))
  const isData = (path: ElementPath, attribute?: string): boolean => {
    const field = getAttribute(path.at(-1) as Element, 'data-field')
    const slot = findSlot(path)
    const fields = (slot && getData(slot)?.fields) ?? {}
    if (field === undefined || !Object.hasOwn(fields, field)) return false
    return attribute === undefined || (attribute === 'href' && Object.hasOwn(fields, 'href'))
  }
  return {
    isListItem,
    isData,
    nameField: (path, attribute) => {
      const name = attribute === undefined ? nameText(path) : nameAttribute(attribute)
      const slot = getAttribute((findSlot(path) as Element | undefined) ?? EMPTY, 'data-slot')
      if (isInList(path) || slot === undefined || !isData(path, attribute)) return name
      return `${toCamelCase(slot)}.${name}`
    },
    nameList: (path) => {
      const slot = findSlot(path)
      if (slot === undefined) return nameItems(path)
      const name = toCamelCase(getAttribute(slot, 'data-slot') ?? '')
      const hasOwnFields = getData(slot)?.isList === false
      return hasOwnFields ? `${name}Items` : name
    },
  }
}

const EMPTY: Element = { name: '', attributes: new Map(), children: [] }

/** The name of a list that is in no slot. */
const nameItems = (path: ElementPath): string =>
  ({ tr: 'rows', option: 'options' })[path.at(-1)?.name ?? ''] ?? 'items'

/** The name of a text without a field, by its element. */
const TEXT_NAMES: Readonly<Record<string, string>> = {
  a: 'label',
  button: 'action',
  caption: 'caption',
  code: 'code',
  dd: 'details',
  dt: 'term',
  label: 'label',
  option: 'label',
  strong: 'title',
  th: 'name',
  time: 'time',
  td: 'value',
}

/** Names a text after the field, the column or the slot that it is in. */
function nameText(path: ElementPath): string {
  const element = path.at(-1)
  if (element === undefined) return 'text'
  const name = ['data-field', 'data-label', 'data-slot'].flatMap(
    (attribute) => getAttribute(element, attribute) || [],
  )[0]
  const tagName = /^h[1-6]$/.test(element.name) ? 'heading' : TEXT_NAMES[element.name]
  return name === undefined ? (tagName ?? 'text') : toCamelCase(name)
}

/** Names an attribute without its prefix: `data-status` is `status`. */
const nameAttribute = (attribute: string): string =>
  attribute === 'datetime' ? 'dateTime' : toCamelCase(attribute.replace(/^(aria|data)-/, ''))
