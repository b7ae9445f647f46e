import { fieldsOf } from '../content/fields.ts'

/** The generations of the essence format that can be read. */
export type EssenceVersion = 'v2' | 'v3' | 'v4'

const VERSIONS: readonly (readonly [EssenceVersion, RegExp])[] = [
  ['v4', /^4\.0\.0$/],
  ['v3', /^3\.[01]\.0$/],
  ['v2', /^0*[0-2]\.\d+\.\d+$/],
]

/** The generation that a document's `version` names, or undefined when it names none. */
export function versionOf(document: unknown): EssenceVersion | undefined {
  const { version } = fieldsOf(document)
  if (typeof version !== 'string') return undefined
  return VERSIONS.find(([, pattern]) => pattern.test(version))?.[0]
}
