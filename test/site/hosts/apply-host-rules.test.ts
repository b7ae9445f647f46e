import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyHostRules } from '../../../src/site/hosts/apply-host-rules.ts'
import { createHostRules } from '../../../src/site/hosts/host-rules.ts'
import { HOST_CASES, HOST_FILES, RECORD_CASES } from '../../support/hosts/host-cases.ts'
import {
  arbitraryListRequest,
  isStaticListFile,
  toLongName,
} from '../../support/hosts/static-list-oracle.ts'

const tree = new Set(HOST_FILES)

const table = createHostRules()

const applyTo = (address: string, has = (file: string) => tree.has(file), rules = table) => {
  const [path = '', query = ''] = address.split('?')
  return applyHostRules(rules, { path, query }, has)
}

test.each(Object.values(HOST_CASES).flat())(
  '$url',
  ({ url: address, file, status = 200, headers = {} }) => {
    const answer = applyTo(address)
    expect([answer.status, answer.file]).toEqual([status, file])
    expect(answer.headers).toMatchObject(headers)
  },
)

test.each(RECORD_CASES)('%s is a record', (address, ending, type) => {
  const { status, file, headers } = applyTo(address)
  expect([status, headers['Content-Type']]).toEqual([200, type])
  expect(file).toMatch(new RegExp(`^v1/patterns/@?official/hero\\${ending || 'b'}$`))
})

test('without the namespace folder its alias answers', () => {
  const has = (file: string): boolean => tree.has(file) && !file.includes('@')
  expect(applyTo('/v1/patterns/%40official/hero.md', has).file).toBe('v1/patterns/official/hero.md')
})

test.each(['/v1/%E0%A4%A', '/v1/..%2f..%2fsecret', '/%00', '//v1/health', '/v1/../secret'])(
  '%s is not found',
  (address) => {
    expect(applyTo(address).status).toBe(404)
  },
)

test('a site in a folder has the same responses there, and none outside it', () => {
  const rules = createHostRules({ base: '/docs/svc' })
  const has = (file: string): boolean => tree.has(file.replace(/^docs\/svc\//, ''))
  for (const row of Object.values(HOST_CASES).flat()) {
    const { status, file } = applyTo(`/docs/svc${row.url}`, has, rules)
    expect([status, file], row.url).toEqual([row.status ?? 200, `docs/svc/${row.file}`])
  }
  expect(applyTo('/v1/patterns', has, rules)).toMatchObject({ status: 404, file: undefined })
})

test("a page is the handler's static page, or there is none", () => {
  fc.assert(
    fc.property(arbitraryListRequest, ({ url: address, page }) => {
      const { status, file } = applyTo(address, isStaticListFile)
      if (page === undefined) expect([status, file]).toEqual([404, 'v1/404.query.json'])
      else expect([status, toLongName(file)]).toEqual([200, page])
    }),
    { numRuns: 1000 },
  )
})

test('no path and no query throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary-ascii' }),
      fc.string({ unit: 'binary-ascii' }),
      (path, query) => {
        const { status, file } = applyHostRules(table, { path: `/${path}`, query }, (f) =>
          tree.has(f),
        )
        expect(status === 404 || tree.has(file ?? '')).toBe(true)
      },
    ),
  )
})
