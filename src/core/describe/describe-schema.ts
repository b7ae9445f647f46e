import type { Follow } from './follow.ts'
import { codeOf, join, type Phrase } from './phrase.ts'
import type { Group, Row, Tree } from './row.ts'
import { rulesOf } from './rules.ts'
import { alternativesOf, keywordsOf, type Schema, type SchemaPart } from './schema.ts'
import { isMap, isOnlyRequired, typePhrase } from './type-phrase.ts'

/** The whole of a schema as rows. It follows no reference, so it ends whatever refers to what. */
export const describeSchema = (schema: Schema, follow: Follow): Tree => ({
  root: rootOf(schema, follow),
  definitions: Object.entries(schema.$defs ?? {}).map(([name, definition]) => ({
    ...rowOf(definition, follow),
    name,
  })),
})

/** A schema that is nothing but a union shows its forms, however little there is to say of them. */
function rootOf(schema: Schema, follow: Follow): Row {
  const row = rowOf(schema, follow)
  const isBare = row.groups.length === 0 && alternativesOf(schema).length > 0
  return isBare ? { ...row, groups: [formsGroup(schema, follow)] } : row
}

function rowOf(part: SchemaPart, follow: Follow): Row {
  const schema = keywordsOf(part)
  const each = membersOf(schema)
  return {
    type: typePhrase(part, follow),
    rules: [...rulesOf(schema), ...rulesOf(each ?? {}).map((rule) => ['each ', ...rule])],
    description: descriptionOf(schema, follow),
    ...('default' in schema ? { default: JSON.stringify(schema.default) } : {}),
    examples: (schema.examples ?? each?.examples ?? []).map((value) => JSON.stringify(value)),
    groups: groupsOf(schema, follow),
  }
}

/** A property that only refers to a definition is described there. */
const descriptionOf = ({ description, $ref }: Schema, follow: Follow): string | undefined =>
  description ?? ($ref === undefined ? undefined : follow($ref).schema?.description)

/** The schema of each item of a list or each value of a map, where there is one. */
function membersOf(schema: Schema): Schema | undefined {
  const part = isMap(schema) ? schema.additionalProperties : schema.items
  return typeof part === 'object' ? part : undefined
}

const groupsOf = (schema: Schema, follow: Follow): Group[] => [
  ...properties(schema, follow),
  ...forms(schema, follow),
  ...members(schema, follow),
  ...[schema, ...(schema.allOf ?? []).map(keywordsOf)].flatMap((part) => condition(part, follow)),
]

function properties(schema: Schema, follow: Follow): Group[] {
  if (!schema.properties) return []
  const { required = [], $ref } = schema
  const rows = propertyRows(schema, follow)
  const group = { kind: 'properties', label: ['Properties'] } as const
  // Beside a reference the properties only narrow what is described there.
  if ($ref !== undefined) return [{ ...group, rows }]
  const asked = rows.map((row) => ({ ...row, required: required.includes(row.name) }))
  return [{ ...group, rows: asked, rest: restOf(schema.additionalProperties, follow) }]
}

const propertyRows = ({ properties = {} }: Schema, follow: Follow): (Row & { name: string })[] =>
  Object.entries(properties).map(([name, part]) => ({ ...rowOf(part, follow), name }))

function restOf(part: SchemaPart | undefined, follow: Follow): Phrase {
  if (part === false) return ['No other properties.']
  if (part === undefined || part === true) return ['Other properties are allowed.']
  return ['Any other property: ', ...typePhrase(part, follow), '.']
}

/** A union has a group when its forms say more than the line of its type can. */
function forms(schema: Schema, follow: Follow): Group[] {
  const parts = alternativesOf(schema)
  const group = formsGroup(schema, follow)
  if (!parts.some((part, index) => isTelling(part, group.rows[index]?.groups))) return []
  const nested = group.rows.flatMap(({ groups }) => groups)
  return isNullable(parts) && nested.length > 0 ? nested : [group]
}

const formsGroup = (schema: Schema, follow: Follow): Group => ({
  kind: 'forms',
  label: [schema.oneOf ? 'Exactly one of these forms' : 'One of these forms'],
  rows: alternativesOf(schema).map((part) => formRow(part, follow)),
})

const isTelling = (part: SchemaPart, groups: readonly Group[] = []): boolean =>
  groups.length > 0 ||
  isOnlyRequired(part) ||
  keywordsOf(part).description !== undefined ||
  rulesOf(keywordsOf(part)).length > 0

const isNullable = (parts: readonly SchemaPart[]): boolean =>
  parts.length === 2 && parts.some((part) => keywordsOf(part).type === 'null')

function formRow(part: SchemaPart, follow: Follow): Row {
  if (!isOnlyRequired(part)) return rowOf(part, follow)
  const names = (keywordsOf(part).required ?? []).map((name): Phrase => [{ code: name }])
  return { type: ['with ', ...join(names, ', ', ' and ')], rules: [], examples: [], groups: [] }
}

/** What is written in place below a list or map: the shape of its items or values. */
const members = (schema: Schema, follow: Follow): Group[] => [
  ...(schema.prefixItems ?? []).flatMap((part, index) =>
    labelled(keywordsOf(part), `Item ${index + 1}`, follow),
  ),
  ...labelled(membersOf(schema), isMap(schema) ? 'Each value' : 'Each item', follow),
]

function labelled(schema: Schema | undefined, label: string, follow: Follow): Group[] {
  if (!schema) return []
  const { description, $ref } = schema
  const [first, ...others] = groupsOf(schema, follow)
  if (first?.kind === 'forms') {
    return [{ ...first, label: [`${label}: one of these forms`], description }, ...others]
  }
  if (first) return [{ ...first, kind: 'members', label: [label], description }, ...others]
  const isDescribed = description !== undefined && $ref === undefined
  return isDescribed ? [{ kind: 'note', label: [label], description, rows: [] }] : []
}

function condition(schema: Schema, follow: Follow): Group[] {
  const then = keywordsOf(schema.then)
  if (schema.if === undefined || !then.properties) return []
  const causes = Object.entries(keywordsOf(schema.if).properties ?? {}).map(
    ([name, part]): Phrase => [{ code: name }, ' is ', ...valuesPhrase(keywordsOf(part))],
  )
  const label: Phrase = ['When ', ...join(causes, ' and ')]
  return [{ kind: 'condition', label, rows: propertyRows(then, follow) }]
}

const valuesPhrase = (schema: Schema): Phrase =>
  join(
    (schema.enum ?? [schema.const]).map((value) => [codeOf(value)]),
    ', ',
    ' or ',
  )
