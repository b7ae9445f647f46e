import { createClient, createHandler, memorySource, PROBLEMS, type ProblemCode } from '../index.ts'
import { PROBLEM_DESCRIPTIONS } from './problem-text.ts'

/** The body of an answer, as a page shows it. */
export type ProblemExample = Readonly<Record<string, unknown>>

/** An example of a problem: what the API really answers, wherever a request brings it about. */
export async function createProblemExample(code: ProblemCode): Promise<ProblemExample> {
  const { request, detail } = PROBLEM_DESCRIPTIONS[code]
  if (!request) {
    const type = `https://svc.example/problems/${code}`
    return { type, ...PROBLEMS[code], detail, error: detail, code }
  }
  const { method, path } = request
  const response = await handleRequest(new Request(`http://build.invalid${path}`, { method }))
  const body: ProblemExample = await response.json()
  if (body.code !== code) throw new Error(`${method} ${path} answered ${body.code}, not ${code}.`)
  return shortenLists(body)
}

// None of the requests gets as far as the content, so it may be empty.
const handleRequest = createHandler(createClient(memorySource(new Map())))

const MAX_LIST_ITEMS = 3

/** Long lists cut to what an example needs. */
const shortenLists = (body: ProblemExample): ProblemExample =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length > MAX_LIST_ITEMS
        ? [...value.slice(0, MAX_LIST_ITEMS - 1), '…']
        : value,
    ]),
  )
