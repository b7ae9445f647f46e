import { readFileSync } from 'node:fs'
import type { Essence } from '../../../src/essence.ts'
import { ROOT } from '../root.ts'

/** A valid essence that uses every property there is. */
export const fullEssence: Essence = JSON.parse(
  readFileSync(`${ROOT}test/fixtures/schemas/essence.v4.json`, 'utf8'),
)
