import type { Rule } from '../rule.ts'
import { uniquePageIdsRule } from './archetype/a1-unique-page-ids.ts'
import { patternsExistRule } from './archetype/a2-patterns-exist.ts'
import { aliasesRule } from './archetype/a3-aliases.ts'
import { pageBriefsRule } from './archetype/a4-page-briefs.ts'
import { shellRule } from './archetype/a5-shell.ts'
import { archetypeRoleRule } from './archetype/a6-role.ts'
import { navigationRule } from './archetype/a7-navigation.ts'
import { columnsRule } from './archetype/a8-columns.ts'
import { needsRule } from './archetype/a10-needs.ts'
import { purposeAndJobsRule } from './archetype/a11-purpose-and-jobs.ts'
import { sampleFitsRule } from './archetype/a12-sample-fits.ts'
import { onePrimaryRule } from './blueprint/b2-one-primary.ts'
import { routesRule } from './blueprint/b3-routes.ts'
import { hotkeysRule } from './blueprint/b4-hotkeys.ts'
import { modeAndShapeRule } from './blueprint/b5-mode-and-shape.ts'
import { featureRequirementsRule } from './blueprint/b6-feature-requirements.ts'
import { voiceRule } from './blueprint/b7-voice.ts'
import { portfolioStatusRule } from './blueprint/b8-portfolio-status.ts'
import { patternCountRule } from './blueprint/b9-pattern-count.ts'
import { overrideSamplesRule } from './blueprint/b10-override-samples.ts'
import { knownKeysRule } from './global/g2-known-keys.ts'
import { identityRule } from './global/g3-identity.ts'
import { descriptionRule, uniqueDescriptionRule } from './global/g4-description.ts'
import { tagsRule } from './global/g5-tags.ts'
import { brandsRule } from './global/g6-brands.ts'
import { fillerTextRule } from './global/g7-filler-text.ts'
import { colorFreeRule } from './global/g8-color-free.ts'
import { recordSizeRule } from './global/g9-record-size.ts'
import { safeInstructionsRule } from './global/g10-safe-instructions.ts'
import { referencesRule } from './global/g11-references.ts'
import { orphansRule } from './global/g12-orphans.ts'
import { synonymsRule } from './global/g13-synonyms.ts'
import { nearDuplicatesRule } from './global/g14-near-duplicates.ts'
import { fieldConstraintsRule } from './global/g15-field-constraints.ts'
import { plainEnglishRule } from './global/g16-plain-english.ts'
import { presetsRule } from './pattern/p1-presets.ts'
import { slotsRule } from './pattern/p2-slots.ts'
import { layoutKindRule } from './pattern/p3-layout-kind.ts'
import { statesRule } from './pattern/p5-states.ts'
import { breakpointsRule } from './pattern/p6-breakpoints.ts'
import { patternRoleRule } from './pattern/p7-role.ts'
import { keyboardRule } from './pattern/p8-keyboard.ts'
import { announcementsRule } from './pattern/p9-announcements.ts'
import { componentsRule } from './pattern/p10-components.ts'
import { alternativeRule } from './pattern/p11-alternative.ts'
import { examplesRule } from './pattern/p12-examples.ts'
import { signalNamesRule } from './pattern/p13-signal-names.ts'
import { responsiveReferencesRule } from './pattern/p14-responsive-references.ts'
import { touchRule } from './pattern/p15-touch.ts'
import { embeddingRule } from './pattern/p16-embedding.ts'
import { presetLeakRule } from './pattern/p17-preset-leak.ts'
import { accessibleNameRule } from './pattern/p18-accessible-name.ts'
import { keyboardFillerRule } from './pattern/p19-keyboard-filler.ts'
import { keyCollisionsRule } from './pattern/p20-key-collisions.ts'
import { ariaRule } from './pattern/p21-aria.ts'
import { slotLimitsRule } from './pattern/p22-slot-limits.ts'
import { alwaysLinesRule } from './pattern/p23-always-lines.ts'
import { iconsExistRule } from './pattern/p24-icons-exist.ts'
import { sourcesRule } from './pattern/p25-sources.ts'
import { mainRegionRule } from './shell/s1-main-region.ts'
import { gridAreasRule } from './shell/s2-grid-areas.ts'
import { navCollapseRule } from './shell/s3-nav-collapse.ts'
import { landmarksRule } from './shell/s4-landmarks.ts'
import { regionPatternsRule } from './shell/s5-region-patterns.ts'
import { completePaletteRule } from './theme/t1-complete-palette.ts'
import { contrastRule } from './theme/t2-contrast.ts'
import { aaaClaimRule } from './theme/t3-aaa-claim.ts'
import { lightnessRule } from './theme/t4-lightness.ts'
import { colorVisionRule } from './theme/t5-color-vision.ts'
import { radiusShapeRule } from './theme/t6-radius-shape.ts'
import { decoratorTokensRule } from './theme/t7-decorator-tokens.ts'
import { fontStacksRule } from './theme/t8-font-stacks.ts'
import { nearIdenticalThemesRule } from './theme/t9-near-identical-themes.ts'
import { decoratorTargetsRule } from './theme/t10-decorator-targets.ts'
import { distinctColorsRule } from './theme/t11-distinct-colors.ts'

/*
 * A rule is one file with an id. To add a rule:
 *
 * 1. Create `<type>/<id>-<name>.ts` with one exported rule and the next free id of its list.
 * 2. Choose its scope: `record` if it reads only the record (its findings are cached), `context`
 *    if it also reads other records or the vocabulary, `corpus` if it compares records.
 * 3. Add it to its list below; check.ts runs every rule that is listed here.
 * 4. Add a row that passes and a row that fails to `test/core/health/<type>-rules.test.ts`.
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
]

/** The rules for shells. */
export const SHELL_RULES: readonly Rule<'shells'>[] = [
  mainRegionRule,
  gridAreasRule,
  navCollapseRule,
  landmarksRule,
  regionPatternsRule,
]
