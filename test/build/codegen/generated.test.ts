import { expect, test } from 'vitest'
import { generate } from '../../../build/codegen/generate.ts'
import { readSchemas } from '../../../build/read-schemas.ts'

const GENERATED = new URL('../../../src/core/generated', import.meta.url).pathname
const SCHEMAS = new URL('../../../schemas', import.meta.url).pathname

const files = await generate(await readSchemas(SCHEMAS))

// `npm run codegen` is this test with --update=all, so the generator and its check cannot differ.
test.each([...files])('%s is what the schemas generate', async (path, text) => {
  await expect(text).toMatchFileSnapshot(`${GENERATED}/${path}`)
})
