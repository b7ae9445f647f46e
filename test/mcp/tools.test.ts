import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { asObject } from '../../src/internal.ts'
import { OUTPUT_SCHEMA } from '../../src/mcp/envelope.ts'
import { parseInput } from '../../src/mcp/parse-input.ts'
import { describeTool } from '../../src/mcp/server.ts'
import { toInputSchema } from '../../src/mcp/tool.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import { EXAMPLE_CALLS } from '../support/mcp/example-calls.ts'

const NAMES = [
  ...['svc_registry', 'svc_context', 'svc_project', 'svc_contract', 'svc_contract_write'],
  ...['svc_graph', 'svc_verify', 'svc_repair'],
]

test('there are exactly eight tools', () => {
  expect(TOOLS.map(({ name }) => name)).toEqual(NAMES)
})

test('the list of tools costs less than 3,500 tokens', () => {
  const tokens = encode(JSON.stringify({ tools: TOOLS.map(describeTool) })).length
  expect(tokens).toBeLessThan(3_500)
})

test.each(NAMES)('%s has an example call for every action', (name) => {
  const tool = TOOLS.find((candidate) => candidate.name === name)
  expect(Object.keys(EXAMPLE_CALLS[name] ?? {})).toEqual(Object.keys(tool?.actions ?? {}))
})

test.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  'the schemas of %s are plain objects',
  (_, tool) => {
    const schema = toInputSchema(tool)
    expect(schema).toMatchObject({
      type: 'object',
      required: ['action'],
      additionalProperties: false,
    })
    for (const key of ['oneOf', 'anyOf', 'allOf']) expect(schema).not.toHaveProperty(key)
    expect(OUTPUT_SCHEMA).toMatchObject({ type: 'object' })
  },
)

/** Returns a value that a JSON Schema allows. */
function createSample(schema: Readonly<Record<string, unknown>>): unknown {
  const [choice] = [schema.enum ?? []].flat()
  if (choice !== undefined) return choice
  if (Array.isArray(schema.anyOf)) return createSample(asObject(schema.anyOf[0]))
  const samples: Record<string, unknown> = {
    string: 'x',
    boolean: true,
    integer: schema.minimum ?? 1,
    array: [],
    object: {},
  }
  return samples[String(schema.type)]
}

const ACTIONS = TOOLS.flatMap((tool) =>
  Object.entries(tool.actions).map(([action, { parameters }]) => {
    const properties = asObject(toInputSchema(tool).properties)
    const args = { action, ...EXAMPLE_CALLS[tool.name]?.[action] }
    return { tool, action, args, properties, accepted: Object.keys(parameters.shape) }
  }),
)

test.each(ACTIONS.map((row) => [row.tool.name, row.action, row] as const))(
  '%s %s accepts exactly the parameters of its help',
  (_, __, { tool, args, properties, accepted }) => {
    for (const [name, schema] of Object.entries(properties)) {
      if (name === 'action') continue
      const call = () => parseInput(tool, { ...args, [name]: createSample(asObject(schema)) })
      if (accepted.includes(name)) expect(call).not.toThrow()
      else expect(call).toThrow(`does not take "${name}"`)
    }
    expect(accepted.filter((name) => !Object.hasOwn(properties, name))).toEqual([])
  },
)

test('every advertised parameter belongs to an action', () => {
  for (const tool of TOOLS) {
    const accepted = ACTIONS.filter((row) => row.tool === tool).flatMap((row) => row.accepted)
    const advertised = Object.keys(asObject(toInputSchema(tool).properties))
    expect(advertised.filter((name) => name !== 'action' && !accepted.includes(name))).toEqual([])
  }
})
