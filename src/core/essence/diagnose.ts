import type { Lookup } from '../content/content-types.ts'
import type { Issue } from '../kernel/finding.ts'
import { BREAKPOINT_RULES } from './diagnostics/columns.ts'
import { DNA_VALUE_RULES } from './diagnostics/dna-values.ts'
import { HOTKEY_RULES, HOTKEY_USE_RULES } from './diagnostics/hotkeys.ts'
import { LABEL_RULES } from './diagnostics/labels.ts'
import { NAVIGATION_RULES } from './diagnostics/navigation.ts'
import { PAGE_BRIEF_RULES } from './diagnostics/page-briefs.ts'
import { COMMAND_PALETTE_RULES } from './diagnostics/palette.ts'
import { FEATURE_RULES } from './diagnostics/references.ts'
import { type DiagnosticRule, runRules } from './diagnostics/rule.ts'
import { STRUCTURAL_RULES } from './diagnostics/structural-rules.ts'
import { CONTRAST_RULES, THEME_RULES } from './diagnostics/theme.ts'
import { loadFacts } from './model/facts.ts'
import { validateEssence } from './validate.ts'
import type { Essence } from './version.ts'

/** All rules for an essence beyond its schema. */
export const DIAGNOSTICS: readonly DiagnosticRule[] = [
  ...STRUCTURAL_RULES,
  ...NAVIGATION_RULES,
  ...BREAKPOINT_RULES,
  ...PAGE_BRIEF_RULES,
  ...LABEL_RULES,
  ...THEME_RULES,
  ...HOTKEY_RULES,
  ...COMMAND_PALETTE_RULES,
  ...HOTKEY_USE_RULES,
  ...CONTRAST_RULES,
  ...FEATURE_RULES,
  ...DNA_VALUE_RULES,
]

/**
 * Finds the issues of an essence that a schema cannot find, in document order. An invalid document
 * gets its validation issues instead.
 *
 *
 * @example
 * import { createClient, diagnoseEssence, essenceFromBlueprint, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: blueprint } = await client.get('blueprints', 'internal-admin')
 * const { value: essence } = await essenceFromBlueprint(blueprint, lookup)
 * await diagnoseEssence(essence, lookup) // => []
 */
export async function diagnoseEssence(essence: Essence, lookup: Lookup): Promise<readonly Issue[]> {
  const checked = validateEssence(essence)
  if (!checked.ok) return checked.issues
  return runRules(await loadFacts(essence, lookup), DIAGNOSTICS)
}
