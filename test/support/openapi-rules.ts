import Ajv2020 from 'ajv/dist/2020.js'

// The fields of OpenAPI 3.1 that the document uses, and no others: a misplaced one is an error.

const closed = (properties: object, required: readonly string[] = []) => ({
  ...{ type: 'object', properties, required, additionalProperties: false },
})
const mapOf = (value: object) => ({ type: 'object', additionalProperties: value })
const text = { type: 'string', minLength: 1 }
const reference = closed({ $ref: text }, ['$ref'])
const schema = { type: 'object' }
const examples = mapOf(closed({ value: true }, ['value']))
const content = mapOf(closed({ schema, examples }, ['schema']))
const header = closed({ description: text, schema }, ['schema'])
const response = closed({ description: text, headers: mapOf(header), content }, ['description'])
const described = { name: text, description: text, schema }
const parameter = {
  anyOf: [
    closed({ ...described, in: { const: 'path' }, required: { const: true } }, [
      ...['name', 'in', 'required', 'description', 'schema'],
    ]),
    closed({ ...described, in: { const: 'query' }, required: { type: 'boolean' } }, [
      ...['name', 'in', 'description', 'schema'],
    ]),
  ],
}
const operation = closed(
  {
    operationId: { type: 'string', pattern: '^[a-z][A-Za-z0-9]+$' },
    summary: text,
    parameters: { type: 'array', minItems: 1, items: { anyOf: [reference, parameter] } },
    responses: {
      type: 'object',
      minProperties: 1,
      patternProperties: { '^([1-5]\\d\\d|default)$': { anyOf: [reference, response] } },
      additionalProperties: false,
    },
  },
  ['operationId', 'summary', 'responses'],
)
const servers = {
  type: 'array',
  minItems: 1,
  items: closed({ url: text, description: text }, ['url']),
}
const named = (value: object) => ({
  ...mapOf(value),
  propertyNames: { pattern: '^[a-zA-Z0-9._-]+$' },
})

const document = closed(
  {
    openapi: { pattern: '^3\\.1\\.\\d+$' },
    info: closed(
      {
        ...{ title: text, version: text, description: text },
        license: closed({ name: text, identifier: text }, ['name']),
      },
      ['title', 'version'],
    ),
    servers,
    paths: {
      type: 'object',
      patternProperties: { '^/': closed({ servers, get: operation }, ['get']) },
      additionalProperties: false,
    },
    components: closed({
      schemas: named(schema),
      parameters: named(parameter),
      responses: named(response),
    }),
  },
  ['openapi', 'info', 'paths'],
)

const validate = new Ajv2020({ allErrors: true, strict: false }).compile(document)

/** What is wrong with the form of an OpenAPI document. */
export function openapiErrors(value: unknown): string[] {
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
