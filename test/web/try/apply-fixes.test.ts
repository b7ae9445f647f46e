import { expect, test } from 'vitest'
import { corpusClient } from '../../../src/site.ts'
import { applyAllFixes } from '../../../src/web/try/apply-fixes.ts'
import { compileEssenceText } from '../../../src/web/try/compile-essence.ts'
import { DEMO_ESSENCE } from '../../../src/web/try/demo-essence.ts'
import { patchJson } from '../../../src/web/try/edit-json.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)
const compile = async (text: string) => (await compileEssenceText(text, client)).outcome
const TEXT = JSON.stringify(DEMO_ESSENCE, null, 2)

test.each([
  [
    'a misspelled column whose span is right',
    [
      [
        '{\n                    "pattern": "chart-grid"',
        '{\n                    "pattern": "chart-gird"',
      ],
    ],
  ],
  ['a misspelled span whose column is right', [['"chart-grid": 2', '"chart-gird": 2']]],
  [
    'values of three kinds, and a misspelled column',
    [
      ['"mode": "auto"', '"mode": "drak"'],
      ['"shape": "rounded"', '"shpae": "rounded"'],
      ['"pattern": "kpi-grid"', '"pattern": "kpi-gird"'],
      ['"pattern": "activity-feed"', '"pattern": "activity-feeed"'],
    ],
  ],
] as const)('all fixes of %s leave no error', async (_, changes) => {
  const broken = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, TEXT)
  expect(await compile(broken)).not.toMatchObject({
    kind: 'compiled',
    issues: { counts: { error: 0 } },
  })
  const fixed = await applyAllFixes(broken, compile)
  expect(await compile(fixed)).toMatchObject({ kind: 'compiled', issues: { counts: { error: 0 } } })
})

test('the fixes of a misspelled column, applied at once, would misspell its span', async () => {
  const broken = TEXT.replace('"pattern": "chart-grid"', '"pattern": "chart-gird"')
  const outcome = await compile(broken)
  const issues = 'issues' in outcome ? outcome.issues.visible : []
  const { from, to, insert } = patchJson(
    broken,
    issues.flatMap(({ patch = [] }) => patch),
  )
  const patched = broken.slice(0, from) + insert + broken.slice(to)
  expect(await compile(patched)).not.toMatchObject({ issues: { counts: { error: 0 } } })
  expect(await applyAllFixes(broken, compile)).toBe(TEXT)
})

test('a text without fixes stays as it is', async () => {
  expect(await applyAllFixes(TEXT, compile)).toBe(TEXT)
  expect(await applyAllFixes('{', compile)).toBe('{')
  expect(await applyAllFixes('', compile)).toBe('')
})
