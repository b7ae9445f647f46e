import { isBooleanAttribute, isNumericAttribute, isTrueOrFalse, quote } from './jsx.ts'
import { type FieldValue, isRepeat, isTemplate, type Template, type Values } from './template.ts'

/** The type of a field, and how to print its values. */
export interface FieldType {
  readonly name: string
  readonly isOptional: boolean
  readonly kind: 'text' | 'number' | 'boolean' | 'content' | 'list'
  /** A TypeScript type; for a list, that of its items is created by the caller. */
  readonly type: string
}

/** Attributes that accept any text; the others only some. */
const FREE_ATTRIBUTES =
  /^(data-.*|aria-(label|labelledby|describedby|controls|owns|activedescendant|valuetext|valuenow|valuemin|valuemax|details|errormessage)|accept|alt|class|content|cx|cy|d|datetime|defaultValue|fill|for|form|headers|height|href|hreflang|id|label|lang|list|max|min|name|pattern|placeholder|points|popovertarget|r|rx|ry|src|step|stroke.*|style|title|transform|value|viewBox|width|x|x1|x2|y|y1|y2)$/

/** Lists where a template uses each field: the names of attributes, or `text`. */
export function listUsages(template: Template): ReadonlyMap<string, readonly string[]> {
  const usages = new Map<string, string[]>()
  const add = (field: string, usage: string): void => {
    usages.set(field, [...(usages.get(field) ?? []), usage])
  }
  const visit = ({ attributes, children }: Template): void => {
    for (const [name, value] of attributes) if (typeof value === 'object') add(value.field, name)
    for (const child of children) {
      if (typeof child === 'string') continue
      if (isTemplate(child)) visit(child)
      else add(child.field, isRepeat(child) ? 'list' : 'text')
    }
  }
  visit(template)
  return usages
}

/** Returns the type of a field from its values, its usages and the declaration of its slot. */
export function getFieldType(
  name: string,
  values: readonly FieldValue[],
  {
    usages,
    declared,
  }: { readonly usages: readonly string[]; readonly declared?: string | undefined },
): FieldType {
  const texts = values.filter((value) => typeof value === 'string')
  const isOptional = values.some((value) => value === undefined)
  const create = (kind: FieldType['kind'], type: string, optional = isOptional): FieldType => ({
    ...{ name, kind, type },
    isOptional: optional,
  })
  if (values.some((value) => Array.isArray(value))) return create('list', '')
  if (values.some((value) => typeof value === 'object')) return create('content', 'ReactNode')
  const attributes = usages.filter((usage) => usage !== 'text')
  if (attributes.some(isBooleanAttribute)) return create('boolean', 'boolean', true)
  if (attributes.some((attribute) => texts.every((text) => isTrueOrFalse(attribute, text))))
    return create('boolean', 'boolean')
  if (attributes.some(isNumericAttribute)) return create('number', 'number')
  if (attributes.some((attribute) => !FREE_ATTRIBUTES.test(attribute)))
    return create('text', [...new Set(texts)].map(quote).join(' | '))
  if (attributes.length > 0) return create('text', 'string')
  return getTextType(texts, declared, create)
}

function getTextType(
  texts: readonly string[],
  declared: string | undefined,
  create: (kind: FieldType['kind'], type: string) => FieldType,
): FieldType {
  const isWhole = texts.every((text) => /^(0|[1-9]\d{0,14})$/.test(text.trim()))
  if (isWhole && (declared === 'integer' || declared === 'number'))
    return create('number', 'number')
  const literals = Array.from(declared?.matchAll(/'([^']*)'/g) ?? [], ([, text = '']) => text)
  const isUnion = literals.length > 1 && texts.every((text) => literals.includes(text))
  return create('text', isUnion ? literals.map(quote).join(' | ') : 'string')
}

/** A text that is made from another one: `Approve ${row.name}`. */
export interface DerivedText {
  readonly prefix: string
  readonly source: string
  readonly suffix: string
}

/** Finds texts that contain another text of the same item, with the same words around it. */
export function findDerivedTexts(items: readonly Values[]): ReadonlyMap<string, DerivedText> {
  const derived = new Map<string, DerivedText>()
  const names = [...(items[0]?.keys() ?? [])]
  if (items.length < 2) return derived
  for (const name of names) {
    const sources = names.filter((other) => other !== name && !derived.has(other))
    const found = sources.flatMap((source) => deriveText(items, name, source) ?? [])
    const [longest] = found.toSorted((a, b) => getLength(items, b) - getLength(items, a))
    if (longest) derived.set(name, longest)
  }
  return derived
}

const getLength = (items: readonly Values[], { source }: DerivedText): number =>
  String(items[0]?.get(source)).length

function deriveText(
  items: readonly Values[],
  name: string,
  source: string,
): DerivedText | undefined {
  const affixes = items.map((values) => {
    const [text, part] = [values.get(name), values.get(source)]
    if (typeof text !== 'string' || typeof part !== 'string' || part.length < 3) return undefined
    const start = text.indexOf(part)
    return start < 0 || text.length === part.length
      ? undefined
      : { prefix: text.slice(0, start), source, suffix: text.slice(start + part.length) }
  })
  const [first] = affixes
  const isSame = affixes.every(
    (affix) => affix?.prefix === first?.prefix && affix?.suffix === first?.suffix,
  )
  return first && isSame ? first : undefined
}
