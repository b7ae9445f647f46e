import { blueprintRules, smallestBlueprint } from './blueprint-rules.ts'
import { dnaRules, smallestDna } from './dna-rules.ts'
import { metaRules, smallestMeta } from './meta-rules.ts'
import {
  createFailure,
  createRules,
  type Kind,
  optionalKind,
  type Rule,
  requiredKind,
} from './rule.ts'
import { anyTextKind, recordKind } from './value-kinds.ts'

const smallestEssence = {
  version: '4.0.0',
  dna: smallestDna,
  blueprint: smallestBlueprint,
  meta: smallestMeta,
}

const version: Kind = {
  passes: ['4.0.0'],
  fails: [
    createFailure('type', 4),
    ...['', '3.2.0', '4.0', '4.0.1', 'v4.0.0'].map((value) => createFailure('const', value)),
    { ...createFailure('const', '3.1.0'), issue: { code: 'version-old' } },
    { ...createFailure('const', '2.0.0'), issue: { code: 'version-old' } },
  ],
}

/** Every rule of spec/essence-document.md. */
export const rules: readonly Rule[] = [
  { rule: 'root', pointer: '', ...recordKind(smallestEssence) },
  ...createRules('root', '', {
    $schema: optionalKind(anyTextKind),
    version: requiredKind(version),
    dna: requiredKind(recordKind(smallestDna)),
    blueprint: requiredKind(recordKind(smallestBlueprint)),
    meta: requiredKind(recordKind(smallestMeta)),
    _impression: optionalKind(recordKind({})),
  }),
  ...dnaRules,
  ...blueprintRules,
  ...metaRules,
]
