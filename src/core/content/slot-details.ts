import { asArray, asObject, asString, getOwn } from '../kernel/json/value.ts'

/**
 * Formats the data of a slot as a type: `{ name: string, due?: date }`, followed by `[]` for a
 * list. Returns undefined for a slot without data.
 */
function formatSlotData(details: unknown): string | undefined {
  const data = getOwn(details, 'data')
  const isList = Array.isArray(data)
  const fields = Object.entries(asObject(isList ? data[0] : data))
  if (fields.length === 0) return undefined
  const members = fields.map(([name, type]) => `${name}: ${String(type)}`)
  return `{ ${members.join(', ')} }${isList ? '[]' : ''}`
}

/** Formats the limits of a slot: `3 to 6 items, at most 8 words`. */
function formatSlotLimit(details: unknown): string | undefined {
  const limit = getOwn(details, 'limit')
  const limits = ['items', 'words'].flatMap((unit) => formatCount(getOwn(limit, unit), unit))
  return limits.join(', ') || undefined
}

function formatCount(count: unknown, unit: string): string[] {
  if (typeof count === 'number') return [`at most ${count} ${unit}`]
  const [min, max] = asArray(count)
  if (min === undefined || max === undefined) return []
  return [min === max ? `${min} ${unit}` : `${min} to ${max} ${unit}`]
}

/** Formats the element, the data and the limits of a slot as one line; empty without any. */
export const formatSlotDetails = (details: unknown): string => {
  const element = asString(getOwn(details, 'element'))
  return [element && `<${element}>`, formatSlotData(details), formatSlotLimit(details)]
    .filter(Boolean)
    .join('; ')
}
