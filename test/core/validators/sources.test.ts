import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moduleName } from '../../../build/codegen/names.ts'
import { VALIDATED } from '../../../build/codegen/validators.ts'

const sourceOf = (file: string): string => {
  const path = `../../../src/core/generated/validators/${moduleName(file)}.ts`
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

test.each(VALIDATED)('the validator of %s makes no code and loads none', (file) => {
  const source = sourceOf(file)
  for (const call of [/\brequire\(/, /\bFunction\(/, /\beval\(/, /\bimport\(/]) {
    expect(source).not.toMatch(call)
  }
})

test.each(VALIDATED)('the validator of %s imports the runtime and types only', (file) => {
  const imported = sourceOf(file).matchAll(/^import (type )?.* from '(.*)'$/gm)
  const found = [...imported].map(([, type = '', path]) => `${type}${path}`)
  const types = ['type ../../validator.ts', `type ../types/${moduleName(file)}.ts`]
  const isRuntime = (path: string) =>
    /^\.\.\/\.\.\/(ajv-runtime|rule-table|rule-validator)\.ts$/.test(path)
  expect(found.filter((path) => !isRuntime(path))).toEqual(types)
  expect(sourceOf(file).match(/\bfrom\s*["']/g)).toHaveLength(found.length)
})
