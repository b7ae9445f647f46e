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

/** Describes a whole schema as rows. References are not expanded, so cycles do no harm. */
export const describeSchema = (schema: Schema, resolveRef: ResolveRef): SchemaTree => ({
  root: describeRoot(schema, resolveRef),
  definitions: Object.entries(schema.$defs ?? {}).map(([name, definition]) => ({
    ...toRow(definition, resolveRef),
    name,
  })),
})

/** Describes the document. One that is only a union always lists its branches. */
function describeRoot(schema: Schema, resolveRef: ResolveRef): SchemaRow {
  const row = toRow(schema, resolveRef)
  const isBare = row.groups.length === 0 && getAlternatives(schema).length > 0
  return isBare ? { ...row, groups: [toFormsGroup(schema, resolveRef)] } : row
}

function toRow(part: SchemaPart, resolveRef: ResolveRef): SchemaRow {
  const schema = asSchema(part)
  const each = getMemberSchema(schema)
  return {
    type: typePhrase(part, resolveRef),
    rules: [...rulePhrases(schema), ...rulePhrases(each ?? {}).map((rule) => ['each ', ...rule])],
    description: getDescription(schema, resolveRef),
    ...('default' in schema ? { default: JSON.stringify(schema.default) } : {}),
    examples: (schema.examples ?? each?.examples ?? []).map((value) => JSON.stringify(value)),
    groups: toGroups(schema, resolveRef),
  }
}

/** Returns the description of a schema, or of the definition that it refers to. */
const getDescription = (
  { description, $ref }: Schema,
  resolveRef: ResolveRef,
): string | undefined =>
  description ?? ($ref === undefined ? undefined : resolveRef($ref).schema?.description)

/** Returns the schema of each item of a list or each value of a map, if there is one. */
function getMemberSchema(schema: Schema): Schema | undefined {
  const part = isMap(schema) ? schema.additionalProperties : schema.items
  return typeof part === 'object' ? part : undefined
}

const toGroups = (schema: Schema, resolveRef: ResolveRef): SchemaGroup[] => [
  ...propertyGroups(schema, resolveRef),
  ...formGroups(schema, resolveRef),
  ...memberGroups(schema, resolveRef),
  ...[schema, ...(schema.allOf ?? []).map(asSchema)].flatMap((part) =>
    conditionGroups(part, resolveRef),
  ),
]

function propertyGroups(schema: Schema, resolveRef: ResolveRef): SchemaGroup[] {
  if (!schema.properties) return []
  const { required = [], $ref } = schema
  const rows = propertyRows(schema, resolveRef)
  const group = { kind: 'properties', label: ['Properties'] } as const
  // Next to a reference, properties only narrow the definition.
  if ($ref !== undefined) return [{ ...group, rows }]
  const withRequired = rows.map((row) => ({ ...row, required: required.includes(row.name) }))
  return [
    {
      ...group,
      rows: withRequired,
      additionalProperties: additionalPropertiesPhrase(schema.additionalProperties, resolveRef),
    },
  ]
}

const propertyRows = (
  { properties = {} }: Schema,
  resolveRef: ResolveRef,
): (SchemaRow & { name: string })[] =>
  Object.entries(properties).map(([name, part]) => ({ ...toRow(part, resolveRef), name }))

function additionalPropertiesPhrase(part: SchemaPart | undefined, resolveRef: ResolveRef): Phrase {
  if (part === false) return ['No other properties.']
  if (part === undefined || part === true) return ['Other properties are allowed.']
  return ['Any other property: ', ...typePhrase(part, resolveRef), '.']
}

/** Returns a group for a union whose branches have more details than fit into its type. */
function formGroups(schema: Schema, resolveRef: ResolveRef): SchemaGroup[] {
  const parts = getAlternatives(schema)
  const group = toFormsGroup(schema, resolveRef)
  if (!parts.some((part, index) => hasDetails(part, group.rows[index]?.groups))) return []
  const nested = group.rows.flatMap(({ groups }) => groups)
  return isNullable(parts) && nested.length > 0 ? nested : [group]
}

const toFormsGroup = (schema: Schema, resolveRef: ResolveRef): SchemaGroup => ({
  kind: 'forms',
  label: [schema.oneOf ? 'Exactly one of these forms' : 'One of these forms'],
  rows: getAlternatives(schema).map((part) => toFormRow(part, resolveRef)),
})

const hasDetails = (part: SchemaPart, groups: readonly SchemaGroup[] = []): boolean =>
  groups.length > 0 ||
  isOnlyRequired(part) ||
  asSchema(part).description !== undefined ||
  rulePhrases(asSchema(part)).length > 0

const isNullable = (parts: readonly SchemaPart[]): boolean =>
  parts.length === 2 && parts.some((part) => asSchema(part).type === 'null')

function toFormRow(part: SchemaPart, resolveRef: ResolveRef): SchemaRow {
  if (!isOnlyRequired(part)) return toRow(part, resolveRef)
  const names = (asSchema(part).required ?? []).map((name): Phrase => [{ code: name }])
  return {
    type: ['with ', ...joinPhrases(names, ', ', ' and ')],
    rules: [],
    examples: [],
    groups: [],
  }
}

/** Returns the shapes of items and values that are declared inline in a list or map. */
const memberGroups = (schema: Schema, resolveRef: ResolveRef): SchemaGroup[] => [
  ...(schema.prefixItems ?? []).flatMap((part, index) =>
    labelGroups(asSchema(part), `Item ${index + 1}`, resolveRef),
  ),
  ...labelGroups(getMemberSchema(schema), isMap(schema) ? 'Each value' : 'Each item', resolveRef),
]

function labelGroups(
  schema: Schema | undefined,
  label: string,
  resolveRef: ResolveRef,
): SchemaGroup[] {
  if (!schema) return []
  const { description, $ref } = schema
  const [first, ...others] = toGroups(schema, resolveRef)
  if (first?.kind === 'forms') {
    return [{ ...first, label: [`${label}: one of these forms`], description }, ...others]
  }
  if (first) return [{ ...first, kind: 'members', label: [label], description }, ...others]
  const isDescribed = description !== undefined && $ref === undefined
  return isDescribed ? [{ kind: 'note', label: [label], description, rows: [] }] : []
}

function conditionGroups(schema: Schema, resolveRef: ResolveRef): SchemaGroup[] {
  const then = asSchema(schema.then)
  if (schema.if === undefined || !then.properties) return []
  const causes = Object.entries(asSchema(schema.if).properties ?? {}).map(
    ([name, part]): Phrase => [{ code: name }, ' is ', ...valuesPhrase(asSchema(part))],
  )
  const label: Phrase = ['When ', ...joinPhrases(causes, ' and ')]
  return [{ kind: 'condition', label, rows: propertyRows(then, resolveRef) }]
}

const valuesPhrase = (schema: Schema): Phrase =>
  joinPhrases(
    (schema.enum ?? [schema.const]).map((value) => [toCode(value)]),
    ', ',
    ' or ',
  )
