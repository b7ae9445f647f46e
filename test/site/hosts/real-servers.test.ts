// Long run: starts real web servers.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyHostRules } from '../../../src/site/hosts/apply-host-rules.ts'
import { hostFiles } from '../../../src/site/hosts/host-files.ts'
import { createHostRules } from '../../../src/site/hosts/host-rules.ts'
import { runs } from '../../support/arbitrary.ts'
import { HOST_CASES, HOST_FILES, RECORD_CASES } from '../../support/hosts/host-cases.ts'
import { isInstalled, REAL_SERVERS, startServer } from '../../support/hosts/real-servers.ts'
import { arbitraryListRequest } from '../../support/hosts/static-list-oracle.ts'
import { findFreePort } from '../../support/servers/free-port.ts'

interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a request without normalizing its path. */
const get = (port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let text = ''
      response.on('data', (part) => (text += part))
      response.on('end', () => {
        const headers = Object.entries(response.headers).map(([name, value]) => [
          name,
          String(value),
        ])
        resolve({ status: response.statusCode ?? 0, text, headers: Object.fromEntries(headers) })
      })
    })
    sent.on('error', reject).end()
  })

async function writeSite(root: string): Promise<void> {
  for (const file of HOST_FILES) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), file)
  }
}

const lower = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const SERVER_CASES = REAL_SERVERS.flatMap((server) =>
  ['', '/docs/svc'].map((base) => ({ ...server, base })),
)

describe.each(SERVER_CASES)('$name at "$base"', ({ base, ...server }) => {
  const { name, command } = server
  if (!isInstalled(command)) return test.skip(`${command} is not installed`, () => {})

  let folder = ''
  let port = 0
  let stop = async (): Promise<void> => {}

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'svc-host-'))
    port = await findFreePort()
    await writeSite(`${folder}/site${base}`)
    const settings = { base, root: `${folder}/site`, listen: { host: '127.0.0.1', port } }
    stop = await startServer(server, { folder, port, files: hostFiles(settings) })
  })

  afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true })
  })

  const rows = Object.values(HOST_CASES)
    .flat()
    .filter(({ exceptHosts }) => !exceptHosts?.includes(name))

  test.each(rows)('$url', async ({ url, file, status = 200, headers = {} }) => {
    const answer = await get(port, base + url)
    expect([answer.status, answer.text]).toEqual([status, file])
    expect(answer.headers).toMatchObject(lower(headers))
  })

  test.each(RECORD_CASES)('%s is a record', async (ask, ending, type) => {
    const { status, text, headers } = await get(port, base + ask)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(text).toMatch(new RegExp(`^v1/patterns/@?official/hero\\${ending || 'b'}$`))
  })

  test.each(['/v1/..%2f..%2f..%2fetc/passwd', '/%2e%2e/site.conf', '/v1/%2e%2e/%2e%2e/Caddyfile'])(
    '%s is not found',
    async (ask) => {
      expect((await get(port, base + ask)).status).toBeGreaterThanOrEqual(400)
    },
  )

  test('a file has an ETag, and a request with it gets 304', async () => {
    const { headers } = await get(port, `${base}/v1/patterns?offset=20`)
    const again = await fetch(`http://127.0.0.1:${port}${base}/v1/patterns?offset=20`, {
      headers: { 'If-None-Match': headers.etag ?? '' },
    })
    expect([again.status, again.headers.get('Access-Control-Allow-Origin')]).toEqual([304, '*'])
  })

  test('a page without its slash is redirected to it', async () => {
    const { status, headers } = await get(port, `${base}/pattern/hero`)
    expect([301, 308]).toContain(status)
    expect(headers.location).toMatch(/^(.*\/pattern\/)?hero\/$/)
  })

  test('any list request is answered as the rules say', async () => {
    const rules = createHostRules({ base })
    const has = (file: string): boolean => HOST_FILES.includes(`/${file}`.slice(base.length + 1))
    await fc.assert(
      fc.asyncProperty(arbitraryListRequest, async ({ url }) => {
        const [path = '', query = ''] = url.split('?')
        const expected = applyHostRules(rules, { path: base + path, query }, has)
        const { status, text } = await get(port, base + url)
        expect([status, `${base}/${text}`]).toEqual([expected.status, `/${expected.file}`])
      }),
      runs(300),
    )
  })
})
