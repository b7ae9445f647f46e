import { expect, test } from 'vitest'
import {
  type Essence,
  essenceDigest,
  migrateEssence,
  normalizeEssence,
  validateEssence,
} from '../../../src/essence.ts'
import { counted } from '../../support/counted.ts'
import { essenceWithPages } from './many-pages.ts'

/** How often a document of so many pages is read, every key and every list of keys counted. */
function reads(call: (essence: never) => unknown, document: unknown): number {
  let count = 0
  call(counted(document, () => count++) as never)
  return count
}

const spoilt = (pages: number): unknown => {
  const essence: Essence = structuredClone(essenceWithPages(pages))
  for (const page of essence.blueprint.sections.flatMap((section) => section.pages)) {
    Object.assign(page, { layout: [{}, { cols: ['a'] }, { patern: 'x' }], colour: 1 })
  }
  return essence
}

const older = (pages: number): unknown => ({ ...essenceWithPages(pages), version: '3.1.0' })

test.each<[string, (essence: never) => unknown, (pages: number) => unknown]>([
  ['validating', validateEssence, essenceWithPages],
  ['telling what is wrong with every page', validateEssence, spoilt],
  ['normalizing', normalizeEssence, essenceWithPages],
  ['digesting', essenceDigest, essenceWithPages],
  ['migrating', migrateEssence, older],
])('%s four times the pages reads the document about four times as often', (_, call, make) => {
  const [some, many] = [reads(call, make(200)), reads(call, make(800))]
  expect(some).toBeGreaterThan(1_000)
  expect(many / some).toBeLessThan(4.1)
})
