import { essenceFromBlueprint } from '../../../src/essence.ts'
import { createClient, type Essence, lookupFrom } from '../../../src/index.ts'
import { keepSections } from '../../../src/project/create/new-essence.ts'
import type { Environment } from '../../../src/project/environment.ts'
import { ESSENCE_FILE } from '../../../src/project/folder/project.ts'
import { corpusSource } from '../../../src/site.ts'
import { officialCorpus } from '../corpus/official-corpus.ts'
import { createTestFolder } from '../package/run-cli.ts'

/** Creates the environment of an operation that runs in a folder, without a network. */
export const createEnvironment = (cwd: string): Environment => ({
  cwd,
  env: {},
  settings: { offline: true },
  note: () => {},
})

const client = createClient(corpusSource(officialCorpus))
const { data: blueprint } = await client.get('blueprints', 'internal-admin')
const result = await essenceFromBlueprint(blueprint, lookupFrom(client), { theme: 'slate' })
if (!result.ok) throw new Error('The blueprint internal-admin does not make an essence.')

/** A valid essence with two sections. */
export const adminEssence: Essence = keepSections(result.value, ['record-admin', 'system-pages'])

/** Prints a document as a file. */
export const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Creates a project with a contract and other files. */
export const createProject = async (
  files: Readonly<Record<string, string>> = {},
  essence: unknown = adminEssence,
): Promise<Environment> =>
  createEnvironment(await createTestFolder({ [ESSENCE_FILE]: toText(essence), ...files }))
