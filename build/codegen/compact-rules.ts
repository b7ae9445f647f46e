import { ID_PATTERN } from '../../src/core/schema/compact-validator.ts'
import { rewriteSchema, type Schema } from './schema.ts'

/** The rules of a schema as a table (`core/rule-table.ts`); what a table cannot say is refused. */
export function renderRules(schema: Schema): string {
  const { $schema, $id, $defs = {}, ...document } = stripAnnotations(schema)
  const definitions = $defs as Record<string, Schema>
  return [['document', document] as const, ...Object.entries(definitions)]
    .filter(([, { properties }]) => properties !== undefined)
    .map(([name, definition]) => [name, ...renderFields(definition, definitions)].join(','))
    .join('\n')
}

/** Notes for people are no rules. */
export const stripAnnotations = (schema: Schema): Schema =>
  rewriteSchema(schema, (part) => {
    const { title, description, examples, default: _default, ...rules } = part
    return rules
  }) as Schema

type Definitions = Readonly<Record<string, Schema>>

function renderFields(definition: Schema, definitions: Definitions): string[] {
  const { type, properties, required = [], additionalProperties, ...rest } = definition
  const entries = Object.entries(properties as Record<string, Schema>)
  const isRequired = (name: string): boolean => (required as string[]).includes(name)
  const inOrder = entries.map(([name]) => name).filter(isRequired)
  const isClosed = type === 'object' && additionalProperties === false
  if (!isClosed || inOrder.join() !== String(required) || Object.keys(rest).length > 0) {
    return throwUnsupported(definition)
  }
  return entries.map(([name, rule]) =>
    shorten(`${name}${isRequired(name) ? '!' : ':'}${renderRule(rule, definitions)}`),
  )
}

/** Without what a table leaves out: the sign of no rule, and a definition of the property's name. */
const shorten = (field: string): string =>
  field.replace(/:$/, '').replace(/^(\w+)([:!]@)\1$/, '$1$2')

function renderRule(schema: Schema, definitions: Definitions): string {
  const { type = '', ...rest } = schema
  const write = WRITERS[`${type} ${Object.keys(rest).sort()}`.trim()]
  const rule = write?.(rest, (part) => renderRule(part as Schema, definitions), definitions)
  return rule !== undefined && RULE_SYNTAX.test(rule) ? rule : throwUnsupported(schema)
}

/** What the table can say. */
const RULE_SYNTAX = /^([[{@/].*|s|\??|b|[ni]\d*|[ni]\d+-\d+|#|=[\w.-]+|[\w-]+( [\w-]+)+)$/

/** Writes a rule; undefined when the table has no words for it. */
type RuleWriter = (
  rest: Schema,
  inner: (part: unknown) => string,
  definitions: Definitions,
) => string | undefined

/** How a rule is written, by its type and the other keywords that it has. */
const WRITERS: Readonly<Record<string, RuleWriter>> = {
  anyOf: ({ anyOf }, inner) => `/${(anyOf as Schema[]).map(inner).join('/')}`,
  $ref: ({ $ref }, inner, definitions) => {
    const name = String($ref).replace('#/$defs/', '')
    const { anyOf } = definitions[name] ?? {}
    return anyOf ? inner({ anyOf }) : `@${name}`
  },
  'array items': ({ items }, inner) => `[${inner(items)}`,
  'array items,minItems': ({ items, minItems }, inner) => `[${minItems}${inner(items)}`,
  'object additionalProperties': ({ additionalProperties: each }, inner) => `{${inner(each)}`,
  string: () => 's',
  'string minLength': ({ minLength }) => (minLength === 1 ? '' : undefined),
  'string,null minLength': ({ minLength }) => (minLength === 1 ? '?' : undefined),
  // One word alone could be read as another rule, and what has a space as two words.
  'string enum': ({ enum: values }) =>
    (values as string[]).length > 1 && !String(values).includes(' ')
      ? (values as string[]).join(' ')
      : undefined,
  'string const': ({ const: value }) => `=${value}`,
  'string pattern': ({ pattern }) => (pattern === ID_PATTERN.source ? '#' : undefined),
  boolean: () => 'b',
  number: () => 'n',
  'number minimum': ({ minimum }) => `n${minimum}`,
  'number maximum,minimum': ({ minimum, maximum }) => `n${minimum}-${maximum}`,
  'integer maximum,minimum': ({ minimum, maximum }) => `i${minimum}-${maximum}`,
}

function throwUnsupported(schema: Schema): never {
  throw new Error(`The rule table cannot say ${JSON.stringify(schema)}.`)
}
