import type { ResolveRef } from './follow.ts'
import { joinPhrases, type Phrase } from './phrase.ts'
import { rulePhrase } from './rules.ts'
import { asSchema, getAlternatives, type Schema, type SchemaPart } from './schema.ts'

/** The type of a value in words: `string`, `list of pages`, `number 0 to 100`, `one of ...`. */
export function typePhrase(part: SchemaPart, follow: ResolveRef): Phrase {
  if (part === false) return ['nothing']
  const schema = asSchema(part)
  if (schema.$ref !== undefined) return refPhrase(schema.$ref, follow)
  for (const keyword of ['const', 'enum']) {
    const rule = keyword in schema ? rulePhrase(keyword, schema[keyword]) : undefined
    if (rule) return rule
  }
  const forms = getAlternatives(schema).filter((form) => !isOnlyRequired(form))
  if (forms.length > 0) return joinWithOr(forms.map((form) => typePhrase(form, follow)))
  const names = getTypeNames(schema)
  if (names.length === 0) return [schema.properties ? 'object' : 'any value']
  return joinWithOr(names.map((name) => singleTypePhrase(name, schema, follow)))
}

/** Whether an alternative only says which properties must be there. */
export const isOnlyRequired = (part: SchemaPart): boolean =>
  typeof part === 'object' && Object.keys(part).join() === 'required'

/** Whether an object is a map: its keys are free, and a rule applies to every value. */
export const isMap = ({ type, properties, additionalProperties }: Schema): boolean =>
  [type].flat().includes('object') && !properties && additionalProperties !== false

const joinWithOr = (phrases: readonly Phrase[]): Phrase => joinPhrases(phrases, ', ', ' or ')

const getTypeNames = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : [type].flat()

function refPhrase(ref: string, follow: ResolveRef): Phrase {
  const { label, href, schema } = follow(ref)
  const names = schema ? getTypeNames(schema) : []
  return [
    { label, href },
    ...(names.length > 0 ? [` (${names.map(toPlainTypeName).join(' or ')})`] : []),
  ]
}

const PLAIN_TYPE_NAMES: Readonly<Record<string, string>> = { array: 'list' }

const toPlainTypeName = (name: string): string => PLAIN_TYPE_NAMES[name] ?? name

function singleTypePhrase(name: string, schema: Schema, follow: ResolveRef): Phrase {
  if (name === 'array') return ['list', ...memberTypePhrase(schema.items, follow)]
  if (name === 'object' && isMap(schema)) {
    return ['map', ...memberTypePhrase(schema.additionalProperties, follow)]
  }
  const { minimum, maximum } = schema
  const isNumber = name === 'number' || name === 'integer'
  if (isNumber && minimum !== undefined && maximum !== undefined) {
    return [`${name} ${minimum} to ${maximum}`]
  }
  return [name]
}

const PLURALIZABLE = /^(string|object|boolean|number|integer|list|map|any value)(.*)$/s

/** The members of a list or map: ` of strings`, ` of X`, or `, each ...` for lack of a plural. */
function memberTypePhrase(part: SchemaPart = true, follow: ResolveRef): Phrase {
  const schema = asSchema(part)
  const [first = '', ...others] = typePhrase(part, follow)
  if (schema.$ref !== undefined) return [' of ', first, ...others]
  const isUnion = getAlternatives(schema).length > 0 || getTypeNames(schema).length > 1
  const [, noun, tail] = (!isUnion && PLURALIZABLE.exec(String(first))) || []
  return noun ? [` of ${noun}s${tail}`, ...others] : [', each ', first, ...others]
}
