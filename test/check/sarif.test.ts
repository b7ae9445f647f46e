import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import type { CheckReport } from '../../src/project/check/check.ts'
import { toSarif } from '../../src/project/check/check-sarif.ts'

const LINE = { label: 'One `h1`.', severity: 'warn' } as const

const report: CheckReport = {
  target: 'dist',
  status: 'fails',
  counts: { holds: 1, fails: 1, not_proven: 1 },
  unchecked: [
    { page: 'admin/edit', route: '/edit', kind: 'broken', reason: 'it redirects without an end' },
    { page: 'admin/help', route: '/help', kind: 'missing', reason: 'status 404' },
  ],
  pages: [
    {
      page: 'admin/list',
      route: '/records',
      path: '/records',
      status: 'fails',
      screenshots: [],
      lines: [
        { ...LINE, id: 'keyboard', status: 'holds', evidence: [] },
        {
          ...LINE,
          id: 'route',
          status: 'fails',
          evidence: [{ check: 'route', message: 'found 2', selector: 'nav > h1' }],
        },
        { ...LINE, id: 'speed', status: 'not_proven', evidence: [{ message: 'no check' }] },
      ],
    },
  ],
}

const [run] = toSarif(report).runs

test('a failing line and a page that cannot be opened are results of declared rules', () => {
  const { rules } = run?.tool.driver ?? { rules: [] }
  expect(rules.map(({ id }) => id)).toEqual(['keyboard', 'route', 'speed', 'open'])
  for (const { ruleId, ruleIndex } of run?.results ?? []) expect(rules[ruleIndex]?.id).toBe(ruleId)
  expect(run?.results).toMatchObject([
    { ruleId: 'route', level: 'warning', message: { text: 'Fails: One `h1`.\nfound 2' } },
    {
      ruleId: 'open',
      level: 'error',
      message: { text: 'The page cannot be opened: it redirects without an end' },
      locations: [{ logicalLocations: [{ name: 'admin/edit', fullyQualifiedName: '/edit' }] }],
    },
  ])
})

test('a result names the page and the element', () => {
  expect(run?.results[0]?.locations[0]?.logicalLocations).toEqual([
    { name: 'admin/list', fullyQualifiedName: '/records', kind: 'resource' },
    { name: 'nav > h1', fullyQualifiedName: '/records nav > h1', kind: 'element' },
  ])
})

test('a line that was not proven is a notification, not a result', () => {
  const [invocation] = run?.invocations ?? []
  expect(invocation?.toolExecutionNotifications).toMatchObject([
    { level: 'note', associatedRule: { id: 'speed', index: 2 } },
  ])
})

/** Describes an object with only these properties; those that end with `?` are optional. */
function object(properties: Readonly<Record<string, object>>) {
  const entries = Object.entries(properties).map(([name, schema]) => [
    name.replace('?', ''),
    schema,
  ])
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'))
  const shape = Object.fromEntries(entries)
  return { type: 'object', properties: shape, required, additionalProperties: false }
}

const list = (items: object) => ({ type: 'array', items })
const text = { type: 'string', minLength: 1 }
const message = object({ text })
const level = { enum: ['none', 'note', 'warning', 'error'] }
const index = { type: 'integer', minimum: -1 }
const location = object({
  physicalLocation: object({
    artifactLocation: object({ uri: { ...text, format: 'uri-reference' } }),
  }),
  logicalLocations: list(object({ name: text, fullyQualifiedName: text, kind: text })),
})
const locations = list(location)

// The objects that we write, as the schema of OASIS describes them:
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json
const SARIF = object({
  $schema: { ...text, format: 'uri' },
  version: { const: '2.1.0' },
  runs: list(
    object({
      tool: object({
        driver: object({
          name: text,
          rules: { ...list(object({ id: text, shortDescription: message })), uniqueItems: true },
        }),
      }),
      invocations: list(
        object({
          executionSuccessful: { type: 'boolean' },
          toolExecutionNotifications: list(
            object({ level, message, associatedRule: object({ id: text, index }), locations }),
          ),
        }),
      ),
      results: list(
        object({
          ruleId: text,
          ruleIndex: index,
          level,
          message,
          locations,
          partialFingerprints: { type: 'object', additionalProperties: text },
        }),
      ),
    }),
  ),
})

test('the log has the form of SARIF 2.1.0', () => {
  const ajv = addFormats(new Ajv({ allErrors: true }))
  const validate = ajv.compile(SARIF)
  validate(toSarif(report))
  expect(validate.errors).toBeNull()
  expect(validate({ ...toSarif(report), version: '2.0.0' })).toBe(false)
})
