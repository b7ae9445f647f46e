import type { ProblemDocument } from '../../src/api/documents.ts'
import type { CorpusFacts } from '../support/corpus/corpus-facts.ts'
import type { Capability, Case, Row } from './types.ts'

/** The response to a case. */
export interface CaseResponse {
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
  readonly text: string
}

/** The part of `expect` that a case needs, so that any test runner can check it. */
export type Expect = (
  value: unknown,
  message?: string,
) => {
  toBe(value: unknown): void
  toEqual(value: unknown): void
  toMatch(pattern: RegExp): void
  toMatchObject(value: object): void
}

/** The surface and the corpus that a case is checked on. */
export interface CaseContext {
  /** The capability of the surface; a static host sets no headers. */
  readonly by: Capability
  readonly facts: CorpusFacts
  readonly expect: Expect
}

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Checks the response to a case. */
export function checkCase(row: Case, response: CaseResponse, context: CaseContext): void {
  const { by, expect } = context
  expect(response.status).toBe(row.status)
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBe(null)
  if (by !== 'files') checkHeaders(response, { ...CORS_HEADERS, ...row.headers }, expect)
  checkBody(response.text, row, context)
}

function checkHeaders(
  { headers }: CaseResponse,
  expected: NonNullable<Case['headers']>,
  expect: Expect,
) {
  for (const [name, value] of Object.entries(expected)) {
    const actual = headers.get(name)
    if (typeof value === 'string') expect(actual, name).toBe(value)
    else expect(actual ?? '', name).toMatch(value)
  }
}

function checkBody(text: string, row: Case, { by, facts, expect }: CaseContext): void {
  const { method, status } = row
  if (method === 'HEAD' || status === 204 || status === 304) {
    expect(text).toBe('')
    return
  }
  expect(text.endsWith('\n')).toBe(true)
  if (row.text) {
    expect(text).toMatch(row.text)
    return
  }
  const body = JSON.parse(text)
  if (row.shape) expect(row.shape.safeParse(body)).toMatchObject({ success: true })
  if (row.code) checkProblem(body, row, expect)
  if (row.body) expect(body).toMatchObject(row.body(facts))
  if (row.holds) expect(row.holds(body)).toBe(true)
  if (row.query) expect(body.query).toEqual(row.query)
  const isPage = status === 200 && body.query !== undefined
  // A static host only has the first page of a search.
  const isFirstPageOnly = /search-terms/.test(row.path) || (by !== 'handler' && 'results' in body)
  if (isPage) checkPage(body, isFirstPageOnly, expect)
  checkRows(isPage ? listRows(body) : undefined, row, { facts, expect })
}

function checkProblem(
  body: ProblemDocument,
  { code, status, hints = [] }: Case,
  expect: Expect,
): void {
  const type = `https://svc.example/problems/${code}`
  expect(body).toMatchObject({ code, status, type, error: body.detail })
  for (const pattern of hints) expect(body.hint ?? '').toMatch(pattern)
}

interface Page {
  readonly items?: readonly Row[]
  readonly results?: readonly Row[]
  readonly total: number
  readonly limit: number
  readonly offset: number
  readonly query: { readonly limit: number; readonly offset: number }
  readonly release: string
  readonly next: string | null
  readonly previous: string | null
}

const listRows = ({ items, results }: Page): readonly Row[] => items ?? results ?? []

/** Checks the rules that every page of every list and search follows. */
function checkPage(page: Page, isFirstPageOnly: boolean, expect: Expect): void {
  const { total, limit, offset, query, release, next, previous } = page
  const rows = listRows(page)
  expect([query.limit, query.offset]).toEqual([limit, offset])
  expect(rows.length).toBe(Math.min(limit, Math.max(0, total - offset)))
  expect(new Set(rows.map(({ type, slug }) => `${type}/${slug}`)).size).toBe(rows.length)
  const isOfficial = rows.every((row) => row.source === 'official' && row.namespace === '@official')
  expect(isOfficial).toBe(true)
  expect(release).toMatch(/^[0-9a-f]{16}$/)
  const isLast = isFirstPageOnly || offset + limit >= total
  expect([next === null, previous === null]).toEqual([isLast, offset === 0])
}

function checkRows(
  rows: readonly Row[] | undefined,
  { slugs, members, first, every }: Case,
  { facts, expect }: Omit<CaseContext, 'by'>,
): void {
  if (slugs ?? members ?? first ?? every) expect(rows === undefined).toBe(false)
  if (slugs) expect(rows?.map(({ slug }) => slug)).toEqual(slugs(facts))
  if (members) {
    expect(rows?.map(({ slug }) => slug).toSorted()).toEqual(members(facts).toSorted())
  }
  if (first) expect(rows?.[0]).toMatchObject(first)
  if (every) expect(rows?.filter((row) => !every(row))).toEqual([])
}
