import { Validator } from '@seriousme/openapi-schema-validator'

/** Removes references to other files, which the validator does not follow. */
const withoutExternalReferences = (document: object): object =>
  JSON.parse(
    JSON.stringify(document, (_key, value) =>
      typeof value === 'object' && /^(\.\.\/schemas\/|https:)/.test(String(value?.$ref))
        ? {}
        : value,
    ),
  )

/** Validates a document against the OpenAPI meta-schema; no errors if it is valid. */
export async function findOpenapiErrors(document: object): Promise<string[]> {
  const { valid, errors } = await new Validator().validate({
    ...withoutExternalReferences(document),
  })
  if (valid) return []
  return typeof errors === 'string'
    ? [errors]
    : (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
