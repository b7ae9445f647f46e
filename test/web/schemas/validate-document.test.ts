import { expect, test } from 'vitest'
import { isDefinitionsOnly } from '../../../src/describe.ts'
import { type Issue, SCHEMA_NAMES } from '../../../src/index.ts'
import { loadDocumentValidator } from '../../../src/web/schemas/validate-document.ts'
import { takeSample } from '../../support/sample.ts'
import { listExamples, readFixture, schemas } from '../../support/schemas/schema-fixtures.ts'

const names = SCHEMA_NAMES.filter((name) => !isDefinitionsOnly(schemas.get(name) ?? {}))

const findIssues = async (name: string, value: unknown): Promise<readonly Issue[]> => {
  const checked = await (await loadDocumentValidator(name))(value)
  return checked.ok ? [] : checked.issues
}

/** Returns documents that differ from a valid one in one property of the root. */
function* varyRoot(document: Record<string, unknown>): Generator<[string, unknown]> {
  for (const [property, value] of Object.entries(document)) {
    const { [property]: _, ...rest } = document
    yield [`without ${property}`, rest]
    const otherType = typeof value === 'string' ? 7 : 'other'
    yield [`${property} of another type`, { ...document, [property]: otherType }]
    yield [`${property} null`, { ...document, [property]: null }]
  }
  yield ['with an unknown property', { ...document, surely_unknown: 1 }]
  yield ['a list', [document]]
}

test('five files hold definitions only; documents follow the other 54', () => {
  expect(names).toHaveLength(54)
})

test('a file of definitions has no validator', async () => {
  await expect(loadDocumentValidator('common.v1.json')).rejects.toThrow('common.v1.json')
})

test.each(takeSample(names, 4))('%s: its examples are valid', async (name) => {
  const examples = listExamples(name)
  expect(examples.length).toBeGreaterThan(0)
  for (const { document } of examples) expect(await findIssues(name, document)).toEqual([])
})

test.each(takeSample(names, 4))(
  '%s: every issue points into the document and has a message',
  async (name) => {
    const document = readFixture(name) as Record<string, unknown>
    for (const [change, value] of varyRoot(document)) {
      const issues = await findIssues(name, value)
      const texts = issues.map(({ pointer, message }) => `${pointer} ${message}`)
      expect(new Set(texts).size, change).toBe(texts.length)
      for (const { pointer, message } of issues) {
        expect(pointer).toMatch(/^(\/|$)/)
        expect(message).toMatch(/^["A-Z].*\.$/)
      }
    }
  },
)
