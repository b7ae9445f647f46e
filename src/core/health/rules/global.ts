import type { CorpusRule, RecordRule } from '../rule.ts'
import { knownKeysRule } from './g2-known-keys.ts'
import { identityRule } from './g3-identity.ts'
import { descriptionRule, uniqueDescriptionRule } from './g4-description.ts'
import { tagsRule } from './g5-tags.ts'
import { brandsRule } from './g6-brands.ts'
import { fillerTextRule } from './g7-filler.ts'
import { colorFreeRule } from './g8-colour-free.ts'
import { recordSizeRule } from './g9-size.ts'
import { safeInstructionsRule } from './g10-safe-instructions.ts'
import { referencesRule } from './g11-references.ts'
import { orphansRule } from './g12-orphans.ts'
import { synonymsRule } from './g13-synonyms.ts'
import { nearDuplicatesRule } from './g14-near-duplicates.ts'
import { fieldConstraintsRule } from './g15-fields.ts'

/**
 * The rules for records of every type, in the order of their ids. The corpus reader has G1, the
 * schema half of G2 and, of G3, that an id is its file's name.
 */
export const GLOBAL_RULES: readonly (RecordRule | CorpusRule)[] = [
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
]
