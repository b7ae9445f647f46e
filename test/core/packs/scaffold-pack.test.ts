import { expect, test } from 'vitest'
import { compilePacks } from '../../../src/packs.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import { officialPackLookup } from './official-bundles.ts'

test.each([
  ['1.25', 'Type: each size is `1.25` times the one below;'],
  ['modular', 'Type: scale `modular`;'],
  ['16px', 'Type: scale `16px`;'],
])('the type scale %s is described as what it is', async (scale, expected) => {
  const essence = structuredClone(createEssenceWithPages(1))
  essence.dna.typography.scale = scale
  const { scaffold } = await compilePacks(essence, officialPackLookup)
  expect(scaffold.renderedMarkdown).toContain(expected)
})
