// Not quick: generates every file again.
import { expect, test } from 'vitest'
import { generate } from '../../../build/codegen/generate.ts'
import { ROOT } from '../../support/root.ts'
import { codegenInput } from '../../support/schemas/codegen-input.ts'

const GENERATED = `${ROOT}src/core/generated`

const files = await generate(codegenInput)

// `npm run codegen` is this test with --update=all, so the generator and its check cannot differ.
test.each([...files])('%s is what the schemas generate', async (path, text) => {
  await expect(text).toMatchFileSnapshot(`${GENERATED}/${path}`)
})
