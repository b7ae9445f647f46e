import { expect, test } from 'vitest'
import { readInput } from '../../../build/codegen/input.ts'
import { staleness } from '../../../build/codegen/stale.ts'
import { ROOT } from '../../support/root.ts'

const input = await readInput(ROOT)

test('what is committed comes from the schemas that are', () => {
  expect(staleness(input)).toBeUndefined()
})

test.each([
  ['a schema', { ...input, schemas: new Map([...input.schemas].slice(1)) }],
  ['a vocabulary', { ...input, dna: {} }],
])('another %s makes it stale, and the remedy is said', (_, changed) => {
  expect(staleness(changed)).toContain('npm run codegen')
})
