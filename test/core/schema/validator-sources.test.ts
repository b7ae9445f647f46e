import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VALIDATED_SCHEMAS } from '../../../build/codegen/render-validators.ts'
import { toModuleName } from '../../../build/codegen/schema.ts'

const readSource = (file: string): string => {
  const path = `../../../src/core/generated/validators/${toModuleName(file)}.ts`
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

test.each(VALIDATED_SCHEMAS)('the validator of %s makes no code and loads none', (file) => {
  const source = readSource(file)
  for (const call of [/\brequire\(/, /\bFunction\(/, /\beval\(/, /\bimport\(/]) {
    expect(source).not.toMatch(call)
  }
})

test.each(VALIDATED_SCHEMAS)('the validator of %s imports the runtime and types only', (file) => {
  const imported = readSource(file).matchAll(/^import (type )?.* from '(.*)'$/gm)
  const found = [...imported].map(([, type = '', path]) => `${type}${path}`)
  const types = [`type ../types/${toModuleName(file)}.ts`]
  expect(found.filter((path) => path !== '../../schema/ajv.ts')).toEqual(types)
  expect(readSource(file).match(/\bfrom\s*["']/g)).toHaveLength(found.length)
})
