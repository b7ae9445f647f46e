// Not quick: tries hundreds of generated documents.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolvePointer } from '../../../src/core/kernel/json/pointer.ts'
import { runRule } from '../../../src/core/quality/check.ts'
import { checkEssences } from '../../../src/core/quality/essence-rules.ts'
import type { Corpus } from '../../../src/core/quality/rule.ts'
import {
  ARCHETYPE_RULES,
  BLUEPRINT_RULES,
  THEME_RULES,
} from '../../../src/core/quality/rules/index.ts'
import { arbitraryJson, arbitraryText, runs } from '../../support/arbitrary.ts'
import { ROOT } from '../../support/root.ts'
import { type Changes, changedRecords, createCorpusFrom } from './support/changed-corpus.ts'

const RULES = [...THEME_RULES, ...ARCHETYPE_RULES, ...BLUEPRINT_RULES]

const SCHEMAS = { themes: 'theme.v1', archetypes: 'archetype.v2', blueprints: 'blueprint.v1' }

const TYPES = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]

const readSchema = (type: keyof typeof SCHEMAS): { properties: object; required: string[] } =>
  JSON.parse(readFileSync(`${ROOT}schemas/${SCHEMAS[type]}.json`, 'utf8'))

/** The fields that a record may leave out: any value of the right shape may stand there. */
const optional = Object.fromEntries(
  TYPES.map((type) => {
    const { properties, required } = readSchema(type)
    return [type, Object.keys(properties).filter((key) => !required.includes(key))]
  }),
)

const getType = (name: string) => TYPES.find((type) => name.startsWith(`${type}/`))

/** Every rule over a corpus; each pointer must lead to something that the author wrote. */
function runAllRules(corpus: Corpus): void {
  for (const { record, pointer } of RULES.flatMap((rule) => runRule(rule, corpus))) {
    expect(resolvePointer(record.authored, pointer), `${record.slug} ${pointer}`).toBeDefined()
  }
}

test('every rule runs on records with required fields only', async () => {
  const stripped = new Map(
    [...changedRecords({})].map(([name, record]) => {
      const drop = new Set(optional[getType(name) ?? ''])
      const fields = Object.entries(record as object).filter(([key]) => !drop.has(key))
      return [name, Object.fromEntries(fields)]
    }),
  )
  const corpus = createCorpusFrom(stripped)
  runAllRules(corpus)
  await checkEssences(corpus)
})

const json = fc.oneof(
  arbitraryJson('pattern', 'as', 'cols', '__proto__'),
  arbitraryText,
  fc.constant(null),
)

const text = arbitraryText.filter((value) => value !== '')

const layout = fc.array(
  fc.oneof(
    json,
    fc.record({ pattern: json, preset: json, as: json }),
    fc.record({ cols: fc.oneof(fc.array(json, { maxLength: 3 }), json), span: json }),
  ),
  { maxLength: 3 },
)

/** Places where the schemas allow any value, or any text. */
const FREE = {
  'themes/slate': fc.record({
    ...{ '/default_mode': json, '/status_shape': json, '/elevation': json },
    '/typography': fc.record({ body: json, base_size: json, scale: json }),
    '/palette/text': fc.oneof(fc.constant('#16202B'), fc.dictionary(text, arbitraryText)),
    '/seed': fc.dictionary(text, text, { maxKeys: 3 }),
    '/radius': fc.record({ philosophy: arbitraryText, card: json }),
    '/decorator_definitions/x': fc.record({
      suggested_properties: fc.dictionary(text, text, { maxKeys: 3 }),
    }),
  }),
  'archetypes/order-admin': fc.record({
    ...{ '/pages/0/layout': layout, '/pages/1/layout': json, '/pages/0/states': json },
    ...{ '/pages/0/path': json, '/pages/0/shell': text, '/pages/1/id': text },
    '/page_briefs': fc.dictionary(text, text, { maxKeys: 3 }),
    '/navigation_items/0/route': text,
  }),
  'blueprints/store-admin': fc.record({
    ...{ '/theme/mode': text, '/theme/id': text, '/features': fc.array(text) },
    '/routes': fc.dictionary(arbitraryText, fc.record({ page: text, more: json })),
    '/voice': fc.record({ tone: arbitraryText, cta_verbs: fc.array(text), avoid: fc.array(text) }),
    '/navigation/hotkeys': fc.array(fc.record({ key: text, route: text }), { maxLength: 4 }),
    '/navigation/command_palette': fc.oneof(fc.boolean(), fc.record({ trigger: text })),
  }),
}

test('no rule throws for a valid record', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(FREE, { requiredKeys: [] }), async (changes) => {
      const corpus = createCorpusFrom(changedRecords(changes as Changes))
      runAllRules(corpus)
      await checkEssences(corpus)
    }),
    runs(240),
  )
})
