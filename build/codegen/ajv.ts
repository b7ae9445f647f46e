import { Ajv2020 } from 'ajv/dist/2020.js'
import {
  _,
  type Code,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  stringify,
} from 'ajv/dist/core.js'
import addFormats from 'ajv-formats'

/** Strict mode, except for rules that the catalog cannot follow (`then: { minItems }`, ...). */
const STRICTNESS = {
  strict: true,
  strictRequired: false,
  strictTuples: false,
  allowUnionTypes: true,
} as const

/** Creates an Ajv over a set of schemas that rejects unknown keywords and reports every error. */
export function createAjv(
  schemas: Iterable<object>,
  options: ConstructorParameters<typeof Ajv2020>[0] = {},
): Ajv2020 {
  const ajv = new Ajv2020({ ...STRICTNESS, allErrors: true, ...options })
  addFormats.default(ajv, ['date-time'])
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}

/**
 * Adds to the errors of an Ajv what a good message needs: the error of a union says how many of the
 * errors before it belong to each branch (`params.branches`), since no path tells them apart behind
 * a `$ref`, and that of an unknown property lists the known ones (`params.properties`).
 */
export function extendErrors(ajv: Ajv2020): void {
  extendKeyword(ajv, 'anyOf', withBranchCounts)
  extendKeyword(ajv, 'oneOf', withBranchCounts)
  extendKeyword(ajv, 'additionalProperties', withKnownProperties)
  extendKeyword(ajv, 'enum', withAllowedValues)
}

function extendKeyword(
  ajv: Ajv2020,
  keyword: string,
  extend: (definition: CodeKeywordDefinition) => CodeKeywordDefinition,
): void {
  const rule = ajv.RULES.all[keyword]
  if (typeof rule !== 'object') throw new Error(`Ajv has no keyword "${keyword}".`)
  Object.assign(rule, { definition: extend(rule.definition as CodeKeywordDefinition) })
}

const withKnownProperties = (definition: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...definition,
  error: {
    message: '',
    params: ({ params, parentSchema }) => {
      const properties = stringify(Object.keys(parentSchema?.properties ?? {}))
      return _`{additionalProperty: ${params.additionalProperty}, properties: ${properties}}`
    },
  },
})

/** Names the values in the error itself, so that a bundle has no schema only for its list. */
const withAllowedValues = (definition: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...definition,
  error: { message: '', params: ({ schema }) => _`{allowedValues: ${stringify(schema)}}` },
})

/** The variable of generated code that counts the errors so far. */
const ERROR_COUNT = new Name('errors')

const withBranchCounts = (definition: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...definition,
  error: {
    message: '',
    params: ({ params: { passing, counts } }) =>
      passing ? _`{passingSchemas: ${passing}, branches: ${counts}}` : _`{branches: ${counts}}`,
  },
  code(context) {
    const { gen, schema } = context
    const start = gen.const('start', ERROR_COUNT)
    const ends = (schema as unknown[]).map(() => gen.let('end', start))
    onSubschema(context, (index) => gen.assign(ends[index] as Name, ERROR_COUNT))
    const counts = ends.map((end, index) => _`${end} - ${ends[index - 1] ?? start}`)
    const setParams = context.setParams.bind(context)
    context.setParams = (params) => setParams({ ...params, counts: toArrayCode(counts) })
    context.setParams({})
    definition.code(context)
  },
})

const toArrayCode = ([first = _``, ...rest]: readonly Code[]): Code =>
  _`[${rest.reduce((code, item) => _`${code}, ${item}`, first)}]`

/** Calls back after the code of each branch has been written. */
function onSubschema(context: KeywordCxt, callback: (index: number) => void): void {
  const subschema = context.subschema.bind(context)
  context.subschema = (branch, valid) => {
    const result = subschema(branch, valid)
    callback(Number('schemaProp' in branch && branch.schemaProp))
    return result
  }
}
