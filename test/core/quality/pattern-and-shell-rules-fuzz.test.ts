// Not quick: tries hundreds of generated documents.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolvePointer } from '../../../src/core/kernel/json/pointer.ts'
import type { JsonObject } from '../../../src/core/kernel/json/value.ts'
import { PATTERN_RULES, SHELL_RULES } from '../../../src/core/quality/rules/index.ts'
import { arbitraryJson, arbitraryText, runs } from '../../support/arbitrary.ts'
import {
  createPattern,
  createShell,
  PATTERN,
  runRule,
  SHELL,
  SHELL_EXAMPLE,
} from './support/pattern-and-shell-records.ts'

const RUNS = runs(100)

/** Any value where the schema leaves the shape open, with keys that rules read among its own. */
const open = fc.oneof(
  arbitraryText,
  fc.jsonValue() as fc.Arbitrary<unknown>,
  arbitraryJson('role', 'keyboard', 'toString', 'id', 'element', 'mobile', '__proto__'),
  fc.array(arbitraryJson('id', 'element', 'toString', 'collapse', 'patterns')),
)

const loosePattern: fc.Arbitrary<JsonObject> = fc
  .record({ states: open, use_when: open, avoid_when: open, own: open, code: arbitraryText })
  .map(({ own, code, ...fields }) => ({
    $schema: PATTERN.$schema,
    id: 'loose',
    version: '1',
    name: 'x',
    description: 'x',
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

test('no rule throws for a valid pattern, and each finding points to a value', () => {
  fc.assert(
    fc.property(loosePattern, (authored) => {
      const record = createPattern(authored, {})
      const findings = PATTERN_RULES.flatMap((rule) => runRule(rule, record))
      expect(findings.length).toBeGreaterThan(0)
      for (const { pointer } of findings)
        expect(resolvePointer(record.authored, pointer)).not.toBeUndefined()
    }),
    RUNS,
  )
})

test('no rule throws for a valid shell, and each finding points to a value', () => {
  fc.assert(
    fc.property(looseShell, (authored) => {
      const record = createShell(authored, SHELL_EXAMPLE)
      const findings = SHELL_RULES.flatMap((rule) => runRule(rule, record))
      for (const { pointer } of findings)
        expect(resolvePointer(record.authored, pointer)).not.toBeUndefined()
    }),
    RUNS,
  )
})

test('every rule runs on records with required fields only', () => {
  const { $schema, id, version, name, description, components, default_preset } = PATTERN
  const presets = { plain: { description: 'Plain.', layout: { layout: 'stack' } } }
  const bare = { $schema, id, version, name, description, components, default_preset, presets }
  const failed = PATTERN_RULES.filter((rule) => runRule(rule, createPattern(bare, {})).length > 0)
  expect(failed.map((rule) => rule.id)).toEqual([
    'P1',
    'P2',
    'P6',
    'P7',
    'P10',
    'P11',
    'P12',
    'P23',
  ])
  const shell = createShell({ $schema: SHELL.$schema, id: SHELL.id, name: SHELL.name })
  const broken = SHELL_RULES.filter((rule) => runRule(rule, shell).length > 0)
  expect(broken.map((rule) => rule.id)).toEqual(['S1', 'S2', 'S4'])
})
