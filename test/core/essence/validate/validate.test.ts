import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateEssence } from '../../../../src/essence.ts'
import { setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { ROOT } from '../../../support/root.ts'
import type { Failure, Rule } from './rule.ts'
import { rules } from './rules.ts'

const essence = JSON.parse(readFileSync(`${ROOT}test/fixtures/schemas/essence.v4.json`, 'utf8'))

const CODES: Readonly<Record<string, string>> = {
  type: 'type-wrong',
  enum: 'value-unknown',
  const: 'version-unknown',
  required: 'property-missing',
  additionalProperties: 'property-unknown',
  minLength: 'text-empty',
  minItems: 'list-too-short',
  minimum: 'number-too-small',
  maximum: 'number-too-large',
  pattern: 'text-malformed',
}

/** The one issue that a refused value of a rule must give. */
function expectedIssue({ pointer: at, fails }: Rule, failure: Failure) {
  const { keyword, pointer = '', issue } = failure
  const listed = fails.find((f) => f.pointer === pointer && ['enum', 'const'].includes(f.keyword))
  const code = issue?.code ?? CODES[keyword === 'type' && listed ? listed.keyword : keyword]
  const place = pointer === '..' ? at.slice(0, at.lastIndexOf('/')) : at + pointer
  const key = issue?.key ?? (keyword === 'additionalProperties' ? 'not-a-field' : undefined)
  return { code, pointer: key === undefined ? place : `${place}/${key}` }
}

const count = rules.reduce((sum, { fails }) => sum + fails.length, 0)

test(`each of ${count} refused values of ${rules.length} rules gives its one issue`, () => {
  for (const rule of rules) {
    for (const failure of rule.fails) {
      const checked = validateEssence(setAtPointer(essence, rule.pointer, failure.value))
      const issues = checked.ok
        ? []
        : checked.issues.map(({ code, pointer }) => ({ code, pointer }))
      expect(issues, `${rule.rule}: ${JSON.stringify(failure)}`).toEqual([
        expectedIssue(rule, failure),
      ])
    }
  }
})

test('what the rules allow has no issue and comes back as it is', () => {
  for (const { pointer, passes } of rules) {
    for (const value of passes) {
      const document = setAtPointer(essence, pointer, value)
      expect(validateEssence(document)).toEqual({ ok: true, value: document })
    }
  }
})
