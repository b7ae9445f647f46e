import { pointerOf, segmentsOf, valueAt } from '../pointer.ts'
import { type Fields, fieldsOf, isFields, listOf, own, textOf } from './fields.ts'
import { CONTENT_SCHEMAS } from './schema.ts'
import type { ContentType } from './type.ts'

/** What each type's published form has and its authored form leaves out. */
const COMPLETE: { readonly [T in ContentType]: (record: Fields) => Fields } = {
  patterns: (record) => withDefault(record, 'default_layout', defaultLayout(record)),
  themes: (record) =>
    withBaseTokens(withDefault(record, 'decorators', descriptions(record.decorator_definitions))),
  blueprints: (record) => record,
  archetypes: (record) =>
    Array.isArray(record.pages) ? { ...record, pages: record.pages.map(completePage) } : record,
  shells: (record) => withDefault(record, 'config', configOf(record)),
}

/** The published form of an authored record; what a record already has is left as it is. */
export function complete(type: ContentType, authored: Fields): Fields {
  const $schema = CONTENT_SCHEMAS[type]
  return COMPLETE[type]({ ...{ $schema }, ...authored, $schema })
}

/** Where the author wrote what stands at a pointer of the published form. */
export function authoredPointer(type: ContentType, authored: Fields, pointer: string): string {
  const segments = segmentsOf(pointer)
  const at = segments.indexOf('default_layout')
  const isCopy = at !== -1 && valueAt(authored, pointerOf(segments.slice(0, at + 1))) === undefined
  const [before, rest] = [segments.slice(0, at), segments.slice(at + 1)]
  if (!isCopy) return pointer
  if (type === 'archetypes') return pointerOf([...before, 'layout', ...rest])
  return pointerOf(['presets', String(authored.default_preset), 'layout', ...rest])
}

const withDefault = (record: Fields, key: string, value: unknown): Fields =>
  value === undefined || Object.hasOwn(record, key) ? record : { ...record, [key]: value }

const defaultLayout = ({ presets, default_preset }: Fields): unknown =>
  typeof default_preset === 'string' ? own(own(presets, default_preset), 'layout') : undefined

const completePage = (page: unknown): unknown =>
  isFields(page) ? withDefault(page, 'default_layout', page.layout) : page

function descriptions(definitions: unknown): Fields | undefined {
  const described = Object.entries(fieldsOf(definitions)).flatMap(([name, definition]) => {
    const description = textOf(own(definition, 'description'))
    return description === undefined ? [] : [[name, description] as const]
  })
  return described.length === 0 ? undefined : Object.fromEntries(described)
}

/** The colours that readers without a palette ask for. */
const STATUSES = ['success', 'danger', 'warning', 'info'] as const

function withBaseTokens(theme: Fields): Fields {
  const mode = textOf(theme.default_mode) ?? textOf(listOf(theme.modes)[0])
  const base = STATUSES.flatMap((name) => {
    const colour = own(theme.palette, name)
    const value = textOf(colour) ?? textOf(mode === undefined ? undefined : own(colour, mode))
    return value === undefined ? [] : [[name, value] as const]
  })
  const { tokens = {} } = theme
  if (base.length === 0 || !isFields(tokens) || Object.hasOwn(tokens, 'base')) return theme
  return { ...theme, tokens: { ...tokens, base: Object.fromEntries(base) } }
}

function configOf({ regions, scroll_owner }: Fields): Fields | undefined {
  const ids = listOf(regions).flatMap((region) => textOf(own(region, 'id')) ?? [])
  if (ids.length === 0) return undefined
  const owner = textOf(scroll_owner)
  return { regions: ids, ...(owner === undefined ? {} : { scroll_owner: owner }) }
}
