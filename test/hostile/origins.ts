import { mkdir, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Group } from '../faults/run-groups.ts'
import { releaseSites } from '../support/corpus/two-releases.ts'
import { ANSWERS, type Answer, reply, serveOrigin } from './programs/origin.ts'
import { type Case, runCases } from './programs/run-cases.ts'
import type { Sandbox } from './programs/sandbox.ts'

/** Which files of the site the origin lies about. */
const LIED_ABOUT: Readonly<Record<string, (path: string) => boolean>> = {
  'every file': () => true,
  'the entry': (path) => path === 'v1/index.json',
  'all but the entry': (path) => path !== 'v1/index.json',
}

/** Command lines that read from an origin, in the place of `@`. */
const COMMANDS: readonly string[] = [
  ...[
    'doctor @',
    'registry mirror @ --out mirror',
    'list patterns --api-url @/v1',
    'doctor @/v1 --all',
  ],
  ...['search table --api-url @/v1', 'get pattern hero --api-url @/v1', 'summary --api-url @/v1'],
  ...[
    'schema essence.v4 --api-url @/v1',
    'showcase --api-url @/v1',
    'list themes --json --api-url @/v1',
  ],
  ...['compile --api-url @/v1 --force', 'validate --api-url @/v1', 'verify --api-url @/v1'],
]

type Site = ReadonlyMap<string, string>

/** A case whose origin runs for as long as it does. */
function createCase(
  site: Site,
  { kind, name, command }: { kind: string; name: string; command: string },
  [isHostile, answer]: readonly [(path: string) => boolean, Answer],
): Case & { readonly close: () => Promise<void> } {
  let origin: Awaited<ReturnType<typeof serveOrigin>> | undefined
  return {
    ...{ kind, name: `${name}: svc ${command}`, args: [] },
    prepare: async () => {
      origin = await serveOrigin(site, isHostile, answer)
    },
    argsIn: () => [...command.replaceAll('@', origin?.url ?? '').split(' '), '--timeout', '400'],
    close: async () => origin?.close(),
  }
}

function* listLies(site: Site) {
  let turn = 0
  for (const [name, answer] of Object.entries(ANSWERS)) {
    for (const [files, isHostile] of Object.entries(LIED_ABOUT)) {
      for (let count = 0; count < 2; count++) {
        const command = COMMANDS[turn++ % COMMANDS.length] as string
        const kind = command.includes('--api-url')
          ? 'origins of commands'
          : `origins of ${command.split(' ')[0]}`
        yield createCase(site, { kind, name: `${name} for ${files}`, command }, [isHostile, answer])
      }
    }
  }
}

/** Paths that a manifest must not list. */
const MANIFEST_PATHS: readonly unknown[] = [
  ...[
    '../../outside/secret.json',
    '/etc/passwd',
    '../outside/x',
    '../../../../../x',
    'a/../../../../outside/y',
  ],
  ...[
    'C:\\x',
    '\\\\server\\x',
    'a\\..\\..\\b',
    '%2e%2e/%2e%2e/x',
    'a%2fb',
    'a\0b',
    'a\nb',
    'a\u001b[2J',
    'a\u202eb',
  ],
  ...[
    '.git/hooks/post-checkout',
    '../.git/config',
    '../.svc-mirror.json',
    '../package.json',
    '.npmrc',
    '../.env',
  ],
  ...[
    'a'.repeat(5000),
    'a/'.repeat(2000),
    '',
    '.',
    '..',
    'index.json/x',
    'index.json',
    'INDEX.JSON',
    'manifest.json',
  ],
  ...[
    'manifest.a.json',
    'a?b',
    'a#b',
    '//evil.example/x',
    'http://127.0.0.1:9/x',
    '--help',
    'con',
    'x.',
    ' ',
  ],
  ...[null, 7, [], {}, '__proto__'],
]

const INTEGRITY = 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='

/** Values of a manifest that are wrong in other ways. */
const MANIFESTS: Readonly<Record<string, (manifest: Record<string, unknown>) => unknown>> = {
  'no files': () => ({ release: 'x' }),
  'a million files': () => ({
    release: 'x',
    files: Array.from({ length: 100_000 }, (_, at) => ({
      path: `f${at}`,
      bytes: 2,
      integrity: INTEGRITY,
    })),
  }),
  'negative sizes': (manifest) => edit(manifest, { bytes: -1 }),
  'huge sizes': (manifest) => edit(manifest, { bytes: Number.MAX_SAFE_INTEGER }),
  'no checksums': (manifest) => edit(manifest, { integrity: undefined }),
  'broken checksums': (manifest) =>
    edit(manifest, { integrity: `sha256-${'a'.repeat(1_000_000)}` }),
  'a hostile release': (manifest) => ({ ...manifest, release: '\u001b[2J\u202e../../x' }),
  'itself, many times': (manifest) => edit(manifest, { path: 'manifest.plane.json' }),
}

const edit = (manifest: Record<string, unknown>, changes: object) => ({
  ...manifest,
  files: asList(manifest.files).map((file) => ({ ...file, ...changes })),
})

const asList = (value: unknown): object[] => (Array.isArray(value) ? value : [])

const isManifest = (path: string): boolean => path.startsWith('v1/manifest.')

function* listManifests(site: Site) {
  const kind = 'manifests'
  const command = 'registry mirror @ --out mirror'
  const answer = (create: (manifest: Record<string, unknown>) => unknown): Answer =>
    reply((text) => JSON.stringify(create(JSON.parse(text))))
  for (const path of MANIFEST_PATHS) {
    const name = JSON.stringify(path).slice(0, 60)
    const list = answer(() => ({ release: 'x', files: [{ path, bytes: 2, integrity: INTEGRITY }] }))
    yield createCase(site, { kind, name, command }, [isManifest, list])
  }
  for (const [name, create] of Object.entries(MANIFESTS)) {
    yield createCase(site, { kind, name, command }, [isManifest, answer(create)])
  }
}

/** Replaces a folder of the mirror by a link after some requests, while it is written. */
function swapMirror(site: Site, place: string, after: number) {
  const sandboxes: Sandbox[] = []
  let requests = 0
  const answer: Answer = (response, text) => {
    requests += 1
    const respond = () => response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    const [sandbox] = sandboxes
    if (requests !== after || !sandbox) return void respond()
    const path = join(sandbox.root, place)
    rename(path, `${path}-moved`)
      .catch(() => mkdir(join(sandbox.root, 'mirror'), { recursive: true }))
      .then(() => symlink(join(sandbox.outside, 'folder'), path))
      .catch(() => {})
      .finally(respond)
  }
  const name = `${place} after ${after} requests`
  const command = 'registry mirror @ --out mirror'
  const item = createCase(site, { kind: 'the mirror becomes a link meanwhile', name, command }, [
    () => true,
    answer,
  ])
  return {
    ...item,
    prepare: (sandbox: Sandbox) => {
      sandboxes.push(sandbox)
      return item.prepare?.(sandbox)
    },
  }
}

/** Origins that lie to everything that reads from one. */
export const origins: Group = {
  name: 'origins',
  async run(context) {
    const [site = new Map<string, string>()] = await releaseSites()
    const swaps = ['mirror/v1', 'mirror/v1/schema'].flatMap((place) =>
      [2, 3, 5, 12, 30].map((after) => swapMirror(site, place, after)),
    )
    await runCases(context, () => [...listLies(site), ...listManifests(site), ...swaps])
  },
}
