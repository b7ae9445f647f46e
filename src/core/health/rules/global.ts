import type { CorpusRule, RecordRule } from '../rule.ts'
import { knownKeys } from './g2-known-keys.ts'
import { identity } from './g3-identity.ts'
import { description, ownDescription } from './g4-description.ts'
import { tags } from './g5-tags.ts'
import { brands } from './g6-brands.ts'
import { filler } from './g7-filler.ts'
import { colourFree } from './g8-colour-free.ts'
import { size } from './g9-size.ts'
import { safeInstructions } from './g10-safe-instructions.ts'
import { references } from './g11-references.ts'
import { orphans } from './g12-orphans.ts'
import { synonyms } from './g13-synonyms.ts'
import { nearDuplicates } from './g14-near-duplicates.ts'
import { fields } from './g15-fields.ts'

/**
 * The rules for records of every type, in the order of their ids. The corpus reader has G1, the
 * schema half of G2 and, of G3, that an id is its file's name.
 */
export const GLOBAL_RULES: readonly (RecordRule | CorpusRule)[] = [
  knownKeys,
  identity,
  description,
  ownDescription,
  tags,
  brands,
  filler,
  colourFree,
  size,
  safeInstructions,
  references,
  orphans,
  synonyms,
  nearDuplicates,
  fields,
]
