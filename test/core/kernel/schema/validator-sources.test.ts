import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VALIDATED_SCHEMAS } from '../../../../build/codegen/render-validators.ts'
import { toModuleName } from '../../../../build/codegen/schema.ts'
import { createValidatorModules } from '../../../../build/schema-validators.ts'
import { SCHEMA_NAMES } from '../../../../src/core/generated/names.ts'
import { ROOT } from '../../../support/root.ts'
import { takeSample } from '../../../support/sample.ts'

const modules = await createValidatorModules(ROOT)

const readCommitted = (file: string): string =>
  readFileSync(`${ROOT}src/core/generated/validators/${toModuleName(file)}.ts`, 'utf8')

const DYNAMIC_CODE = [/\brequire\(/, /\bFunction\(/, /\beval\(/, /\bimport\(/]

test.each(VALIDATED_SCHEMAS)('the committed validator of %s creates and loads no code', (file) => {
  for (const call of DYNAMIC_CODE) expect(readCommitted(file)).not.toMatch(call)
})

test.each(VALIDATED_SCHEMAS)('the validator of %s imports the runtime and types only', (file) => {
  const imported = readCommitted(file).matchAll(/^import (type )?.* from '(.*)'$/gm)
  const found = [...imported].map(([, type = '', path]) => `${type}${path}`)
  const types = [`type ../types/${toModuleName(file)}.ts`]
  expect(found.filter((path) => path !== '../../kernel/schema/ajv.ts')).toEqual(types)
  // A property can be named "from" as well.
  expect(readCommitted(file).match(/(?<!["'/])\bfrom\s*["']/g)).toHaveLength(found.length)
})

test.each(takeSample(SCHEMA_NAMES, 4))(
  'the served validator of %s imports the runtime only',
  async (file) => {
    const source = await modules.renderModule(toModuleName(file))
    for (const call of DYNAMIC_CODE) expect(source).not.toMatch(call)
    const imported = [...source.matchAll(/^import .* from "(.*)"$/gm)].map(([, path]) => path)
    expect(imported.filter((path) => path !== '#validators/runtime')).toEqual([])
    expect(source).toContain('export const validate = ')
  },
)
