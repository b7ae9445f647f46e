import type { Follow } from './follow.ts'
import { join, type Phrase } from './phrase.ts'
import { ruleOf } from './rules.ts'
import { alternativesOf, keywordsOf, type Schema, type SchemaPart } from './schema.ts'

/** The type of a value in words: `string`, `list of pages`, `number 0 to 100`, `one of ...`. */
export function typePhrase(part: SchemaPart, follow: Follow): Phrase {
  if (part === false) return ['nothing']
  const schema = keywordsOf(part)
  if (schema.$ref !== undefined) return refPhrase(schema.$ref, follow)
  for (const keyword of ['const', 'enum']) {
    const rule = keyword in schema ? ruleOf(keyword, schema[keyword]) : undefined
    if (rule) return rule
  }
  const forms = alternativesOf(schema).filter((form) => !isOnlyRequired(form))
  if (forms.length > 0) return or(forms.map((form) => typePhrase(form, follow)))
  const names = namesOf(schema)
  if (names.length === 0) return [schema.properties ? 'object' : 'any value']
  return or(names.map((name) => namedPhrase(name, schema, follow)))
}

/** Whether an alternative only says which properties must be there. */
export const isOnlyRequired = (part: SchemaPart): boolean =>
  typeof part === 'object' && Object.keys(part).join() === 'required'

/** Whether an object is a map: its keys are free, and a rule applies to every value. */
export const isMap = ({ type, properties, additionalProperties }: Schema): boolean =>
  [type].flat().includes('object') && !properties && additionalProperties !== false

const or = (phrases: readonly Phrase[]): Phrase => join(phrases, ', ', ' or ')

const namesOf = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat())

function refPhrase(ref: string, follow: Follow): Phrase {
  const { label, href, schema } = follow(ref)
  const names = schema ? namesOf(schema) : []
  return [{ label, href }, ...(names.length > 0 ? [` (${names.map(plain).join(' or ')})`] : [])]
}

const PLAIN: Readonly<Record<string, string>> = { array: 'list' }

const plain = (name: string): string => PLAIN[name] ?? name

function namedPhrase(name: string, schema: Schema, follow: Follow): Phrase {
  if (name === 'array') return ['list', ...manyPhrase(schema.items, follow)]
  if (name === 'object' && isMap(schema)) {
    return ['map', ...manyPhrase(schema.additionalProperties, follow)]
  }
  const { minimum, maximum } = schema
  const isNumber = name === 'number' || name === 'integer'
  if (isNumber && minimum !== undefined && maximum !== undefined) {
    return [`${name} ${minimum} to ${maximum}`]
  }
  return [name]
}

const PLURAL = /^(string|object|boolean|number|integer|list|map|any value)(.*)$/s

/** The members of a list or map: ` of strings`, ` of X`, or `, each ...` for lack of a plural. */
function manyPhrase(part: SchemaPart = true, follow: Follow): Phrase {
  const schema = keywordsOf(part)
  const [first = '', ...others] = typePhrase(part, follow)
  if (schema.$ref !== undefined) return [' of ', first, ...others]
  const isUnion = alternativesOf(schema).length > 0 || namesOf(schema).length > 1
  const [, noun, tail] = (!isUnion && PLURAL.exec(String(first))) || []
  return noun ? [` of ${noun}s${tail}`, ...others] : [', each ', first, ...others]
}
