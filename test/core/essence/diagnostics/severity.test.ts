import { expect, test } from 'vitest'
import { diagnoseFixture, editEssence } from './clean-essence.ts'

/** An issue in each layer. */
const EDITS = {
  '/dna/theme/shape': 'pill',
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
    'shell-unknown': blueprint,
    'target-unknown': info,
    'page-purpose-missing': info,
    'page-action-missing': info,
    'hotkey-reserved': interactions,
  })
})
