import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generate } from '../../../build/codegen/generate.ts'
import { readSchemas } from '../../../build/read-schemas.ts'
import { ROOT } from '../../support/root.ts'

const GENERATED = `${ROOT}src/core/generated`

const files = await generate({
  schemas: await readSchemas(`${ROOT}schemas`),
  dna: JSON.parse(await readFile(`${ROOT}content/vocabulary/dna.json`, 'utf8')),
})

// `npm run codegen` is this test with --update=all, so the generator and its check cannot differ.
test.each([...files])('%s is what the schemas generate', async (path, text) => {
  await expect(text).toMatchFileSnapshot(`${GENERATED}/${path}`)
})
