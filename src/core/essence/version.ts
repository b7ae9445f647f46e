import { asObject, asString } from '../kernel/json/value.ts'

// The current version of the essence format. Everything else imports its types and names from here,
// so that a new version changes this file, its migration and the code whose meaning changes.

export type {
  Blueprint,
  Breakpoint,
  ColumnEntry,
  ColumnLayout,
  Command,
  CommandPalette,
  Constraints,
  Dna,
  EssenceV4 as Essence,
  Guard,
  Hotkey,
  HotkeySemantics,
  LayoutItem,
  Meta,
  Navigation,
  NavigationItem,
  Page,
  PatternReference,
  Platform,
  Radius,
  Route,
  Section,
  Seo,
  Spacing,
  Theme,
} from '../generated/types/essence.v4.ts'

/** The value of `version` in a current document. */
export const ESSENCE_VERSION = '4.0.0'

/** The file name of the schema of a current document. */
export const ESSENCE_SCHEMA = 'essence.v4.json'

/** The major versions of the essence format that can be read. */
export type EssenceVersion = 'v2' | 'v3' | 'v4'

/** The current major version. */
const CURRENT_MAJOR_VERSION = 'v4' satisfies EssenceVersion

/** Matches 3.0.0, 3.1.0 and every version below 3. */
const OLDER_VERSION = /^(3\.[01]\.0|0*[0-2]\.\d+\.\d+)$/

/** True if a document names a version before the current one. */
export const isOlderVersion = (document: unknown): boolean =>
  OLDER_VERSION.test(String(asString(asObject(document).version)))

/** Returns the major version that a document names, or undefined if it names none that we know. */
export function detectVersion(document: unknown): EssenceVersion | undefined {
  const { version } = asObject(document)
  if (version === ESSENCE_VERSION) return CURRENT_MAJOR_VERSION
  if (!isOlderVersion(document)) return undefined
  return String(version).startsWith('3') ? 'v3' : 'v2'
}
