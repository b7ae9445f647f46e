import { fieldsOf } from '../content/fields.ts'

type OlderVersion = 'v2' | 'v3'

/** The generations of the essence format that can be read. */
export type EssenceVersion = OlderVersion | 'v4'

const OLDER: readonly (readonly [OlderVersion, RegExp])[] = [
  ['v3', /^3\.[01]\.0$/],
  ['v2', /^0*[0-2]\.\d+\.\d+$/],
]

/** The older generation that a document's `version` names, or undefined when it names none. */
export function olderVersionOf(document: unknown): OlderVersion | undefined {
  const { version } = fieldsOf(document)
  return OLDER.find(([, pattern]) => typeof version === 'string' && pattern.test(version))?.[0]
}

/** The generation that a document's `version` names, or undefined when it names none. */
export const versionOf = (document: unknown): EssenceVersion | undefined =>
  fieldsOf(document).version === '4.0.0' ? 'v4' : olderVersionOf(document)
