import type { Client } from '../../api/client.ts'
import { problemShape } from '../../api/document-shapes.ts'
import { createHandler } from '../../api/handler.ts'
import { API_ROOT } from '../../api/paths.ts'
import { toJsonSchema } from '../../api/to-json-schema.ts'
import { asObject } from '../../core/json/value.ts'
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '../../core/problem.ts'

/** The body of a problem, with every code and what it means. */
export function problemSchema() {
  const schema = toJsonSchema(problemShape)
  const code = {
    oneOf: PROBLEM_CODES.map((one) => ({
      const: one,
      title: PROBLEMS[one].title,
      description: `Status ${PROBLEMS[one].status}.`,
    })),
  }
  return { ...schema, properties: { ...asObject(schema.properties), code } }
}

/** Requests that bring a problem about, whatever the corpus holds. */
const EXAMPLE_REQUESTS: readonly (readonly [ProblemCode, method: string, address: string])[] = [
  ['parameter-invalid', 'GET', '/patterns?sort=newst'],
  ['record-not-found', 'GET', '/patterns/@official/no-such-pattern'],
  ['schema-not-found', 'GET', '/schema/esence.v4.json'],
  ['route-not-found', 'GET', '/pattern'],
  ['method-not-allowed', 'POST', '/health'],
]

type Examples = Readonly<Record<string, { readonly value: unknown }>>

async function createProblemExamples(client: Client): Promise<Examples> {
  const handle = createHandler(client)
  const examples = await Promise.all(
    EXAMPLE_REQUESTS.map(async ([code, method, address]) => {
      const url = `http://build.invalid${API_ROOT}${address}`
      const value: unknown = await (await handle(new Request(url, { method }))).json()
      return [code, { value }]
    }),
  )
  return Object.fromEntries(examples)
}

/** The answers that are problems: the two that a caller meets, and every other. */
export async function problemResponses(client: Client) {
  const examples = await createProblemExamples(client)
  return {
    BadRequest: problemResponseObject(
      'A parameter has a value that is not allowed.',
      examples,
      400,
    ),
    NotFound: problemResponseObject('There is nothing of this name.', examples, 404),
    Problem: problemResponseObject('A problem, as RFC 9457 describes it.', examples),
  }
}

function problemResponseObject(description: string, examples: Examples, status?: number) {
  const codes = PROBLEM_CODES.filter(
    (code) => status === undefined || PROBLEMS[code].status === status,
  )
  const problem = { $ref: '#/components/schemas/Problem' }
  const narrow = { properties: { status: { const: status }, code: { enum: codes } } }
  const shown = Object.entries(examples).filter(([code]) => codes.some((one) => one === code))
  return {
    description,
    content: {
      'application/problem+json': {
        schema: status === undefined ? problem : { allOf: [problem, narrow] },
        examples: Object.fromEntries(shown),
      },
    },
  }
}
