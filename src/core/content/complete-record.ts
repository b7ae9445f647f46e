import { parsePointer, resolvePointer, toPointer } from '../kernel/json/pointer.ts'
import {
  asArray,
  asObject,
  asString,
  getOwn,
  isObject,
  type JsonObject,
  mapObject,
} from '../kernel/json/value.ts'
import { CONTENT_SCHEMA_URLS, type ContentType } from './content-types.ts'
import type { RecordParts } from './record-parts.ts'

/** Adds the fields of the published form that authors leave out, by type. */
const COMPLETE_BY_TYPE: { readonly [T in ContentType]: (record: JsonObject) => JsonObject } = {
  patterns: completePattern,
  themes: (record) =>
    withBaseTokens(
      withDefault(record, 'decorators', getDecoratorDescriptions(record.decorator_definitions)),
    ),
  blueprints: (record) => record,
  archetypes: (record) =>
    Array.isArray(record.pages) ? { ...record, pages: record.pages.map(completePage) } : record,
  shells: (record) => withDefault(record, 'config', getShellConfig(record)),
}

/**
 * Returns the published form of an authored record. Existing fields stay unchanged, except for its
 * parts, such as `style`: they are published in their checked form, or not at all.
 */
export function completeRecord(
  type: ContentType,
  authored: JsonObject,
  parts: RecordParts['fields'] = {},
): JsonObject {
  const { $schema: _authoredSchema, ...fields } = { ...authored, ...parts }
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined)
  const record = Object.fromEntries(defined)
  return COMPLETE_BY_TYPE[type]({ $schema: CONTENT_SCHEMA_URLS[type], ...record })
}

/** Converts a pointer into the published form to the authored form. */
export function toAuthoredPointer(
  type: ContentType,
  authored: JsonObject,
  pointer: string,
): string {
  const segments = parsePointer(pointer).map(
    (segment) => AUTHORED_FIELD_NAMES.get(segment) ?? segment,
  )
  const index = segments.indexOf('default_layout')
  const isCopy =
    index !== -1 && resolvePointer(authored, toPointer(segments.slice(0, index + 1))) === undefined
  if (!isCopy) return toPointer(segments)
  const [parents, children] = [segments.slice(0, index), segments.slice(index + 1)]
  if (type === 'archetypes') return toPointer([...parents, 'layout', ...children])
  return toPointer(['presets', String(authored.default_preset), 'layout', ...children])
}

/** Published fields whose content is authored in another field, which readers expect to be text. */
const AUTHORED_FIELD_NAMES: ReadonlyMap<string | number, string> = new Map([
  ['visual_lines', 'visual_brief'],
  ['slot_details', 'slots'],
])

const withDefault = (record: JsonObject, key: string, value: unknown): JsonObject =>
  value === undefined || Object.hasOwn(record, key) ? record : { ...record, [key]: value }

/** Publishes structured fields as text, with their structure in a field of its own. */
function completePattern(record: JsonObject): JsonObject {
  const completed = withVisualLines({
    ...record,
    ...(isObject(record.presets) && { presets: mapObject(record.presets, completePreset) }),
  })
  return withDefault(completed, 'default_layout', getDefaultLayout(completed))
}

const VISUAL_LINES = ['hierarchy', 'alignment', 'emphasis', 'overflow'] as const

function withVisualLines(pattern: JsonObject): JsonObject {
  const { visual_brief: lines } = pattern
  if (!isObject(lines)) return pattern
  const visual_brief = VISUAL_LINES.flatMap((name) => asString(lines[name]) ?? []).join(' ')
  return { ...pattern, visual_brief, visual_lines: lines }
}

function completePreset(preset: unknown): unknown {
  if (!isObject(preset) || !isObject(preset.layout)) return preset
  const slots = Object.entries(asObject(preset.layout.slots))
  const structured = slots.filter(([, slot]) => isObject(slot))
  if (structured.length === 0) return preset
  const texts = slots.map(([name, slot]) => [name, isObject(slot) ? slot.text : slot])
  const details = structured.map(([name, slot]) => {
    const { text: _text, ...detail } = asObject(slot)
    return [name, detail] as const
  })
  const described = details.filter(([, detail]) => Object.keys(detail).length > 0)
  return {
    ...preset,
    layout: {
      ...preset.layout,
      slots: Object.fromEntries(texts),
      ...(described.length > 0 && { slot_details: Object.fromEntries(described) }),
    },
  }
}

const getDefaultLayout = ({ presets, default_preset }: JsonObject): unknown =>
  typeof default_preset === 'string' ? getOwn(getOwn(presets, default_preset), 'layout') : undefined

const completePage = (page: unknown): unknown =>
  isObject(page) ? withDefault(page, 'default_layout', withoutSamples(page.layout)) : page

/** Copies a layout without the samples of its patterns, which are published once. */
function withoutSamples(layout: unknown): unknown {
  if (Array.isArray(layout)) return layout.map(withoutSamples)
  if (!isObject(layout)) return layout
  const { sample: _sample, ...item } = layout
  return Array.isArray(item.cols) ? { ...item, cols: withoutSamples(item.cols) } : item
}

function getDecoratorDescriptions(definitions: unknown): JsonObject | undefined {
  const described = Object.entries(asObject(definitions)).flatMap(([name, definition]) => {
    const description = asString(getOwn(definition, 'description'))
    return description === undefined ? [] : [[name, description] as const]
  })
  return described.length === 0 ? undefined : Object.fromEntries(described)
}

/** The colors that are also published as base tokens, for clients that do not read palettes. */
const STATUS_COLORS = ['success', 'danger', 'warning', 'info'] as const

function withBaseTokens(theme: JsonObject): JsonObject {
  const mode = asString(theme.default_mode) ?? asString(asArray(theme.modes)[0])
  const base = STATUS_COLORS.flatMap((name) => {
    const color = getOwn(theme.palette, name)
    const value = asString(color) ?? asString(mode === undefined ? undefined : getOwn(color, mode))
    return value === undefined ? [] : [[name, value] as const]
  })
  const { tokens = {} } = theme
  if (base.length === 0 || !isObject(tokens) || Object.hasOwn(tokens, 'base')) return theme
  return { ...theme, tokens: { ...tokens, base: Object.fromEntries(base) } }
}

function getShellConfig({ regions, scroll_owner }: JsonObject): JsonObject | undefined {
  const ids = asArray(regions).flatMap((region) => asString(getOwn(region, 'id')) ?? [])
  if (ids.length === 0) return undefined
  const owner = asString(scroll_owner)
  return { regions: ids, ...(owner === undefined ? {} : { scroll_owner: owner }) }
}
