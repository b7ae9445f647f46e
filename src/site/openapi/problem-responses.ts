import type { Client } from '../../api/client.ts'
import { problemShape } from '../../api/documents.ts'
import { createHandler } from '../../api/http/handler.ts'
import { API_ROOT } from '../../api/paths.ts'
import { toJsonSchema } from '../../api/to-json-schema.ts'
import { asObject } from '../../core/kernel/json/value.ts'
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '../../core/kernel/problem.ts'

/** Returns the schema of a problem, with the meaning of every code. */
export function problemSchema() {
  const schema = toJsonSchema(problemShape)
  const code = {
    oneOf: PROBLEM_CODES.map((problemCode) => ({
      const: problemCode,
      title: PROBLEMS[problemCode].title,
      description: `Status ${PROBLEMS[problemCode].status}.`,
    })),
  }
  return { ...schema, properties: { ...asObject(schema.properties), code } }
}

/** Requests that fail with each problem, whatever records the corpus has. */
const EXAMPLE_REQUESTS: readonly (readonly [ProblemCode, method: string, path: string])[] = [
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
    EXAMPLE_REQUESTS.map(async ([code, method, path]) => {
      const url = `http://build.invalid${API_ROOT}${path}`
      const value: unknown = await (await handle(new Request(url, { method }))).json()
      return [code, { value }]
    }),
  )
  return Object.fromEntries(examples)
}

/** Returns the problem responses: two common ones by status, and one for all others. */
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
  const matching = Object.entries(examples).filter(([name]) => codes.some((code) => code === name))
  return {
    description,
    content: {
      'application/problem+json': {
        schema: status === undefined ? problem : { allOf: [problem, narrow] },
        examples: Object.fromEntries(matching),
      },
    },
  }
}
