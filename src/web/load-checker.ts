import type { DocumentValidator } from './check-text.ts'

/** The schema whose validator is generated code, and reports issues in its own words. */
const ESSENCE_SCHEMA = 'essence.v4.json'

/** The checker of a schema. Its code and the schemas that it needs are read on first use. */
export const loadValidator = (name: string, api: URL): Promise<DocumentValidator> =>
  name === ESSENCE_SCHEMA ? loadEssenceValidator() : loadPublishedValidator(name, api)

async function loadEssenceValidator(): Promise<DocumentValidator> {
  const { essenceValidator } = await import('./essence-checker.ts')
  return essenceValidator
}

async function loadPublishedValidator(name: string, api: URL): Promise<DocumentValidator> {
  const { createPublishedValidator } = await import('./published-checker.ts')
  return createPublishedValidator(name, api)
}
