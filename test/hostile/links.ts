import { cp, link, mkdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Group } from '../faults/run-groups.ts'
import { callTool } from './programs/call-tool.ts'
import { type Case, runCases } from './programs/run-cases.ts'
import { type Sandbox, SECRET } from './programs/sandbox.ts'

/** Files and folders that svc reads or writes, with the command lines that do. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'svc.essence.json': ['compile', 'validate --fix', 'migrate --write', 'graph', 'state', 'export'],
  '.svc/backups': ['migrate svc.essence.json --write', 'validate --fix'],
  'svc.config.json': ['compile', 'verify', 'mcp install claude'],
  'package.json': ['init --force', 'verify', 'state'],
  'AGENTS.md': ['init --force', 'compile'],
  'CLAUDE.md': ['init --force', 'compile'],
  '.gitignore': ['verify', 'init --force'],
  src: ['verify', 'repair --write', 'compile', 'init --force'],
  'src/App.tsx': ['verify', 'repair --write', 'verify --fix', 'graph'],
  'src/card.vue': ['verify', 'repair --patch'],
  'src/list.svelte': ['verify', 'repair --write --safe'],
  'src/page.astro': ['verify', 'repair --write'],
  'src/style.css': ['verify', 'repair --write', 'init --theme-from src/style.css --force'],
  'src/other.scss': ['verify', 'repair --write'],
  'src/tokens.css': ['compile --force', 'init --force', 'verify'],
  'index.html': ['verify', 'verify index.html', 'repair --write'],
  dist: ['verify --dist dist', 'build --out dist', 'ci --dist dist'],
  'dist/index.html': ['verify --dist dist', 'build --out dist'],
  site: ['build --out site --without plane,terms,alias,twins,previews'],
  'lint.json': ['verify --import lint.json'],
  tokens: ['export slate --format dtcg --out tokens'],
  'theme.css': ['export slate --format css --out theme.css --force'],
  '.mcp.json': ['mcp install claude'],
  '.cursor': ['mcp install cursor'],
  '.vscode/mcp.json': ['mcp install vscode'],
  '.svc': ['compile', 'verify', 'graph --write', 'baseline save', 'validate'],
  '.svc/baseline.json': ['baseline save', 'baseline show', 'baseline prune', 'ci'],
  '.svc/context': ['compile', 'compile --check', 'verify'],
  '.svc/context/scaffold-pack.md': ['compile', 'pack scaffold', 'verify'],
  '.svc/context/manifest.json': ['compile', 'verify'],
  '.svc/runs': ['verify', 'repair --run last', 'verify --recheck last'],
  '.svc/graph': ['graph --write', 'graph'],
  '.svc/schemas': ['compile', 'init --force'],
  '.svc/custom': ['validate', 'list patterns', 'get pattern card'],
  '.svc/custom/patterns': ['validate', 'search table'],
  '.svc/custom/patterns/card.json': ['validate', 'get pattern card', 'list patterns'],
  '.svc/cache': ['list patterns --api-url http://127.0.0.1:9', 'search x'],
  '.git': ['verify --since HEAD', 'diff HEAD', 'graph --compare-to HEAD', 'task'],
  '.git/config': ['verify --since HEAD', 'ci --since HEAD'],
  node_modules: ['verify', 'init --force', 'check dist'],
  'packages/ui/package.json': ['ci --workspace', 'verify', 'state'],
  'packages/ui': ['ci --workspace', 'verify packages/ui', 'state'],
}

/** Calls of tools that read or write files of the project. */
const TOOL_CALLS: Readonly<Record<string, readonly [string, Record<string, unknown>]>> = {
  'src/App.tsx': ['svc_verify', { action: 'critique', file_path: 'src/App.tsx' }],
  src: ['svc_project', { action: 'discover', section: 'routes' }],
  'svc.essence.json': ['svc_contract', { action: 'read_essence' }],
  '.svc': ['svc_verify', { action: 'audit_project' }],
  '.svc/runs': ['svc_repair', { action: 'repair_plan' }],
  dist: ['svc_verify', { action: 'audit_project', dist: 'dist' }],
  '.svc/custom/patterns': ['svc_registry', { action: 'search', query: 'canary' }],
  'packages/ui': ['svc_project', { action: 'state', project_path: 'packages/ui' }],
  'svc.config.json': ['svc_project', { action: 'diagnostics' }],
  '.git': ['svc_verify', { action: 'changes' }],
}

type Plant = (place: string, sandbox: Sandbox) => Promise<unknown>

/** Creates a copy outside of the project that has the secret in it. */
async function copyOutside(place: string, { root, outside }: Sandbox): Promise<string> {
  const [from, to] = [join(root, place), join(outside, 'copy', place)]
  await mkdir(dirname(to), { recursive: true })
  const stats = await stat(from).catch(() => undefined)
  if (stats) await cp(from, to, { recursive: true })
  if (stats?.isFile()) await addSecret(to)
  else if (stats || !/\.\w+$/.test(place)) {
    for (const name of ['secret.json', 'secret.tsx', 'secret.css', 'index.html', 'x/secret.html']) {
      await addSecret(join(to, name))
    }
  } else await addSecret(to)
  return to
}

const SECRET_FILES: Readonly<Record<string, string>> = {
  json: `{ "name": "${SECRET}", "scripts": { "a": "${SECRET}" } }\n`,
  css: `.${SECRET} { color: #12ab34 }\n`,
}

async function addSecret(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const extension = file.split('.').at(-1) ?? ''
  await writeFile(file, SECRET_FILES[extension] ?? `<img src="${SECRET}.png">\n`)
}

async function replace(place: string, { root }: Sandbox, put: (path: string) => Promise<unknown>) {
  const path = join(root, place)
  await rm(path, { recursive: true, force: true })
  await mkdir(dirname(path), { recursive: true })
  await put(path)
}

/** What is put in the place of a file or folder. */
const PLANTS: Readonly<Record<string, Plant>> = {
  'a link to a copy outside': async (place, sandbox) => {
    const target = await copyOutside(place, sandbox)
    await replace(place, sandbox, (path) => symlink(relative(dirname(path), target), path))
  },
  'an absolute link to a folder': (place, sandbox) =>
    replace(place, sandbox, (path) => symlink(join(sandbox.outside, 'folder'), path)),
  'a link to a file': (place, sandbox) =>
    replace(place, sandbox, (path) => symlink(join(sandbox.outside, 'secret.json'), path)),
  'a dangling link': (place, sandbox) =>
    replace(place, sandbox, (path) => symlink(join(sandbox.outside, 'new/file'), path)),
  'a link to itself': (place, sandbox) => replace(place, sandbox, (path) => symlink(path, path)),
  'a link to the project': (place, sandbox) =>
    replace(place, sandbox, (path) => symlink(sandbox.root, path)),
  'a link to the root': (place, sandbox) => replace(place, sandbox, (path) => symlink('/', path)),
  'a chain of links': (place, sandbox) =>
    replace(place, sandbox, async (path) => {
      await symlink(join(sandbox.root, 'one'), path)
      await symlink('two', join(sandbox.root, 'one'))
      await symlink('../outside/secret.json', join(sandbox.root, 'two'))
    }),
  'a hard link': async (place, sandbox) => {
    const { outside } = sandbox
    const hard = join(outside, 'hard.txt')
    const original = join(sandbox.root, place)
    const isFile = (await stat(original).catch(() => undefined))?.isFile()
    if (isFile) await cp(original, hard)
    else await writeFile(hard, 'not a secret\n')
    await replace(place, sandbox, (path) => link(hard, path))
  },
  'a folder with a link inside': async (place, sandbox) =>
    replace(place, sandbox, async (path) => {
      await mkdir(path)
      for (const name of ['secret.json', 'secret.css', 'secret.tsx', 'index.html', '.gitignore']) {
        await symlink(join(sandbox.outside, name), join(path, name))
      }
      await symlink(join(sandbox.outside, 'folder'), join(path, 'patterns'))
    }),
  '/dev/zero': (place, sandbox) => replace(place, sandbox, (path) => symlink('/dev/zero', path)),
  'a file of the process': (place, sandbox) =>
    replace(place, sandbox, (path) => symlink('/proc/self/environ', path)),
}

function* listLinkCases(): Generator<Case> {
  for (const [place, commands] of Object.entries(PLACES)) {
    let turn = place.length
    for (const [plant, put] of Object.entries(PLANTS)) {
      const prepare = (sandbox: Sandbox) => put(place, sandbox)
      // Every command of a place meets some links; every link meets some command.
      const command = commands[turn++ % commands.length] as string
      const args = [...command.split(' '), '--offline']
      yield { kind: plant, name: `${place}: svc ${command}`, args, prepare }
      const call = TOOL_CALLS[place]
      if (call) {
        const name = `${place}: ${call[0]} ${call[1].action}`
        yield { kind: 'links, for tools', name: `${plant}, ${name}`, prepare, ...callTool(...call) }
      }
    }
  }
}

/** Replaces a folder by a link while a command runs, again and again, and leaves the link. */
function swapDuring(place: string, command: string): Case {
  return {
    kind: 'a folder becomes a link meanwhile',
    name: `${place}: svc ${command}`,
    args: [...command.split(' '), '--offline'],
    prepare: async (sandbox) => {
      const path = join(sandbox.root, place)
      await mkdir(path, { recursive: true })
      setTimeout(async () => {
        await rename(path, `${path}.moved`).catch(() => {})
        await symlink(join(sandbox.outside, 'folder'), path).catch(() => {})
      }, 60)
    },
  }
}

const SWAPS = [
  ['.svc/context', 'compile --force'],
  ['.svc/runs', 'verify'],
  ['.svc/graph', 'graph --write'],
  ['src', 'repair --write'],
  ['site', 'build --out site --without plane,terms,alias,twins,previews'],
] as const

/** Links of every kind in the place of everything that svc reads or writes. */
export const links: Group = {
  name: 'links',
  run: (context) =>
    runCases(context, () => [
      ...listLinkCases(),
      ...SWAPS.map(([place, command]) => swapDuring(place, command)),
    ]),
}
