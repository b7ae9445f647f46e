import { expect, test } from 'vitest'
import { corpusClient } from '../../../src/site.ts'
import { compileEssenceText } from '../../../src/web/try/compile-essence.ts'
import { createStartEssence } from '../../../src/web/try/start-essence.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'
import { takeSample } from '../../support/sample.ts'

const client = corpusClient(officialCorpus)

const list = async (type: 'patterns' | 'archetypes' | 'blueprints'): Promise<string[]> =>
  (await client.all(type)).items.map(({ slug }) => `${type}/${slug}`)

const STARTS = [
  ...takeSample(await list('patterns'), 6),
  ...takeSample(await list('archetypes'), 2),
  ...takeSample(await list('blueprints'), 1),
  'internal-admin',
]

test.each(STARTS)('%s opens without errors', async (start) => {
  const text = await createStartEssence(start, client)
  const { outcome } = await compileEssenceText(text, client)
  expect(outcome).toMatchObject({ kind: 'compiled', issues: { counts: { error: 0, warn: 0 } } })
})

test.each([
  ['themes/slate', 'The playground cannot open "themes".'],
  ['constructor/x', 'The playground cannot open "constructor".'],
  ['patterns/heroo', 'heroo'],
])('%s is rejected', async (start, message) => {
  await expect(createStartEssence(start, client)).rejects.toThrow(message)
})
