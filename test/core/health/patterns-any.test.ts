import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonObject } from '../../../src/core/content/fields.ts'
import { PATTERN_RULES } from '../../../src/core/health/rules/patterns.ts'
import { SHELL_RULES } from '../../../src/core/health/rules/shells.ts'
import { resolvePointer } from '../../../src/core/pointer.ts'
import { anyJson, anyText, runs } from '../../support/arbitrary.ts'
import { FRAME, find, PATTERN, patternOf, SHELL, shellOf } from './support/patterns.ts'

const RUNS = runs(100)

/** Any value where the schema leaves the shape open, with keys that rules read among its own. */
const open = fc.oneof(
  anyText,
  fc.jsonValue() as fc.Arbitrary<unknown>,
  anyJson('role', 'keyboard', 'toString', 'id', 'element', 'mobile', '__proto__'),
  fc.array(anyJson('id', 'element', 'toString', 'collapse', 'patterns')),
)

const loosePattern: fc.Arbitrary<JsonObject> = fc
  .record({ states: open, use_when: open, avoid_when: open, own: open, code: anyText })
  .map(({ own, code, ...fields }) => ({
    ...{ $schema: PATTERN.$schema, id: 'loose', version: '1', name: 'x', description: 'x' },
    components: ['Knob'],
    default_preset: 'constructor',
    presets: {
      toString: {
        description: 'x',
        layout: { layout: 'x' },
        accessibility: own,
        code: { example: code },
      },
    },
    responsive: { mobile: 'It stacks.' },
    interactions: ['hover-reveal', 'drag-nodes', 'focus-trap'],
    ...fields,
  }))

const looseShell: fc.Arbitrary<JsonObject> = fc
  .record({ regions: open, grid: open, scroll_owner: open, skip_target: open })
  .map((fields) => ({ $schema: SHELL.$schema, id: 'loose', name: 'x', ...fields }))

test('no pattern that satisfies the schema breaks a rule, and each finding leads somewhere', () => {
  fc.assert(
    fc.property(loosePattern, (authored) => {
      const record = patternOf(authored, {})
      const findings = PATTERN_RULES.flatMap((rule) => find(rule, record))
      expect(findings.length).toBeGreaterThan(0)
      for (const { pointer } of findings)
        expect(resolvePointer(record.authored, pointer)).not.toBeUndefined()
    }),
    RUNS,
  )
})

test('no shell that satisfies the schema breaks a rule, and each finding leads somewhere', () => {
  fc.assert(
    fc.property(looseShell, (authored) => {
      const record = shellOf(authored, FRAME)
      const findings = SHELL_RULES.flatMap((rule) => find(rule, record))
      for (const { pointer } of findings)
        expect(resolvePointer(record.authored, pointer)).not.toBeUndefined()
    }),
    RUNS,
  )
})

test('records with nothing but what the schema requires are judged by every rule', () => {
  const { $schema, id, version, name, description, components, default_preset } = PATTERN
  const presets = { plain: { description: 'Plain.', layout: { layout: 'stack' } } }
  const bare = { $schema, id, version, name, description, components, default_preset, presets }
  const failed = PATTERN_RULES.filter((rule) => find(rule, patternOf(bare, {})).length > 0)
  expect(failed.map((rule) => rule.id)).toEqual(['P1', 'P2', 'P6', 'P7', 'P10', 'P11', 'P12'])
  const shell = shellOf({ $schema: SHELL.$schema, id: SHELL.id, name: SHELL.name })
  const broken = SHELL_RULES.filter((rule) => find(rule, shell).length > 0)
  expect(broken.map((rule) => rule.id)).toEqual(['S1', 'S2', 'S4'])
})
