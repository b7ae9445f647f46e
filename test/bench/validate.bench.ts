import { readFileSync } from 'node:fs'
import { bench, describe } from 'vitest'
import { createAjv } from '../../build/codegen/ajv.ts'
import { normalizeEssence, validateEssence } from '../../src/essence.ts'
import { createEssenceWithPages } from '../support/essence/essence-with-pages.ts'
import { ROOT } from '../support/root.ts'

const schema = JSON.parse(readFileSync(`${ROOT}schemas/essence.v4.json`, 'utf8'))
const compiled = createAjv([]).compile(schema)
const small = createEssenceWithPages(20)
const medium = createEssenceWithPages(200)
const large = createEssenceWithPages(2000)

// Required: less than a tenth of the time of Ajv, including its compilation.
describe('an essence of 200 pages', () => {
  bench('validateEssence', () => void validateEssence(medium))
  bench('Ajv, precompiled', () => void compiled(medium))
  bench('Ajv, including compilation', () => void createAjv([]).compile(schema)(medium))
})

// Required: ten times the pages take about ten times as long.
describe('validateEssence by size', () => {
  bench('20 pages', () => void validateEssence(small))
  bench('200 pages', () => void validateEssence(medium))
  bench('2,000 pages', () => void validateEssence(large))
})

describe('normalizeEssence by size', () => {
  bench('20 pages', () => void normalizeEssence(small))
  bench('200 pages', () => void normalizeEssence(medium))
  bench('2,000 pages', () => void normalizeEssence(large))
})
