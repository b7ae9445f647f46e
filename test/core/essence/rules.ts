import { anyText, record } from './kinds.ts'
import { blueprintRules, smallestBlueprint } from './rules-blueprint.ts'
import { dnaRules, smallestDna } from './rules-dna.ts'
import { metaRules, smallestMeta } from './rules-meta.ts'
import { fail, type Kind, optional, type Rule, required, rulesOf } from './rules-of.ts'

const smallestEssence = {
  version: '4.0.0',
  dna: smallestDna,
  blueprint: smallestBlueprint,
  meta: smallestMeta,
}

const version: Kind = {
  passes: ['4.0.0'],
  fails: [
    fail('type', 4),
    ...['', '3.2.0', '4.0', '4.0.1', 'v4.0.0'].map((value) => fail('const', value)),
    { ...fail('const', '3.1.0'), issue: { code: 'version-old' } },
    { ...fail('const', '2.0.0'), issue: { code: 'version-old' } },
  ],
}

/** Every rule of spec/essence-document.md. */
export const rules: readonly Rule[] = [
  { rule: 'root', pointer: '', ...record(smallestEssence) },
  ...rulesOf('root', '', {
    $schema: optional(anyText),
    version: required(version),
    dna: required(record(smallestDna)),
    blueprint: required(record(smallestBlueprint)),
    meta: required(record(smallestMeta)),
    _impression: optional(record({})),
  }),
  ...dnaRules,
  ...blueprintRules,
  ...metaRules,
]
