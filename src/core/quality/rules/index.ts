import type { Rule } from '../rule.ts'
import { aliasesRule } from './archetype/aliases.ts'
import { columnsRule } from './archetype/columns.ts'
import { navigationRule } from './archetype/navigation.ts'
import { needsRule } from './archetype/needs.ts'
import { pageBriefsRule } from './archetype/page-briefs.ts'
import { patternsExistRule } from './archetype/patterns-exist.ts'
import { providesRule } from './archetype/provides.ts'
import { purposeAndJobsRule } from './archetype/purpose-and-jobs.ts'
import { archetypeRoleRule } from './archetype/role.ts'
import { sampleFitsRule } from './archetype/sample-fits.ts'
import { shellRule } from './archetype/shell.ts'
import { uniquePageIdsRule } from './archetype/unique-page-ids.ts'
import { featureRequirementsRule } from './blueprint/feature-requirements.ts'
import { hotkeysRule } from './blueprint/hotkeys.ts'
import { modeAndShapeRule } from './blueprint/mode-and-shape.ts'
import { onePrimaryRule } from './blueprint/one-primary.ts'
import { overrideSamplesRule } from './blueprint/override-samples.ts'
import { patternCountRule } from './blueprint/pattern-count.ts'
import { portfolioStatusRule } from './blueprint/portfolio-status.ts'
import { routesRule } from './blueprint/routes.ts'
import { voiceRule } from './blueprint/voice.ts'
import { brandsRule } from './global/brands.ts'
import { colorFreeRule } from './global/color-free.ts'
import { descriptionRule, uniqueDescriptionRule } from './global/description.ts'
import { fieldConstraintsRule } from './global/field-constraints.ts'
import { fillerTextRule } from './global/filler-text.ts'
import { identityRule } from './global/identity.ts'
import { knownKeysRule } from './global/known-keys.ts'
import { nearDuplicatesRule } from './global/near-duplicates.ts'
import { orphansRule } from './global/orphans.ts'
import { plainEnglishRule } from './global/plain-english.ts'
import { recordSizeRule } from './global/record-size.ts'
import { referencesRule } from './global/references.ts'
import { safeInstructionsRule } from './global/safe-instructions.ts'
import { spokenCountsRule } from './global/spoken-counts.ts'
import { synonymsRule } from './global/synonyms.ts'
import { tagsRule } from './global/tags.ts'
import { accessibleNameRule } from './pattern/accessible-name.ts'
import { alternativeRule } from './pattern/alternative.ts'
import { alwaysLinesRule } from './pattern/always-lines.ts'
import { announcementsRule } from './pattern/announcements.ts'
import { ariaRule } from './pattern/aria.ts'
import { breakpointsRule } from './pattern/breakpoints.ts'
import { componentsRule } from './pattern/components.ts'
import { craftRule } from './pattern/craft.ts'
import { embeddingRule } from './pattern/embedding.ts'
import { examplesRule } from './pattern/examples.ts'
import { iconsExistRule } from './pattern/icons-exist.ts'
import { keyCollisionsRule } from './pattern/key-collisions.ts'
import { keyboardRule } from './pattern/keyboard.ts'
import { keyboardFillerRule } from './pattern/keyboard-filler.ts'
import { layoutKindRule } from './pattern/layout-kind.ts'
import { placementRule } from './pattern/placement.ts'
import { presetLeakRule } from './pattern/preset-leak.ts'
import { presetsRule } from './pattern/presets.ts'
import { responsiveReferencesRule } from './pattern/responsive-references.ts'
import { patternRoleRule } from './pattern/role.ts'
import { signalNamesRule } from './pattern/signal-names.ts'
import { slotLimitsRule } from './pattern/slot-limits.ts'
import { slotsRule } from './pattern/slots.ts'
import { sourcesRule } from './pattern/sources.ts'
import { statesRule } from './pattern/states.ts'
import { touchRule } from './pattern/touch.ts'
import { gridAreasRule } from './shell/grid-areas.ts'
import { landmarksRule } from './shell/landmarks.ts'
import { mainRegionRule } from './shell/main-region.ts'
import { navCollapseRule } from './shell/nav-collapse.ts'
import { regionPatternsRule } from './shell/region-patterns.ts'
import { shellFieldsRule } from './shell/shell-fields.ts'
import { aaaClaimRule } from './theme/aaa-claim.ts'
import { colorVisionRule } from './theme/color-vision.ts'
import { completePaletteRule } from './theme/complete-palette.ts'
import { contrastRule } from './theme/contrast.ts'
import { decoratorTargetsRule } from './theme/decorator-targets.ts'
import { decoratorTokensRule } from './theme/decorator-tokens.ts'
import { distinctColorsRule } from './theme/distinct-colors.ts'
import { fontStacksRule } from './theme/font-stacks.ts'
import { lightnessRule } from './theme/lightness.ts'
import { nearIdenticalThemesRule } from './theme/near-identical-themes.ts'
import { radiusShapeRule } from './theme/radius-shape.ts'

/*
 * A rule is one file with an id. To add a rule:
 *
 * 1. Create `<type>/<id>-<name>.ts` with one exported rule and the next free id of its list.
 * 2. Choose its scope: `record` if it reads only the record (its findings are cached), `context`
 *    if it also reads other records or the vocabulary, `corpus` if it compares records.
 * 3. Add it to its list below; check.ts runs every rule that is listed here.
 * 4. Add a row that passes and a row that fails to `test/core/quality/<type>-rules.test.ts`.
 *
 * The id of a released rule is never reused, because reports and authors refer to it. A9 and B1 compile an essence,
 * which is asynchronous, so they are in ../essence-rules.ts.
 */

/**
 * The rules for records of all types. Reading a folder already covers G1 (valid JSON without
 * duplicate keys), the schema part of G2, and the part of G3 that an id matches its file name.
 */
export const GLOBAL_RULES: readonly Rule[] = [
  knownKeysRule,
  identityRule,
  descriptionRule,
  uniqueDescriptionRule,
  tagsRule,
  brandsRule,
  fillerTextRule,
  colorFreeRule,
  recordSizeRule,
  safeInstructionsRule,
  referencesRule,
  orphansRule,
  synonymsRule,
  nearDuplicatesRule,
  fieldConstraintsRule,
  plainEnglishRule,
  spokenCountsRule,
]

/** The rules for patterns. */
export const PATTERN_RULES: readonly Rule<'patterns'>[] = [
  presetsRule,
  slotsRule,
  layoutKindRule,
  statesRule,
  breakpointsRule,
  patternRoleRule,
  keyboardRule,
  announcementsRule,
  componentsRule,
  alternativeRule,
  examplesRule,
  signalNamesRule,
  responsiveReferencesRule,
  touchRule,
  embeddingRule,
  presetLeakRule,
  accessibleNameRule,
  keyboardFillerRule,
  keyCollisionsRule,
  ariaRule,
  slotLimitsRule,
  alwaysLinesRule,
  iconsExistRule,
  sourcesRule,
  placementRule,
  craftRule,
]

/** The rules for themes. */
export const THEME_RULES: readonly Rule<'themes'>[] = [
  completePaletteRule,
  contrastRule,
  aaaClaimRule,
  lightnessRule,
  colorVisionRule,
  radiusShapeRule,
  decoratorTokensRule,
  fontStacksRule,
  nearIdenticalThemesRule,
  decoratorTargetsRule,
  distinctColorsRule,
]

/** The rules for blueprints, without B1. */
export const BLUEPRINT_RULES: readonly Rule<'blueprints'>[] = [
  onePrimaryRule,
  routesRule,
  hotkeysRule,
  modeAndShapeRule,
  featureRequirementsRule,
  voiceRule,
  portfolioStatusRule,
  patternCountRule,
  overrideSamplesRule,
]

/** The rules for archetypes, without A9. */
export const ARCHETYPE_RULES: readonly Rule<'archetypes'>[] = [
  uniquePageIdsRule,
  patternsExistRule,
  aliasesRule,
  pageBriefsRule,
  shellRule,
  archetypeRoleRule,
  navigationRule,
  columnsRule,
  needsRule,
  purposeAndJobsRule,
  sampleFitsRule,
  providesRule,
]

/** The rules for shells. */
export const SHELL_RULES: readonly Rule<'shells'>[] = [
  mainRegionRule,
  gridAreasRule,
  navCollapseRule,
  landmarksRule,
  regionPatternsRule,
  shellFieldsRule,
]
