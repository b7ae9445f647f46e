import type { Lookup } from '../content/lookup.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import type { Issue } from '../issue.ts'
import { BREAKPOINTS } from './diagnostics/breakpoints.ts'
import { CONTRAST } from './diagnostics/contrast.ts'
import { DNA_VALUE_RULES } from './diagnostics/dna-values.ts'
import { gatherFacts } from './diagnostics/facts.ts'
import { FEATURES } from './diagnostics/features.ts'
import { findIssues } from './diagnostics/find-issues.ts'
import { HOTKEYS } from './diagnostics/hotkeys.ts'
import { NAVIGATION } from './diagnostics/navigation.ts'
import { PALETTE } from './diagnostics/palette.ts'
import type { Rule } from './diagnostics/rule.ts'
import { STRUCTURE } from './diagnostics/structure.ts'
import { THEME } from './diagnostics/theme.ts'
import { USES_OF_KEYS } from './diagnostics/uses-of-keys.ts'
import { validateEssence } from './validate.ts'

/** Everything that is asked of an essence beyond its schema. */
export const DIAGNOSTICS: readonly Rule[] = [
  ...STRUCTURE,
  ...NAVIGATION,
  ...BREAKPOINTS,
  ...THEME,
  ...HOTKEYS,
  ...PALETTE,
  ...USES_OF_KEYS,
  ...CONTRAST,
  ...FEATURES,
  ...DNA_VALUE_RULES,
]

/** What a schema cannot find wrong with an essence, in document order; of what is none, what it can. */
export async function diagnoseEssence(
  essence: EssenceV4,
  lookup: Lookup,
): Promise<readonly Issue[]> {
  const checked = validateEssence(essence)
  if (!checked.ok) return checked.issues
  return findIssues(await gatherFacts(essence, lookup), DIAGNOSTICS)
}
