import { asObject, asString } from '../json/value.ts'

/** The generations of the essence format that can be read. */
export type EssenceVersion = 'v2' | 'v3' | 'v4'

/** Versions 3.0.0 and 3.1.0, and everything below 3. */
const OLDER_VERSION = /^(3\.[01]\.0|0*[0-2]\.\d+\.\d+)$/

/** Whether a document names a version before this one. */
export const isOlderVersion = (document: unknown): boolean =>
  OLDER_VERSION.test(String(asString(asObject(document).version)))

/** The generation that a document's `version` names, or undefined when it names none. */
export function detectVersion(document: unknown): EssenceVersion | undefined {
  const { version } = asObject(document)
  if (version === '4.0.0') return 'v4'
  if (!isOlderVersion(document)) return undefined
  return String(version).startsWith('3') ? 'v3' : 'v2'
}
