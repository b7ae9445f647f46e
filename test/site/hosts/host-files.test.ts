// Long run: compares thousands of requests with the rules of each host.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOSTS, hostFiles } from '../../../src/site/hosts/host-files.ts'
import {
  HOST_CASES,
  HOST_FILES,
  type HostCase,
  RECORD_CASES,
} from '../../support/hosts/host-cases.ts'
import {
  createCloudflare,
  createNetlify,
  createVercel,
  type Engine,
  type NetlifyRule,
  readHeaderBlocks,
  readNetlifyRules,
  type VercelConfig,
} from '../../support/hosts/host-engines.ts'
import {
  arbitraryListRequest,
  isStaticListFile,
  toLongName,
} from '../../support/hosts/static-list-oracle.ts'

const files = hostFiles()
const text = (file: string): string => files.get(file) ?? expect.unreachable()
const tree = new Set(HOST_FILES)
const has = (file: string): boolean => tree.has(file)

const ENGINES: Readonly<Record<string, Engine>> = {
  Cloudflare: createCloudflare(files, has),
  Netlify: createNetlify(files, has),
  Vercel: createVercel(files, has),
}

const selectCases = (name: string, rows: readonly HostCase[]) =>
  rows.filter(({ exceptHosts }) => !exceptHosts?.includes(name))

describe.each(Object.entries(ENGINES))('%s', (name, ask) => {
  test.each(selectCases(name, [...HOST_CASES.files, ...HOST_CASES.explorer.slice(0, 2)]))(
    '$url',
    (row) => {
      const answer = ask(row.url)
      expect([answer.status, answer.file]).toEqual([200, row.file])
      expect(answer.headers).toMatchObject(row.headers ?? {})
    },
  )

  test.each(RECORD_CASES)('%s is a record', (address, ending, type) => {
    const answer = ask(address)
    expect(answer.file).toMatch(new RegExp(`^v1/patterns/@?official/hero\\${ending || 'b'}$`))
    if (!address.includes('%40')) expect(answer.headers['Content-Type']).toBe(type)
  })

  test.each(selectCases(name, HOST_CASES.problems))('$url is $status', (row) => {
    const { status, file, headers } = ask(row.url)
    expect([status, file]).toEqual([row.status, row.file])
    // These hosts set headers by path, and other searches have the same path.
    if (!/^\/v1\/search(?!\.json)/.test(row.url)) expect(headers).toMatchObject(row.headers ?? {})
  })

  test.each(HOST_CASES.notFound)('$url is not found', (row) => {
    const { status, file, headers } = ask(row.url)
    expect([status, file?.replace('.html', '.json')]).toEqual([404, row.file])
    expect(headers['Content-Type']).toBe('application/json; charset=utf-8')
  })
})

describe.each(['Netlify', 'Vercel'])('%s reads parameters', (name) => {
  const ask = ENGINES[name] ?? expect.unreachable()

  test.each(selectCases(name, HOST_CASES.pages))('$url', (row) => {
    const { status, file } = ask(row.url)
    expect([status, file]).toEqual([200, row.file])
  })

  // A captured value without a page is rejected because the page's file is missing.
  test.each(selectCases(name, HOST_CASES.rejected))('$url is rejected', (row) => {
    const { status, file } = ask(row.url)
    expect(status).toBe(404)
    expect(['v1/404.query.json', 'v1/404.json']).toContain(file)
  })
})

test('the same settings give the same files', () => {
  expect([...hostFiles()]).toEqual([...files])
  expect([...hostFiles({ base: '/svc' }).keys()]).toEqual([...files.keys()])
})

test.each(HOSTS)('$name has its files, and rules for each of its features', (host) => {
  const texts = host.files.map(text).join('\n')
  expect([texts.includes('Access-Control-Allow-Origin'), texts.includes('schema.json')]).toEqual([
    host.headers,
    host.rewrites,
  ])
  expect(texts.includes('/q/all/')).toBe(host.queries)
  expect(/\b400\b/.test(texts)).toBe(host.statuses)
})

test('the problem for unsupported parameters names the supported ones', () => {
  const problem = JSON.parse(text('v1/404.query.json'))
  expect(problem).toMatchObject({ code: 'route-not-found', status: 404 })
  expect(problem.hint).toContain('patterns/q/all/name/20.json')
})

// Cloudflare: 100 header rules, lines of 2,000 characters; 2,000 static rules, then 100 dynamic ones;
// two or three words a line, a status of its own list, each address once.
test('the files of Cloudflare stay within its limits', () => {
  const blocks = readHeaderBlocks(text('_headers'))
  expect(blocks.length).toBeLessThanOrEqual(100)
  expect(
    Math.max(
      ...text('_headers')
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(2000)
  for (const { path, lines } of blocks) {
    expect(path).toMatch(/^\/\S*$/)
    expect(path.match(/\*/g)?.length ?? 0).toBeLessThanOrEqual(1)
    for (const line of lines) expect(line).toMatch(/^(! [\w-]+|[\w-]+: \S.*)$/)
  }
  const rules = text('_redirects').trim().split('\n')
  for (const rule of rules) expect(rule).toMatch(/^\/\S+ \/\S+ 200$/)
  const sources = rules.map((rule) => rule.split(' ')[0] ?? '')
  expect(new Set(sources).size).toBe(sources.length)
  const firstShape = sources.findIndex((from) => /[:*]/.test(from))
  expect(sources.slice(firstShape).every((from) => /[:*]/.test(from))).toBe(true)
})

test.each(['/v1/search', '/v1/search?q=hero', '/v1/packs/compile'])(
  'Cloudflare, which can set no status but 200, answers %s with 404',
  (url) => {
    expect(ENGINES.Cloudflare?.(url)).toMatchObject({ status: 404, file: 'v1/404.html' })
  },
)

test('no host allows credentials', () => {
  for (const [file, content] of files) {
    expect([file, /Allow-Credentials|Authorization|Cookie/i.test(content)]).toEqual([file, false])
  }
})

test('the six paths that clash with a folder are rewritten, with and without a slash', () => {
  const rules = text('_redirects').split('\n')
  for (const name of ['patterns', 'themes', 'blueprints', 'archetypes', 'shells', 'schema']) {
    expect(rules).toContain(`/v1/${name} /v1/${name}.json 200`)
    expect(rules).toContain(`/v1/${name}/ /v1/${name}.json 200`)
  }
})

test('Netlify matches more parameters before fewer: no rule is unreachable', () => {
  const rules = readNetlifyRules(text('netlify.toml'))
  const covers = (first: NetlifyRule, later: NetlifyRule): boolean =>
    first.from === later.from &&
    Object.entries(first.query).every(
      ([name, asked]) =>
        name in later.query && (asked.startsWith(':') || asked === later.query[name]),
    )
  const hidden = rules.filter((rule, index) =>
    rules.slice(0, index).some((one) => covers(one, rule)),
  )
  expect(hidden).toEqual([])
})

test("a Vercel page is the handler's page, or there is none", () => {
  const ask = createVercel(files, isStaticListFile)
  fc.assert(
    fc.property(arbitraryListRequest, ({ url: address, page }) => {
      const { status, file } = ask(address)
      expect([status, page === undefined ? undefined : toLongName(file)]).toEqual([
        page ? 200 : 404,
        page,
      ])
    }),
  )
})

// It may reject a default value, such as `recommended=false`, but never serve another page.
test("a Netlify page is the handler's page, or there is none", () => {
  const ask = createNetlify(files, isStaticListFile)
  fc.assert(
    fc.property(arbitraryListRequest, ({ url: address, page }) => {
      const { status, file } = ask(address)
      if (status !== 404) expect(toLongName(file)).toBe(page)
    }),
    { numRuns: 300 },
  )
})

// https://openapi.vercel.sh/vercel.json: 2,048 rules, 16 conditions each, no other property.
test('vercel.json has the documented shape', () => {
  const config: VercelConfig = JSON.parse(text('vercel.json'))
  expect(Object.keys(config)).toEqual(['$schema', 'cleanUrls', 'headers', 'rewrites'])
  expect(config.rewrites.length).toBeLessThan(2048)
  for (const {
    source,
    destination,
    has: wanted = [],
    missing = [],
    statusCode = 200,
    ...rest
  } of config.rewrites) {
    expect(rest).toEqual({})
    expect([source, destination].every((path) => path.startsWith('/'))).toBe(true)
    // path-to-regexp refuses a group that starts with a question mark.
    expect(source).not.toContain('(?')
    expect(Math.max(wanted.length, missing.length)).toBeLessThanOrEqual(16)
    expect([200, 400, 404, 405]).toContain(statusCode)
    // Every part of the target is named by the source or by a condition.
    const named = [source, ...wanted.map(({ value }) => String(value).replaceAll('?<', ':'))].join(
      ' ',
    )
    for (const [part] of destination.matchAll(/:\w+/g)) expect(named).toContain(part)
  }
  for (const rule of config.headers) {
    expect(Object.keys(rule)).toEqual(['source', 'headers'])
    for (const header of rule.headers) expect(Object.keys(header)).toEqual(['key', 'value'])
  }
})
