import {
  asSchema,
  getAlternatives,
  type ResolveRef,
  type Schema,
  type SchemaPart,
} from './json-schema.ts'
import {
  isMap,
  isOnlyRequired,
  joinPhrases,
  type Phrase,
  rulePhrases,
  toCode,
  typePhrase,
} from './phrase.ts'
import type { SchemaGroup, SchemaRow, SchemaTree } from './types.ts'

/** The whole of a schema as rows. It follows no reference, so it ends whatever refers to what. */
export const describeSchema = (schema: Schema, follow: ResolveRef): SchemaTree => ({
  root: describeRoot(schema, follow),
  definitions: Object.entries(schema.$defs ?? {}).map(([name, definition]) => ({
    ...toRow(definition, follow),
    name,
  })),
})

/** A schema that is nothing but a union shows its forms, however little there is to say of them. */
function describeRoot(schema: Schema, follow: ResolveRef): SchemaRow {
  const row = toRow(schema, follow)
  const isBare = row.groups.length === 0 && getAlternatives(schema).length > 0
  return isBare ? { ...row, groups: [toFormsGroup(schema, follow)] } : row
}

function toRow(part: SchemaPart, follow: ResolveRef): SchemaRow {
  const schema = asSchema(part)
  const each = getMemberSchema(schema)
  return {
    type: typePhrase(part, follow),
    rules: [...rulePhrases(schema), ...rulePhrases(each ?? {}).map((rule) => ['each ', ...rule])],
    description: getDescription(schema, follow),
    ...('default' in schema ? { default: JSON.stringify(schema.default) } : {}),
    examples: (schema.examples ?? each?.examples ?? []).map((value) => JSON.stringify(value)),
    groups: toGroups(schema, follow),
  }
}

/** A property that only refers to a definition is described there. */
const getDescription = ({ description, $ref }: Schema, follow: ResolveRef): string | undefined =>
  description ?? ($ref === undefined ? undefined : follow($ref).schema?.description)

/** The schema of each item of a list or each value of a map, where there is one. */
function getMemberSchema(schema: Schema): Schema | undefined {
  const part = isMap(schema) ? schema.additionalProperties : schema.items
  return typeof part === 'object' ? part : undefined
}

const toGroups = (schema: Schema, follow: ResolveRef): SchemaGroup[] => [
  ...propertyGroups(schema, follow),
  ...formGroups(schema, follow),
  ...memberGroups(schema, follow),
  ...[schema, ...(schema.allOf ?? []).map(asSchema)].flatMap((part) =>
    conditionGroups(part, follow),
  ),
]

function propertyGroups(schema: Schema, follow: ResolveRef): SchemaGroup[] {
  if (!schema.properties) return []
  const { required = [], $ref } = schema
  const rows = propertyRows(schema, follow)
  const group = { kind: 'properties', label: ['Properties'] } as const
  // Beside a reference the properties only narrow what is described there.
  if ($ref !== undefined) return [{ ...group, rows }]
  const asked = rows.map((row) => ({ ...row, required: required.includes(row.name) }))
  return [
    {
      ...group,
      rows: asked,
      additionalProperties: additionalPropertiesPhrase(schema.additionalProperties, follow),
    },
  ]
}

const propertyRows = (
  { properties = {} }: Schema,
  follow: ResolveRef,
): (SchemaRow & { name: string })[] =>
  Object.entries(properties).map(([name, part]) => ({ ...toRow(part, follow), name }))

function additionalPropertiesPhrase(part: SchemaPart | undefined, follow: ResolveRef): Phrase {
  if (part === false) return ['No other properties.']
  if (part === undefined || part === true) return ['Other properties are allowed.']
  return ['Any other property: ', ...typePhrase(part, follow), '.']
}

/** A union has a group when its forms say more than the line of its type can. */
function formGroups(schema: Schema, follow: ResolveRef): SchemaGroup[] {
  const parts = getAlternatives(schema)
  const group = toFormsGroup(schema, follow)
  if (!parts.some((part, index) => hasDetails(part, group.rows[index]?.groups))) return []
  const nested = group.rows.flatMap(({ groups }) => groups)
  return isNullable(parts) && nested.length > 0 ? nested : [group]
}

const toFormsGroup = (schema: Schema, follow: ResolveRef): SchemaGroup => ({
  kind: 'forms',
  label: [schema.oneOf ? 'Exactly one of these forms' : 'One of these forms'],
  rows: getAlternatives(schema).map((part) => toFormRow(part, follow)),
})

const hasDetails = (part: SchemaPart, groups: readonly SchemaGroup[] = []): boolean =>
  groups.length > 0 ||
  isOnlyRequired(part) ||
  asSchema(part).description !== undefined ||
  rulePhrases(asSchema(part)).length > 0

const isNullable = (parts: readonly SchemaPart[]): boolean =>
  parts.length === 2 && parts.some((part) => asSchema(part).type === 'null')

function toFormRow(part: SchemaPart, follow: ResolveRef): SchemaRow {
  if (!isOnlyRequired(part)) return toRow(part, follow)
  const names = (asSchema(part).required ?? []).map((name): Phrase => [{ code: name }])
  return {
    type: ['with ', ...joinPhrases(names, ', ', ' and ')],
    rules: [],
    examples: [],
    groups: [],
  }
}

/** What is written in place below a list or map: the shape of its items or values. */
const memberGroups = (schema: Schema, follow: ResolveRef): SchemaGroup[] => [
  ...(schema.prefixItems ?? []).flatMap((part, index) =>
    labelGroups(asSchema(part), `Item ${index + 1}`, follow),
  ),
  ...labelGroups(getMemberSchema(schema), isMap(schema) ? 'Each value' : 'Each item', follow),
]

function labelGroups(schema: Schema | undefined, label: string, follow: ResolveRef): SchemaGroup[] {
  if (!schema) return []
  const { description, $ref } = schema
  const [first, ...others] = toGroups(schema, follow)
  if (first?.kind === 'forms') {
    return [{ ...first, label: [`${label}: one of these forms`], description }, ...others]
  }
  if (first) return [{ ...first, kind: 'members', label: [label], description }, ...others]
  const isDescribed = description !== undefined && $ref === undefined
  return isDescribed ? [{ kind: 'note', label: [label], description, rows: [] }] : []
}

function conditionGroups(schema: Schema, follow: ResolveRef): SchemaGroup[] {
  const then = asSchema(schema.then)
  if (schema.if === undefined || !then.properties) return []
  const causes = Object.entries(asSchema(schema.if).properties ?? {}).map(
    ([name, part]): Phrase => [{ code: name }, ' is ', ...valuesPhrase(asSchema(part))],
  )
  const label: Phrase = ['When ', ...joinPhrases(causes, ' and ')]
  return [{ kind: 'condition', label, rows: propertyRows(then, follow) }]
}

const valuesPhrase = (schema: Schema): Phrase =>
  joinPhrases(
    (schema.enum ?? [schema.const]).map((value) => [toCode(value)]),
    ', ',
    ' or ',
  )
