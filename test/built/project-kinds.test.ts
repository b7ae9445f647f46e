// Long run: starts the command line in many projects.
import { spawnSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { installPackage } from '../support/package/installed-package.ts'
import { openTerminal } from '../support/package/pseudo-terminal.ts'
import { createTestFolder } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'

// A command in each kind of project: set up, break, repair, and keep up to date. The full run
// starts the installed command; `npm test` does that in `cli.test.ts` and `terminal.test.ts`.

let bin = ''

beforeAll(async () => {
  bin = `${await installPackage()}/node_modules/.bin/svc`
})

/** Runs a command and returns its exit code and what it writes. */
type Run = (cwd: string, args: readonly string[]) => Promise<{ exit: number; text: string }>

const runPiped: Run = async (cwd, args) => {
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd, encoding: 'utf8' })
  return { exit: status ?? -1, text: stdout + stderr }
}

const runOnTerminal: Run = async (cwd, args) => {
  const terminal = openTerminal(bin, args, { cwd, columns: 100 })
  const exit = await terminal.exited
  return { exit, text: terminal.text() }
}

const toPackage = (dependencies: object): string => `${JSON.stringify({ dependencies }, null, 2)}\n`

interface Kind {
  readonly target: string
  readonly files?: Readonly<Record<string, string>>
  /** A folder of files to copy. */
  readonly fixture?: string
}

const KINDS: Readonly<Record<string, Kind>> = {
  'Vite, React, Tailwind and shadcn': {
    target: 'react-vite-tailwind',
    fixture: `${ROOT}test/fixtures/adopt/shadcn`,
  },
  Next: {
    target: 'next',
    files: { 'package.json': toPackage({ next: '16', react: '19' }), 'app/layout.tsx': '' },
  },
  SvelteKit: {
    target: 'sveltekit',
    files: {
      'package.json': toPackage({ '@sveltejs/kit': '2', svelte: '5', vite: '8' }),
      'src/routes/+page.svelte': '',
    },
  },
  plain: { target: 'html', files: { 'index.html': '<!doctype html><title>Shop</title>' } },
}

const RUNS: readonly (readonly [name: string, run: Run])[] = [
  ['piped', runPiped],
  ['on a terminal', runOnTerminal],
]

const CASES = Object.keys(KINDS).flatMap((kind) =>
  RUNS.map(([name, run]) => [kind, name, run] as const),
)

test.each(CASES)('a project with %s, %s', async (kind, _, run) => {
  const { target, files, fixture } = KINDS[kind] as Kind
  const cwd = await createTestFolder(files)
  if (fixture) await cp(fixture, cwd, { recursive: true })
  const file = join(cwd, 'svc.essence.json')
  const init = ['init', '--blank', '--page', '/orders=filter-bar,data-table', '--theme', 'slate']
  expect(await run(cwd, init)).toMatchObject({ exit: 0 })
  const essence = await readFile(file, 'utf8')
  expect(JSON.parse(essence).meta.target).toBe(target)
  expect(await run(cwd, ['validate'])).toMatchObject({ exit: 0 })

  await writeFile(file, essence.replace('"data-table"', '"data-tabel"'))
  const broken = await run(cwd, ['validate'])
  expect(broken.exit).toBe(1)
  expect(broken.text).toContain('Did you mean "data-table"?')
  expect(await run(cwd, ['compile'])).toMatchObject({ exit: 1 })
  expect(await run(cwd, ['validate', '--fix'])).toMatchObject({ exit: 0 })
  expect(await readFile(file, 'utf8')).toBe(essence)
  expect(await run(cwd, ['compile'])).toMatchObject({ exit: 0 })
  expect(await run(cwd, ['compile', '--check'])).toMatchObject({ exit: 0 })

  await writeFile(file, essence.replace('"id": "slate"', '"id": "mono"'))
  const stale = await run(cwd, ['compile', '--check'])
  expect(stale.exit).toBe(1)
  expect(stale.text).toMatch(/tokens\.css changed/)
  expect(await run(cwd, ['compile'])).toMatchObject({ exit: 0 })
  expect(await run(cwd, ['compile', '--check'])).toMatchObject({ exit: 0 })
})
