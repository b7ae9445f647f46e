import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Strict mode but for three rules that shapes of the catalog cannot keep (`then: { minItems }`, ...). */
const STRICTNESS = {
  strict: true,
  strictRequired: false,
  strictTuples: false,
  allowUnionTypes: true,
} as const

/** An Ajv over a set of schemas that refuses what it does not know and reports every error. */
export function createAjv(
  schemas: Iterable<object>,
  options: ConstructorParameters<typeof Ajv2020>[0] = {},
): Ajv2020 {
  const ajv = new Ajv2020({ ...STRICTNESS, allErrors: true, ...options })
  addFormats.default(ajv, ['date-time'])
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}
