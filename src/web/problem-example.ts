import { createClient, createHandler, memorySource, PROBLEMS, type ProblemCode } from '../index.ts'
import { PROBLEM_TEXT } from './problem-text.ts'

/** The body of an answer, as a page shows it. */
export type Example = Readonly<Record<string, unknown>>

/** An example of a problem: what the API really answers, wherever a request brings it about. */
export async function problemExample(code: ProblemCode): Promise<Example> {
  const { request, detail } = PROBLEM_TEXT[code]
  if (!request) {
    const type = `https://svc.example/problems/${code}`
    return { type, ...PROBLEMS[code], detail, error: detail, code }
  }
  const { method, path } = request
  const response = await handle(new Request(`http://build.invalid${path}`, { method }))
  const body: Example = await response.json()
  if (body.code !== code) throw new Error(`${method} ${path} answered ${body.code}, not ${code}.`)
  return shortened(body)
}

// None of the requests gets as far as the content, so it may be empty.
const handle = createHandler(createClient(memorySource(new Map())))

const MOST = 3

/** Long lists cut to what an example needs. */
const shortened = (body: Example): Example =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length > MOST ? [...value.slice(0, MOST - 1), '…'] : value,
    ]),
  )
