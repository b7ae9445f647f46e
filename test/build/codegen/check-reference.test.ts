// Not quick: generates every file again.
import { expect, test } from 'vitest'
import { renderCheckReference } from '../../../build/codegen/check-reference.ts'
import { CHECKS } from '../../../src/internal/verify.ts'
import { ROOT } from '../../support/root.ts'

// As with the rest of what is generated, `npm run codegen` is this test with --update=all.
test('the reference of checks lists every check', async () => {
  expect(new Set(CHECKS.map(({ code }) => code)).size).toBe(CHECKS.length)
  await expect(renderCheckReference(CHECKS)).toMatchFileSnapshot(`${ROOT}src/web/docs/verify.md`)
})
