// Long run: prints the output of every command at several widths.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'
import { ROOT } from '../../support/root.ts'

const TERMINAL = { isTerminal: true, isErrorTerminal: true, columns: 80 }
const LIST = ['list', 'patterns', '--limit', '3']

const hasStyles = (text: string): boolean => stripVTControlCharacters(text) !== text

test.each([
  ['a terminal', TERMINAL, [], true],
  ['a pipe', {}, [], false],
  ['--no-color', TERMINAL, ['--no-color'], false],
  ['--json', TERMINAL, ['--json'], false],
  ['NO_COLOR', { ...TERMINAL, env: { NO_COLOR: '1' } }, [], false],
  ['an empty NO_COLOR', { ...TERMINAL, env: { NO_COLOR: '' } }, [], true],
  ['a dumb terminal', { ...TERMINAL, env: { TERM: 'dumb' } }, [], false],
  ['FORCE_COLOR in a pipe', { env: { FORCE_COLOR: '1' } }, [], true],
  ['FORCE_COLOR=0', { ...TERMINAL, env: { FORCE_COLOR: '0' } }, [], false],
  ['FORCE_COLOR and NO_COLOR', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }, [], true],
  ['FORCE_COLOR and --no-color', { env: { FORCE_COLOR: '1' } }, ['--no-color'], false],
  ['FORCE_COLOR and --json', { env: { FORCE_COLOR: '1' } }, ['--json'], false],
])('colors with %s', async (_, io, flags, expected) => {
  const { out } = await runCli('/', [...LIST, ...flags], io)
  expect(hasStyles(out)).toBe(expected)
})

test('the help text has colors on a terminal, unless they are turned off', async () => {
  expect(hasStyles((await runCli('/', ['--help'], TERMINAL)).out)).toBe(true)
  expect(hasStyles((await runCli('/', ['--help', '--no-color'], TERMINAL)).out)).toBe(false)
  expect(hasStyles((await runCli('/', ['--help'])).out)).toBe(false)
})

test('an error is red if standard error is a terminal, whatever standard output is', async () => {
  const onTerminal = await runCli('/', ['get', 'pattern', 'heroo'], { isErrorTerminal: true })
  expect(hasStyles(onTerminal.err)).toBe(true)
  const inFile = await runCli('/', ['get', 'pattern', 'heroo'], { isTerminal: true })
  expect(hasStyles(inFile.err)).toBe(false)
})

test.each([40, 80, 120])('no line of a table is wider than %d columns', async (columns) => {
  const { out } = await runCli('/', ['list', 'patterns'], { ...TERMINAL, columns })
  const lines = stripVTControlCharacters(out).trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(10)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns)
})

test('Markdown is rendered on a terminal with colors, and unchanged elsewhere', async () => {
  const get = ['get', 'pattern', 'hero']
  const { out } = await runCli('/', get, TERMINAL)
  expect(stripVTControlCharacters(out)).toMatch(/^Hero\n\n/)
  expect(out).not.toContain('## ')
  const raw = await runCli('/', get)
  expect(raw.out).toMatch(/^# Hero\n/)
  expect((await runCli('/', [...get, '--no-color'], TERMINAL)).out).toBe(raw.out)
})

test('a finding has a code frame on a terminal, and one line elsewhere', async () => {
  const folder = await createTestFolder()
  await runCli(folder, ['init', '--blank', '--page', '/=hero'])
  const file = join(folder, 'svc.essence.json')
  await writeFile(file, '{\n  "version": "4.0.0",\n  "dna": "x"\n}\n')
  const { out } = await runCli(folder, ['validate'], TERMINAL)
  expect(stripVTControlCharacters(out)).toMatch(
    /^svc\.essence\.json:3:10 error [\w-]+\n {2}3 \| "dna": "x"\n {4}\| {8}\^\^\^\n {2}\S/m,
  )
  const piped = await runCli(folder, ['validate'])
  expect(piped.out).toMatch(/^svc\.essence\.json:3:10 \/dna error .+ \[[\w-]+\]$/m)
  const below = await runCli(join(folder, 'src'), ['validate'], TERMINAL)
  expect(below.out).toBe(out)
})

test('compile reports progress if there are many pages', async () => {
  const folder = await createTestFolder()
  const pages = Array.from({ length: 51 }, (_, index) => ['--page', `/${index}=hero`])
  await runCli(folder, ['init', ...pages.flat()])
  const step = 'Compiling the packs of 51 pages\n'
  expect((await runCli(folder, ['compile', '--check'])).err).toContain(step)
  expect((await runCli(folder, ['compile', '--check', '--quiet'])).err).toBe('')
})

test('--quiet prints no notes and no progress, but results and errors', async () => {
  const folder = await createTestFolder()
  const search = ['search', 'zzzzzz']
  expect((await runCli(folder, search)).err).toContain('No results')
  expect((await runCli(folder, [...search, '--quiet'])).err).toBe('')
  const parts = 'plane,terms,alias,twins,previews'
  const build = ['build', '--content', `${ROOT}test/fixtures/corpus`, '--without', parts]
  expect((await runCli(folder, build)).err).toMatch(
    /^Reading the records\n(.*\n)*Rendering files\nMoving the files to their places\n$/,
  )
  const quiet = await runCli(folder, [...build, '--quiet'])
  expect(quiet).toMatchObject({ err: '', out: expect.stringMatching(/^Wrote \d+ files/) })
  expect((await runCli(folder, [...build, '--json'])).err).not.toContain('Writing files')
  expect((await runCli(folder, ['get', 'pattern', 'x', '--quiet'])).err).toMatch(/^svc: /)
})
