import type { Lookup } from '../content/lookup.ts'
import { inDocumentOrder } from '../document-order.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import type { Issue } from '../issue.ts'
import { COLUMNS } from './diagnostics/columns.ts'
import { DNA_VALUE_RULES } from './diagnostics/dna-values.ts'
import { gatherFacts } from './diagnostics/facts.ts'
import { FEATURES } from './diagnostics/features.ts'
import { HOTKEYS } from './diagnostics/hotkeys.ts'
import { IDENTITY } from './diagnostics/identity.ts'
import { NAVIGATION } from './diagnostics/navigation.ts'
import { PALETTE } from './diagnostics/palette.ts'
import { REFERENCES } from './diagnostics/references.ts'
import { ROUTES } from './diagnostics/routes.ts'
import type { Rule } from './diagnostics/rule.ts'
import { severityOf } from './diagnostics/severity.ts'
import { THEME } from './diagnostics/theme.ts'
import { validateEssence } from './validate.ts'

/** Everything that is asked of an essence beyond its schema. */
export const DIAGNOSTICS: readonly Rule[] = [
  ...IDENTITY,
  ...ROUTES,
  ...NAVIGATION,
  ...HOTKEYS,
  ...PALETTE,
  ...COLUMNS,
  ...REFERENCES,
  ...THEME,
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
  const facts = await gatherFacts(essence, lookup)
  const issues = DIAGNOSTICS.flatMap(({ code, layer, check }) => {
    const severity = severityOf(layer, essence.meta.guard)
    return check(facts).map((finding) => ({ code, severity, ...finding }))
  })
  return inDocumentOrder(essence, issues)
}
