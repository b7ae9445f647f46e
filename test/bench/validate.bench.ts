import { readFile } from 'node:fs/promises'
import { bench, describe } from 'vitest'
import { createAjv } from '../../build/codegen/ajv.ts'
import { validate } from '../../src/core/generated/validators/essence.v4.ts'
import { ROOT } from '../support/root.ts'

const read = async (path: string) => JSON.parse(await readFile(ROOT + path, 'utf8'))
const schema = await read('schemas/essence.v4.json')
const essence = await read('test/fixtures/schemas/essence.v4.json')
const compiled = createAjv([]).compile(schema)

describe('one essence', () => {
  bench('the standalone validator', () => void validate(essence))
  bench('run-time Ajv, compiled before', () => void compiled(essence))
  bench('run-time Ajv with its compile', () => void createAjv([]).compile(schema)(essence))
})
