import {
  createClient,
  createHandler,
  memorySource,
  PROBLEMS,
  type ProblemCode,
} from '../../index.ts'

/** The text of a problem page, in addition to the title and the status. */
export interface ProblemDescription {
  readonly meaning: string
  readonly remedy: string
  /** A request that causes the problem; undefined if no request of this release does. */
  readonly request?: { readonly method: string; readonly path: string }
  /** The `detail` of the example, if no request causes the problem. */
  readonly detail?: string
  /** When the problem occurs, if it is not a response to a request. */
  readonly occurrence?: string
}

/** The descriptions of all problems, for readers who have just run into them. */
export const PROBLEM_DESCRIPTIONS: Readonly<Record<ProblemCode, ProblemDescription>> = {
  'parameter-invalid': {
    meaning: 'A value in the query string is not one that the address accepts.',
    remedy: 'Read `detail`: it names the parameter. Correct it or leave it out.',
    request: { method: 'GET', path: `/v1/schema?${'a&'.repeat(64)}b` },
  },
  'body-not-json': {
    meaning: 'The body of the request could not be parsed.',
    remedy: 'Send JSON without comments or trailing commas. `detail` says where it breaks.',
    detail: 'The body is not JSON: expected a property name at line 3, column 5.',
  },
  'body-invalid': {
    meaning: 'The body is JSON, but not of the shape that the address expects.',
    remedy: 'Read `issues`: each points at a value and says what was expected there.',
    detail: 'The body has no property "essence".',
  },
  'id-ambiguous': {
    meaning: 'The id fits more than one thing, and guessing could give you the wrong one.',
    remedy: 'Use one of the longer ids that `hint` lists.',
    detail: 'The id "settings" names two pages.',
  },
  'essence-invalid': {
    meaning: 'The essence document breaks at least one rule of its schema.',
    remedy: 'Work through `issues`, or validate the document on the page of its schema.',
    detail: 'The essence breaks 2 rules.',
  },
  'record-not-found': {
    meaning: 'No file lies where the client looked for one.',
    remedy: 'Check the path, and that the whole site was deployed.',
    detail: 'There is nothing at health.json.',
    occurrence: 'The client throws it when a file of the API is missing.',
  },
  'schema-not-found': {
    meaning: 'The catalog holds no schema of that name.',
    remedy: 'Take a name from `available`. Names end in `.json`.',
    request: { method: 'GET', path: '/v1/schema/esence.v4.json' },
  },
  'pack-not-found': {
    meaning: 'The essence is fine, but it has no pack with that id.',
    remedy: 'Use one of the ids that `hint` lists.',
    detail: 'There is no page pack called "setings".',
  },
  'route-not-found': {
    meaning: 'The path is not one of the API.',
    remedy: 'Use one of the addresses in `hint`. Each of them begins with `/v1` or is `/health`.',
    request: { method: 'GET', path: '/v1/schemas' },
  },
  'method-not-allowed': {
    meaning: 'The address exists, but not for this method.',
    remedy: 'Use one of the methods in `allow`. The same list is in the `Allow` header.',
    request: { method: 'DELETE', path: '/v1/health' },
  },
  'body-too-large': {
    meaning: 'The body has more bytes than the address accepts.',
    remedy: 'Send a smaller document.',
    detail: 'The body has more than 1048576 bytes.',
  },
  'essence-too-large': {
    meaning: 'The essence keeps its schema, but compiling it would take too much time or memory.',
    remedy: 'Read `detail` and `pointer`: they name the limit and the value. Split the essence.',
    detail: 'The limit for pages is 2000; /blueprint/sections has 2400.',
  },
  'uri-too-long': {
    meaning: 'The path of the request is longer than any address of the API.',
    remedy: 'Look for something that was appended by mistake, such as a document or a second URL.',
    request: { method: 'GET', path: `/v1/${'a'.repeat(2048)}` },
  },
  'media-type-unsupported': {
    meaning: 'The request has a body, but does not say that it is JSON.',
    remedy: 'Send the header `Content-Type: application/json`.',
    detail: 'The body is declared as text/plain.',
  },
  'internal-error': {
    meaning: 'The request was in order, and answering it failed. The fault is ours.',
    remedy: 'Try once more. If it stays, report the request and the release.',
    detail: 'The answer could not be made.',
    occurrence: 'A server that runs the handler answers with it when something unforeseen breaks.',
  },
  'source-unreachable': {
    meaning: 'The files behind the API could not be read, or were not what belongs there.',
    remedy: 'Check that the address you gave ends in `/v1`, and that the host answers with JSON.',
    detail: 'https://example.org/v1/health.json answered 503.',
    occurrence: 'The client throws it when its host fails or answers with something else.',
  },
  'server-busy': {
    meaning: 'The server is compiling, and as many requests as it allows are waiting.',
    remedy:
      'Try again after the seconds in `Retry-After`, or compile with `npx @svc/content compile`.',
    detail: 'Too many compilations are waiting.',
    occurrence: 'A Node server answers with it while it is compiling for others.',
  },
  'compile-stopped': {
    meaning: 'The compilation took more time or memory than the server allows.',
    remedy: 'Send a smaller essence, or compile it with `npx @svc/content compile`.',
    detail: 'The compilation took more than 10 seconds of CPU time.',
    occurrence: 'A Node server answers with it when it stops a compilation.',
  },
}

/** The body of a problem response. */
export type ProblemExample = Readonly<Record<string, unknown>>

/** Creates an example of a problem: a real response of the API if a request causes it. */
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

// All these requests fail before they read content, so an empty source is enough.
const handleRequest = createHandler(createClient(memorySource(new Map())))

const MAX_LIST_ITEMS = 3

/** Shortens long lists for an example. */
const shortenLists = (body: ProblemExample): ProblemExample =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length > MAX_LIST_ITEMS
        ? [...value.slice(0, MAX_LIST_ITEMS - 1), '…']
        : value,
    ]),
  )
