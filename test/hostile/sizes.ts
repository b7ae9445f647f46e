import { execFileSync } from 'node:child_process'
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Group } from '../faults/run-groups.ts'
import { callTool } from './programs/call-tool.ts'
import { type Case, runCases } from './programs/run-cases.ts'
import type { Sandbox } from './programs/sandbox.ts'

/** Files that svc reads, each with a command line that does, and how its content begins. */
const FILES: Readonly<Record<string, string>> = {
  'svc.essence.json': 'compile',
  'svc.config.json': 'verify',
  'package.json': 'state',
  'tsconfig.json': 'graph',
  '.gitignore': 'verify',
  'pnpm-workspace.yaml': 'ci --workspace',
  'AGENTS.md': 'compile',
  'lint.json': 'verify --import lint.json',
  'src/App.tsx': 'verify',
  'src/plain.ts': 'graph --write',
  'src/card.vue': 'verify',
  'src/list.svelte': 'repair',
  'src/page.astro': 'verify --format sarif',
  'src/style.css': 'repair --write',
  'src/other.scss': 'verify --format github',
  'src/tokens.css': 'compile --force',
  'index.html': 'baseline save',
  'dist/index.html': 'verify --dist dist',
  'dist/main.js': 'verify --dist dist',
  '.svc/baseline.json': 'ci',
  '.svc/context/manifest.json': 'compile',
  '.svc/graph/graph.json': 'graph --write',
  '.svc/custom/patterns/card.json': 'validate',
  '.svc/runs/20260101-000000-abcdef.json': 'repair --run last',
  '.mcp.json': 'mcp install claude',
}

const MB = 1024 * 1024

type Fill = (path: string) => Promise<unknown>

/** What is put in the place of a file. */
const CONTENTS: Readonly<Record<string, Fill>> = {
  'a sparse file of 20 GB': async (path) => {
    await writeFile(path, '')
    await truncate(path, 20 * 1024 * MB)
  },
  'a sparse file of 15 MB': async (path) => {
    await writeFile(path, '')
    await truncate(path, 15 * MB)
  },
  'one line of 10 MB': (path) => writeFile(path, `"${'a'.repeat(10 * MB)}"`),
  'a million lines': (path) => writeFile(path, 'a {}\n'.repeat(1_000_000)),
  'deep nesting': (path) => writeFile(path, '{"a":['.repeat(100_000)),
  'many keys': (path) =>
    writeFile(path, `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":[{}]`).join(',')}}`),
  'bytes that are not UTF-8': (path) => writeFile(path, Buffer.alloc(100_000, 0xff)),
  zeros: (path) => writeFile(path, Buffer.alloc(100_000)),
  'UTF-16': (path) => writeFile(path, Buffer.from('\ufeff{"a": "b"}', 'utf16le')),
  'a named pipe': async (path) => execFileSync('mkfifo', [path]),
}

async function put({ root }: Sandbox, file: string, fill: Fill): Promise<void> {
  const path = join(root, file)
  await rm(path, { recursive: true, force: true })
  await mkdir(dirname(path), { recursive: true })
  await fill(path)
}

function* listFileCases(): Generator<Case> {
  for (const [file, command] of Object.entries(FILES)) {
    for (const [content, fill] of Object.entries(CONTENTS)) {
      const args = [...command.split(' '), '--offline']
      const prepare = (sandbox: Sandbox) => put(sandbox, file, fill)
      yield { kind: content, name: `${file}: svc ${command}`, args, prepare }
    }
  }
}

const write = (files: Readonly<Record<string, string>>) => async (sandbox: Sandbox) => {
  for (const [file, text] of Object.entries(files)) {
    await put(sandbox, file, (path) => writeFile(path, text))
  }
}

const createMany = (count: number, path: (at: number) => string, text: string) =>
  write(Object.fromEntries(Array.from({ length: count }, (_, at) => [path(at), text])))

/** Projects with many or deep files, and many findings. */
const MANY: Readonly<Record<string, (sandbox: Sandbox) => Promise<void>>> = {
  '20,000 findings in a file': write({ 'src/many.html': '<img src="a.png">\n'.repeat(20_000) }),
  '20,000 findings in a line': write({ 'src/many.html': '<img src="a.png">'.repeat(20_000) }),
  '4,000 colors': write({ 'src/many.css': '.a{color:#ff0102;outline:none}\n'.repeat(4000) }),
  '2,000 files': createMany(2000, (at) => `src/f${at}.css`, '.a { color: #ff0102 }'),
  '300 levels of folders': write({ [`src/${'d/'.repeat(300)}a.html`]: '<img src="a.png">' }),
  '300 packages': createMany(300, (at) => `packages/p${at}/package.json`, '{ "name": "p" }'),
  '300 records': createMany(300, (at) => `.svc/custom/patterns/p${at}.json`, '{ "id": "p" }'),
  '300 runs': createMany(300, (at) => `.svc/runs/20260101-${at}.json`, '{ "findings": [] }'),
}

const MANY_COMMANDS = [
  'verify',
  'repair',
  'repair --patch',
  'repair --write',
  'graph --write',
  'ci --workspace',
  'verify --format sarif',
  'verify --report evidence',
]

function* listManyCases(): Generator<Case> {
  for (const [name, prepare] of Object.entries(MANY)) {
    for (const command of MANY_COMMANDS) {
      const args = [...command.split(' '), '--offline']
      yield { kind: 'many', name: `${name}: svc ${command}`, args, prepare }
    }
  }
}

const LONG = 'a'.repeat(500_000)

/** Long arguments, inputs and parameters. */
const LONG_INPUTS: Readonly<Record<string, Pick<Case, 'args' | 'input' | 'answers'>>> = {
  search: { args: ['search', LONG] },
  get: { args: ['get', 'pattern', LONG] },
  schema: { args: ['schema', LONG] },
  help: { args: ['help', LONG] },
  'a command': { args: [LONG] },
  'an option': { args: [`--${LONG}`] },
  verify: { args: ['verify', LONG] },
  'verify --check': { args: ['verify', '--check', LONG] },
  graph: { args: ['graph', LONG] },
  pack: { args: ['pack', 'page', LONG] },
  task: { args: ['task', '/records', LONG] },
  'validate - with a long text': { args: ['validate', '-'], input: `"${LONG}"` },
  'validate - with deep nesting': { args: ['validate', '-'], input: '['.repeat(1_000_000) },
  'validate - with 20 MB': { args: ['validate', '-'], input: ' '.repeat(20 * MB) },
  'compile - with nothing': { args: ['compile', '-'] },
  'svc_registry search': callTool('svc_registry', { action: 'search', query: LONG }),
  'svc_registry resolve_pattern': callTool('svc_registry', { action: 'resolve_pattern', id: LONG }),
  'svc_registry suggest_patterns': callTool('svc_registry', {
    action: 'suggest_patterns',
    description: LONG,
  }),
  'svc_verify critique': callTool('svc_verify', { action: 'critique', file_path: LONG }),
  'svc_context task': callTool('svc_context', { action: 'task', route: LONG, task: LONG }),
  'svc_graph query': callTool('svc_graph', { action: 'query', name: LONG }),
}

/** Sizes of every kind: files, lines, nesting, numbers of files and findings, arguments. */
export const sizes: Group = {
  name: 'sizes',
  run: (context) =>
    runCases(context, () => [
      ...listFileCases(),
      ...listManyCases(),
      ...Object.entries(LONG_INPUTS).map(([name, input]) => ({
        kind: 'long inputs',
        name,
        ...input,
      })),
    ]),
}
