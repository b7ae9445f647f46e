import type { Checker } from './check-text.ts'

/** The schema whose validator is generated code, and reports issues in its own words. */
const ESSENCE = 'essence.v4.json'

/** The checker of a schema. Its code and the schemas that it needs are read on first use. */
export const loadChecker = (name: string, api: URL): Promise<Checker> =>
  name === ESSENCE ? loadEssence() : loadPublished(name, api)

async function loadEssence(): Promise<Checker> {
  const { checkEssence } = await import('./essence-checker.ts')
  return checkEssence
}

async function loadPublished(name: string, api: URL): Promise<Checker> {
  const { createPublishedChecker } = await import('./published-checker.ts')
  return createPublishedChecker(name, api)
}
