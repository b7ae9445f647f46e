import { expect, test } from 'vitest'
import { DIAGNOSTICS } from '../../../../src/essence.ts'
import { diagnoseFixture, editEssence } from './clean-essence.ts'

/** An issue in each layer, and one that is always an error. */
const EDITS = {
  '/dna/theme/shape': 'pill',
  '/blueprint/features/0': 'time-travel',
  '/blueprint/shell': 'nowhere-at-all',
  '/meta/target': 'solid',
  '/meta/navigation/command_palette/trigger': 'Cmd+T',
  '/blueprint/sections/0/pages/1/directives': [],
}

const guard = (mode: string, dna: string, blueprint: string, interactions?: string) => ({
  mode,
  dna_enforcement: dna,
  blueprint_enforcement: blueprint,
  ...(interactions === undefined ? {} : { interactions_enforcement: interactions }),
})

test.each([
  [guard('guided', 'error', 'warn'), ['error', 'warn', 'info', 'warn']],
  [guard('strict', 'warn', 'off'), ['warn', 'info', 'info', 'error']],
  [guard('creative', 'off', 'warn'), ['info', 'warn', 'info', 'info']],
  [guard('creative', 'error', 'off', 'error'), ['error', 'info', 'info', 'error']],
  [guard('strict', 'off', 'off', 'off'), ['info', 'info', 'info', 'info']],
  [guard('strict', 'error', 'warn', 'warn'), ['error', 'warn', 'info', 'warn']],
])('under %o the layers have the severities %j', async (rules, severities) => {
  const issues = await diagnoseFixture(editEssence({ ...EDITS, '/meta/guard': rules }))
  const severityByCode = Object.fromEntries(issues.map(({ code, severity }) => [code, severity]))
  const [dna, blueprint, info, interactions] = severities
  expect(severityByCode).toEqual({
    'shape-unsupported': dna,
    'feature-unclaimed': blueprint,
    'shell-unknown': 'error',
    'target-unknown': info,
    'page-purpose-missing': info,
    'page-action-missing': info,
    'hotkey-reserved': interactions,
  })
})

test('a name that leads nowhere or is used twice and a value that cannot be read are errors under every guard', () => {
  const codes = DIAGNOSTICS.filter(({ layer }) => layer === 'error').map(({ code }) => code)
  expect(codes.toSorted()).toEqual([
    'alias-duplicate',
    'archetype-unknown',
    'command-hotkey-undeclared',
    'command-id-duplicate',
    'command-route-unknown',
    'hotkey-route-unknown',
    'label-value-invalid',
    'navigation-hotkey-undeclared',
    'navigation-route-unknown',
    'page-id-duplicate',
    'pattern-unknown',
    'preset-unknown',
    'route-disagreement',
    'route-duplicate',
    'route-page-unknown',
    'route-section-unknown',
    'section-id-duplicate',
    'shell-unknown',
    'span-unknown',
    'theme-unknown',
  ])
})
