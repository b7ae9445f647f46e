import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, bench, describe } from 'vitest'
import { ROOT } from '../support/root.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { type Load, measureLoad } from './load.ts'

// Required: the server of the package answers at least as many requests as a minimal Hono server
// with the same bodies; nginx with precompressed files at least six times as many as Hono. All
// servers use one thread, and the load comes from this process.
const PATHS = [
  '/v1/health',
  '/v1/patterns/@official/data-table',
  '/v1/patterns',
  '/v1/patterns/all',
]
const CODINGS = ['identity', 'gzip']

const SITE = `${ROOT}dist/site`
const folder = mkdtempSync(join(tmpdir(), 'svc-bench-server-'))
const children: ChildProcess[] = []
const stop = (): void => {
  for (const child of children.splice(0)) child.kill()
  rmSync(folder, { recursive: true, force: true })
}
afterAll(stop)
// Without its suite, if a server cannot be started.
process.once('exit', stop)

/** Starts a script that prints its URL. */
async function startScript(name: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [`${ROOT}test/bench/${name}`, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [output] = await once(child.stdout, 'data')
  return String(output).trim()
}

/** Starts nginx with precompressed files, if it is installed. */
async function startNginx(): Promise<string | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const port = await findFreePort()
  for (const path of PATHS) {
    const body = readFileSync(`${SITE}${path}.json`)
    mkdirSync(dirname(`${folder}${path}`), { recursive: true })
    writeFileSync(`${folder}${path}.json`, body)
    writeFileSync(`${folder}${path}.json.gz`, gzipSync(body, { level: 9 }))
  }
  writeFileSync(`${folder}/nginx.conf`, nginxConfig(port))
  const child = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'])
  children.push(child)
  await waitUntilReachable(`http://127.0.0.1:${port}${PATHS[0]}`)
  return `http://127.0.0.1:${port}`
}

/** The worker of nginx runs as this user: another one may not read a temporary folder. */
const nginxConfig = (port: number): string => `
user ${userInfo().username};
worker_processes 1;
error_log ${folder}/error.log;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  types { application/json json; }
  sendfile on;
  open_file_cache max=100;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    gzip_static on;
    location / { try_files $uri.json =404; }
  }
}
`

async function waitUntilReachable(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} cannot be reached.`)
}

const nginx = await startNginx()
const servers: Readonly<Record<string, string>> = {
  svc: await startScript('svc-server.mjs', SITE),
  Hono: await startScript('hono-server.mjs', SITE, ...PATHS),
  ...(nginx === undefined ? {} : { nginx }),
}
if (nginx === undefined) console.log('nginx is not installed')

const formatLoad = ({ perSecond, p99, bytes }: Load): string =>
  `${perSecond} requests/s, p99 ${p99.toFixed(1)} ms, ${bytes} bytes`

/** Measures all servers in turns and keeps the best round of each: a busy machine slows some. */
async function measureServers(path: string, coding: string): Promise<Map<string, Load>> {
  const best = new Map<string, Load>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(servers)) {
      const load = await measureLoad(url + path, { headers: { 'Accept-Encoding': coding } })
      if (load.perSecond > (best.get(name)?.perSecond ?? 0)) best.set(name, load)
    }
  }
  return best
}

const ROUNDS = 4

for (const path of PATHS) {
  for (const coding of CODINGS) {
    const loads = await measureServers(path, coding)
    const base = loads.get('Hono')?.perSecond ?? 1
    for (const [name, load] of loads) {
      const ratio = (load.perSecond / base).toFixed(1)
      console.log(`${path} ${coding} ${name}: ${formatLoad(load)}, ${ratio} times Hono`)
    }
  }
}

describe('one request after the other', () => {
  for (const [name, url] of Object.entries(servers)) {
    bench(name, async () => void (await (await fetch(`${url}/v1/patterns/all`)).text()))
  }
})
