import { type Client, createHandler, PROBLEMS, type ProblemCode } from '../../index.ts'
import { DEMO_ESSENCE, DEMO_PAGE } from '../try/demo-essence.ts'

/** A request that causes a problem. */
interface ProblemRequest {
  readonly method: string
  readonly path: string
  /** The text of the body. */
  readonly body?: string
  /** The media type of the body, if it is not JSON. */
  readonly mediaType?: string
}

/** The text of a problem page, in addition to the title and the status. */
export interface ProblemDescription {
  readonly meaning: string
  readonly remedy: string
  /** A request that causes the problem, if one does in every corpus. */
  readonly request?: ProblemRequest
  /** The `detail` of the example, if there is no request. */
  readonly detail?: string
  /** When the problem occurs, if there is no request. */
  readonly occurrence?: string
}

const compile = (body: string): ProblemRequest => ({
  method: 'POST',
  path: '/v1/packs/compile',
  body,
})

const select = (body: object): ProblemRequest => ({
  method: 'POST',
  path: '/v1/packs/select',
  body: JSON.stringify(body),
})

const [DEMO_SECTION] = DEMO_ESSENCE.blueprint.sections

/** The demo with a second section that has a page of the same id. */
const AMBIGUOUS_ESSENCE = {
  ...DEMO_ESSENCE,
  blueprint: {
    ...DEMO_ESSENCE.blueprint,
    sections: [
      DEMO_SECTION,
      {
        ...DEMO_SECTION,
        id: 'office',
        navigation_items: [],
        pages: DEMO_SECTION?.pages.map((page) => ({ ...page, route: '/office' })),
      },
    ],
    routes: { ...DEMO_ESSENCE.blueprint.routes, '/office': { section: 'office', page: DEMO_PAGE } },
  },
}

/** The largest body that the API accepts, in bytes. */
const MAX_BODY_BYTES = 2 ** 20

/** The descriptions of all problems, for readers who have just run into them. */
export const PROBLEM_DESCRIPTIONS: Readonly<Record<ProblemCode, ProblemDescription>> = {
  'parameter-invalid': {
    meaning: 'A query parameter has a value that the operation does not accept.',
    remedy: 'Read `detail`: it names the parameter. Correct the value, or leave it out.',
    request: { method: 'GET', path: '/v1/patterns?sort=newst' },
  },
  'body-not-json': {
    meaning: 'The body of the request could not be parsed.',
    remedy: 'Send JSON without comments or trailing commas. `detail` says where parsing failed.',
    request: compile('{ "version": "4.0.0", }'),
  },
  'body-invalid': {
    meaning: 'The body is JSON, but does not have the properties that the operation expects.',
    remedy: 'Read `detail` and `issues`: they name the property and what was expected.',
    request: select({ pack_type: 'page' }),
  },
  'id-ambiguous': {
    meaning: 'The id matches more than one section or page.',
    remedy: 'Use one of the longer ids in `hint`.',
    request: select({ pack_type: 'page', id: DEMO_PAGE, essence: AMBIGUOUS_ESSENCE }),
  },
  'essence-invalid': {
    meaning: 'The essence breaks at least one rule of its schema.',
    remedy: 'Fix the `issues`, or validate the document on the page of its schema.',
    request: compile('{ "version": "4.0.0" }'),
  },
  'record-not-found': {
    meaning: 'There is no record with this slug, or a file of the API is missing.',
    remedy: 'Use a slug from `nearest` or from the list. Check that the whole site was deployed.',
    request: { method: 'GET', path: '/v1/patterns/@official/no-such-pattern' },
  },
  'schema-not-found': {
    meaning: 'The catalog has no schema with this name.',
    remedy: 'Use a name from `available`. Names end in `.json`.',
    request: { method: 'GET', path: '/v1/schema/esence.v4.json' },
  },
  'pack-not-found': {
    meaning: 'The essence is valid, but it has no pack with this id.',
    remedy: 'Use one of the ids in `hint`.',
    request: select({ pack_type: 'page', id: 'tody', essence: DEMO_ESSENCE }),
  },
  'route-not-found': {
    meaning: 'The API has no operation at this path.',
    remedy: 'Use one of the paths in `hint`. Each of them begins with `/v1` or is `/health`.',
    request: { method: 'GET', path: '/v1/schemas' },
  },
  'method-not-allowed': {
    meaning: 'The path exists, but not for this method.',
    remedy: 'Use one of the methods in `allow`. The same list is in the `Allow` header.',
    request: { method: 'DELETE', path: '/v1/health' },
  },
  'body-too-large': {
    meaning: 'The body has more bytes than the API accepts.',
    remedy: 'Send a smaller document.',
    request: compile('x'.repeat(MAX_BODY_BYTES + 1)),
  },
  'essence-too-large': {
    meaning: 'The essence is valid, but compiling it would take too much time or memory.',
    remedy: 'Read `detail` and `pointer`: they name the limit and the value. Split the essence.',
    detail: 'The limit for pages is 2000; /blueprint/sections has 2400.',
    occurrence: 'An operation that compiles packs answers with it, and so does the compiler.',
  },
  'uri-too-long': {
    meaning: 'The path of the request is longer than any path of the API.',
    remedy: 'Look for something that was appended by mistake, such as a document or a second URL.',
    request: { method: 'GET', path: `/v1/${'a'.repeat(2048)}` },
  },
  'media-type-unsupported': {
    meaning: 'The body of the request is not declared as JSON.',
    remedy: 'Send the header `Content-Type: application/json`.',
    request: { ...compile('version: 4.0.0'), mediaType: 'text/plain' },
  },
  'internal-error': {
    meaning: 'The request was correct, but answering it failed. The error is ours.',
    remedy: 'Try again. If it fails again, report the request and the release.',
    detail: 'The answer could not be made.',
    occurrence: 'A server that runs the handler answers with it after an unexpected error.',
  },
  'source-unreachable': {
    meaning: 'The files behind the API could not be read, or had unexpected content.',
    remedy: 'Check that the address of the API ends in `/v1`, and that its host answers with JSON.',
    detail: 'https://example.org/v1/health.json answered 503.',
    occurrence: 'The client throws it if its host fails or answers with something else.',
  },
  'server-busy': {
    meaning: 'The server is compiling, and the queue of waiting requests is full.',
    remedy:
      'Try again after the seconds in `Retry-After`, or compile with `npx @svc/content compile`.',
    detail: 'Too many compilations are waiting.',
    occurrence: 'A Node server answers with it while it is compiling other essences.',
  },
  'compile-stopped': {
    meaning: 'The compilation took more time or memory than the server allows.',
    remedy: 'Send a smaller essence, or compile it with `npx @svc/content compile`.',
    detail: 'The compilation took more than 10 seconds of CPU time.',
    occurrence: 'A Node server answers with it if it stops a compilation.',
  },
}

/** The body of a problem response. */
export type ProblemExample = Readonly<Record<string, unknown>>

/** Creates an example of a problem: a real response of the API if a request causes it. */
export async function createProblemExample(
  code: ProblemCode,
  client: Client,
): Promise<ProblemExample> {
  const { request, detail } = PROBLEM_DESCRIPTIONS[code]
  if (!request) {
    const type = `https://svc.example/problems/${code}`
    return { type, ...PROBLEMS[code], detail, error: detail, code }
  }
  const { method, path, body, mediaType = 'application/json' } = request
  const init = body === undefined ? {} : { body, headers: { 'Content-Type': mediaType } }
  const handle = createHandler(client)
  const response = await handle(new Request(`http://build.invalid${path}`, { method, ...init }))
  const problem: ProblemExample = await response.json()
  if (problem.code !== code) {
    throw new Error(`${method} ${path} answered ${problem.code ?? response.status}, not ${code}.`)
  }
  return shortenLists(problem)
}

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
