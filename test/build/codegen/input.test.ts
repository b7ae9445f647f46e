// Not quick: generates every file again.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeStaleness, readBuildInput } from '../../../build/codegen/input.ts'
import { ROOT } from '../../support/root.ts'
import { codegenInput as input } from '../../support/schemas/codegen-input.ts'

const root = `${await mkdtemp(join(tmpdir(), 'svc-input-'))}/`
afterAll(() => rm(root, { recursive: true }))

test('what is committed comes from the schemas that are', () => {
  expect(describeStaleness(input)).toBeUndefined()
})

test.each([
  ['a schema', { ...input, schemas: new Map([...input.schemas].slice(1)) }],
  ['a vocabulary', { ...input, dna: {} }],
  ['a picture', { ...input, pictures: [] }],
])('another %s makes it stale, and the remedy is said', (_, changed) => {
  expect(describeStaleness(changed)).toContain('npm run codegen')
})

test('what code was generated from is read without being checked again, and is the same', async () => {
  expect(await readBuildInput(ROOT)).toEqual({ input, stale: undefined })
})

test.each([
  ['another schema is checked', '"type"', '"tpye"', 'Did you mean "type"?'],
  ['a key that appears twice is reported', '{', '{ "title": "",', 'The key "title" appears twice'],
])('%s', async (_, before, after, message) => {
  const names = ['common.v1.json', 'shell.v1.json'].map((name) => `schemas/${name}`)
  for (const path of [...names, 'content']) {
    await cp(`${ROOT}${path}`, `${root}${path}`, { recursive: true })
  }
  const file = `${root}schemas/shell.v1.json`
  await writeFile(file, (await readFile(file, 'utf8')).replace(before, after))
  await expect(readBuildInput(root)).rejects.toThrow(message)
})
