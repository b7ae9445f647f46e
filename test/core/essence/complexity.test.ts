// Not quick: counts the work for documents of hundreds of pages.
import { expect, test } from 'vitest'
import {
  type Essence,
  essenceDigest,
  migrateEssence,
  normalizeEssence,
  validateEssence,
} from '../../../src/essence.ts'
import { countReads } from '../../support/count-reads.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'

/** Counts how often a call reads a key, or lists the keys, of a document. */
function measureReads(call: (essence: never) => unknown, document: unknown): number {
  let count = 0
  call(countReads(document, () => count++) as never)
  return count
}

const createInvalidEssence = (pages: number): unknown => {
  const essence: Essence = structuredClone(createEssenceWithPages(pages))
  for (const page of essence.blueprint.sections.flatMap((section) => section.pages)) {
    Object.assign(page, { layout: [{}, { cols: ['a'] }, { patern: 'x' }], colour: 1 })
  }
  return essence
}

const createOlderEssence = (pages: number): unknown => ({
  ...createEssenceWithPages(pages),
  version: '3.1.0',
})

test.each<[string, (essence: never) => unknown, (pages: number) => unknown]>([
  ['validating', validateEssence, createEssenceWithPages],
  ['reporting issues of every page', validateEssence, createInvalidEssence],
  ['normalizing', normalizeEssence, createEssenceWithPages],
  ['digesting', essenceDigest, createEssenceWithPages],
  ['migrating', migrateEssence, createOlderEssence],
])('%s four times the pages reads the document about four times as often', (_, call, create) => {
  const [some, many] = [measureReads(call, create(200)), measureReads(call, create(800))]
  expect(some).toBeGreaterThan(1_000)
  expect(many / some).toBeLessThan(4.1)
})
