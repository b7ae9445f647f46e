// Long run: starts the command line in a terminal many times.
import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { installPackage } from '../support/package/installed-package.ts'
import { KEYS, openTerminal } from '../support/package/pseudo-terminal.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

// Runs the installed command on a pseudo-terminal, as a person would.

let bin = ''

beforeAll(async () => {
  bin = `${await installPackage()}/node_modules/.bin`
})

const open = (cwd: string, args: readonly string[], columns = 80) =>
  openTerminal(`${bin}/svc`, args, { cwd, columns })

const PLAIN_PROJECT = { 'package.json': '{ "name": "shop" }\n' }

test('a newcomer starts a project with the arrow keys, breaks it and repairs it', async () => {
  const cwd = await createTestFolder(PLAIN_PROJECT)
  const init = open(cwd, ['init'])
  await init.waitFor('What do you want to start from?')
  for (const name of ['Documentation site', 'Internal admin', 'SaaS dashboard']) {
    init.press(KEYS.down)
    await init.waitFor(`● ${name}`)
  }
  init.press(KEYS.up)
  await init.waitFor('● Internal admin')
  init.press(KEYS.enter)
  await init.waitFor('Which theme?')
  init.press('slat')
  await init.waitFor('● Slate')
  init.press(KEYS.enter)
  await init.waitFor('svc.essence.json')
  expect(await readdir(cwd)).toEqual(['package.json'])
  await init.waitFor('Write these files?')
  init.press(KEYS.enter)
  expect(await init.exited).toBe(0)
  // The terminal itself echoes nothing: an answer is shown once.
  expect(init.text().match(/◇ {2}Which theme\?\n│ {2}Slate\n/g)).toHaveLength(1)
  expect(init.text()).not.toContain('^[[B')
  const file = join(cwd, 'svc.essence.json')
  const essence = await readFile(file, 'utf8')
  expect(JSON.parse(essence).dna.theme.id).toBe('slate')

  const valid = await runCli(cwd, ['validate'])
  expect(valid).toMatchObject({ exit: 0, out: 'svc.essence.json is valid.\n' })

  await writeFile(file, essence.replace('"data-table"', '"data-tabel"'))
  const broken = open(cwd, ['validate'])
  expect(await broken.exited).toBe(1)
  expect(broken.text()).toMatch(
    /svc\.essence\.json:\d+:\d+ \w+ pattern-unknown\n +\d+ \| .*"data-tabel".*\n +\| +\^{12}\n {2}Unknown pattern "data-tabel"/,
  )
  expect(broken.text()).toContain('Did you mean "data-table"?')
  expect(broken.raw()).toContain('\u001B[')

  expect(await runCli(cwd, ['validate', '--fix'])).toMatchObject({ exit: 0 })
  expect(await readFile(file, 'utf8')).toBe(essence)
  expect(await runCli(cwd, ['compile', '--check'])).toMatchObject({ exit: 0 })

  await writeFile(file, essence.replace('"id": "slate"', '"id": "paper"'))
  const stale = open(cwd, ['compile', '--check'])
  expect(await stale.exited).toBe(1)
  expect(stale.text()).toContain('scaffold-pack.md')
  expect(await runCli(cwd, ['compile'])).toMatchObject({ exit: 0 })
  expect(await runCli(cwd, ['compile', '--check'])).toMatchObject({ exit: 0 })
})

test('the pages of a blank project are entered one by one', async () => {
  const cwd = await createTestFolder(PLAIN_PROJECT)
  const init = open(cwd, ['init', '--theme', 'paper'])
  await init.waitFor('What do you want to start from?')
  init.press(KEYS.up)
  await init.waitFor('● Blank')
  init.press(KEYS.enter)
  await init.waitFor('Route of the first page')
  init.press(`orders${KEYS.enter}`)
  await init.waitFor('Start with a slash')
  init.press(`\u0015/orders${KEYS.enter}`)
  await init.waitFor('Patterns of /orders')
  init.press('filter-b')
  await init.waitFor('filter-b')
  init.press(KEYS.tab)
  await init.waitFor('◼')
  init.press(KEYS.enter)
  await init.waitFor('Route of the next page')
  init.press(KEYS.enter)
  await init.waitFor('Write these files?')
  init.press(KEYS.enter)
  expect(await init.exited).toBe(0)
  const { blueprint } = JSON.parse(await readFile(join(cwd, 'svc.essence.json'), 'utf8'))
  expect(blueprint.sections[0].pages).toMatchObject([
    { route: '/orders', layout: [{ pattern: 'filter-bar' }] },
  ])
})

test.each(['What do you want to start from?', 'Which theme?', 'Write these files?'])(
  'Ctrl+C at "%s" exits with 130 and writes nothing',
  async (question) => {
    const cwd = await createTestFolder(PLAIN_PROJECT)
    const init = open(cwd, ['init'])
    for (const next of ['What do you want to start from?', 'Which theme?', 'Write these files?']) {
      await init.waitFor(next)
      if (next === question) break
      init.press(KEYS.enter)
    }
    init.press(KEYS.ctrlC)
    expect(await init.exited).toBe(130)
    expect(init.text()).toContain('svc: Cancelled. Nothing was written.')
    expect(await readdir(cwd)).toEqual(['package.json'])
  },
)

test('the lines of a help page fit on the terminal', async () => {
  for (const columns of [80, 120]) {
    const help = open('/', ['init', '--help'], columns)
    expect(await help.exited).toBe(0)
    const lines = help.text().split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns)
  }
})

const env = () => ({ ...process.env, PATH: `${bin}:${process.env.PATH}` })

/** How a shell loads the completion, and prints what completes a command line. */
interface ShellTest {
  readonly load: string
  complete(words: readonly string[]): string
}

const SHELL_TESTS: Readonly<Record<string, ShellTest>> = {
  bash: {
    load: 'eval "$(svc completion bash)"',
    complete: (words) =>
      `COMP_WORDS=(svc ${words.join(' ')}); COMP_CWORD=${words.length}; _svc; printf '%s\\n' "\${COMPREPLY[@]}"`,
  },
  fish: {
    load: 'svc completion fish | source',
    complete: (words) => `complete -C 'svc ${words.join(' ')}' | cut -f 1`,
  },
}

/** Command lines and what completes them. */
const COMPLETIONS: readonly (readonly [words: readonly string[], completed: string])[] = [
  [['val'], 'validate'],
  [['get', 'pattern', 'data-ta'], 'data-table'],
  [['compile', '--che'], '--check'],
  [['init', '--theme', 'sla'], 'slate'],
]

const shells = Object.entries(SHELL_TESTS).filter(
  ([shell]) => spawnSync(shell, ['-c', 'true']).status === 0,
)

test.each(shells)('%s completes commands, flags and slugs', (shell, { load, complete }) => {
  const script = [load, ...COMPLETIONS.map(([words]) => complete(words))].join('\n')
  const { stdout } = spawnSync(shell, ['-c', script], { encoding: 'utf8', env: env() })
  expect(stdout.trim().split('\n')).toEqual(COMPLETIONS.map(([, completed]) => completed))
})

test('the Tab key completes a line in bash', async () => {
  const cwd = await createTestFolder()
  const bash = openTerminal('bash', ['--norc', '--noprofile', '-i'], { cwd, env: env() })
  bash.press(`PS1='ready> '; eval "$(svc completion bash)"; echo loa''ded${KEYS.enter}`)
  await bash.waitFor('loaded')
  await bash.waitFor('ready> ')
  bash.press(`svc get pattern data-ta${KEYS.tab}`)
  await bash.waitFor('svc get pattern data-table ')
  bash.press(KEYS.ctrlC)
  await bash.waitFor('ready> ')
  bash.press(`exit 0${KEYS.enter}`)
  expect(await bash.exited).toBe(0)
})
