// Not quick: generates every file again.
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listGeneratedPaths } from '../../../build/codegen/generate.ts'
import { SCHEMA_NAMES } from '../../../src/core/generated/names.ts'
import { ROOT } from '../../support/root.ts'

const GENERATED = `${ROOT}src/core/generated`

test('the generated folder holds what the generator writes and nothing else', async () => {
  const entries = await readdir(GENERATED, { recursive: true, withFileTypes: true })
  const found = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(GENERATED.length + 1))
  expect(found.sort()).toEqual(listGeneratedPaths(SCHEMA_NAMES).sort())
})
