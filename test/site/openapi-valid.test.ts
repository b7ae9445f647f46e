import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { corpusClient } from '../../src/site.ts'
import { corpus } from '../support/corpus.ts'

/** The document without the references to published schemas, which the validator does not follow. */
const closed = (document: object): object =>
  JSON.parse(
    JSON.stringify(document, (key, value) =>
      key === 'schema' && /^(\.\.\/schemas\/|https:)/.test(String(value.$ref)) ? {} : value,
    ),
  )

test('the OpenAPI document satisfies the meta-schema of version 3.1', async () => {
  const validator = new Validator()
  const document = closed(await corpusClient(corpus).openapi())
  const { valid, errors } = await validator.validate({ ...document })
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, '3.1'])
})
