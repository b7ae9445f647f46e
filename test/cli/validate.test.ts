import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSuiteFolder, createTestFolder, runCli } from '../support/package/run-cli.ts'

const initialized = await createSuiteFolder()
// Under the creative guard, every rule that follows the guard is only a note.
const INIT = ['init', '--page', '/=kpi-grid', '--page', '/orders=filter-bar,data-table']
await runCli(initialized, [...INIT, '--theme', 'slate', '--guard', 'creative'])

/** Creates a project and replaces texts in its essence. */
async function createProject(edits: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await createTestFolder()
  await cp(initialized, folder, { recursive: true })
  const file = join(folder, 'svc.essence.json')
  let text = await readFile(file, 'utf8')
  for (const [before, after] of Object.entries(edits)) {
    expect(text).toContain(before)
    text = text.replace(before, after)
  }
  await writeFile(file, text)
  return folder
}

const readEssence = (folder: string): Promise<string> =>
  readFile(join(folder, 'svc.essence.json'), 'utf8')

const validateJson = async (folder: string, ...args: string[]) => {
  const { exit, out } = await runCli(folder, ['validate', '--json', ...args])
  return { exit, ...JSON.parse(out) }
}

test.each([
  ['pattern', { '"data-table"': '"data-tabel"' }, 'pattern-unknown'],
  ['theme', { '"id": "slate"': '"id": "slat"' }, 'theme-unknown'],
  ['route', { '"route": "/orders"': '"route": "/"' }, 'route-duplicate'],
])('a broken %s is an error whatever the guard', async (_, edits, code) => {
  const folder = await createProject(edits)
  const { exit, valid, issues } = await validateJson(folder)
  expect({ exit, valid }).toEqual({ exit: 1, valid: false })
  expect(issues).toContainEqual(expect.objectContaining({ code, severity: 'error' }))
  const compiled = await runCli(folder, ['compile', '--json'])
  expect(compiled.exit).toBe(1)
  expect(JSON.parse(compiled.out).issues).toEqual(issues)
  const checked = await runCli(folder, ['compile', '--check', '--json'])
  expect(checked.exit).toBe(1)
  expect(JSON.parse(checked.out).issues).toEqual(issues)
})

test('--fix applies certain fixes, keeps the formatting and prints a diff', async () => {
  const original = await readEssence(initialized)
  const folder = await createProject({ '"data-table"': '"data-tabel"', '"density"': '"densty"' })
  const { exit, out } = await runCli(folder, ['validate', '--fix'])
  expect(exit).toBe(0)
  expect(out).toMatch(/^-.*"data-tabel"/m)
  expect(out).toMatch(/^\+.*"data-table"/m)
  expect(out).toContain('Fixed 2 issues in svc.essence.json.')
  expect(await readEssence(folder)).toBe(original)
})

test('--fix --json reports the fixes, and does nothing if there is nothing to fix', async () => {
  const folder = await createProject({ '"data-table"': '"data-tabel"' })
  const { exit, valid, fixed, diff } = await validateJson(folder, '--fix')
  expect({ exit, valid }).toEqual({ exit: 0, valid: true })
  expect(fixed).toMatchObject([{ code: 'pattern-unknown', patch: [{ value: 'data-table' }] }])
  expect(diff).toContain('--- a/svc.essence.json')
  expect(await validateJson(folder, '--fix')).toMatchObject({ exit: 0, fixed: [], diff: '' })
})

test('--fix leaves what is not certain', async () => {
  const folder = await createProject({ '"data-table"': '"nothing-like-it"' })
  const before = await readEssence(folder)
  expect(await validateJson(folder, '--fix')).toMatchObject({ exit: 1, fixed: [] })
  expect(await readEssence(folder)).toBe(before)
})

test('- reads standard input', async () => {
  const folder = await createProject()
  const text = (await readEssence(folder)).replace('"data-table"', '"data-tabel"')
  const stdin = { readIn: () => Promise.resolve(text) }
  const { exit, out } = await runCli(folder, ['validate', '-'], stdin)
  expect(exit).toBe(1)
  expect(out).toMatch(/^stdin:\d+:\d+ .*Unknown pattern "data-tabel"/m)
  const fixed = await runCli(folder, ['validate', '-', '--fix'], stdin)
  expect(fixed).toMatchObject({ exit: 2, err: expect.stringContaining('Pass the path of a file') })
})

test('--max-warnings limits the warnings', async () => {
  const folder = await createProject({
    '"features": [],\n    "routes"': '"features": ["exports"],\n    "routes"',
    '"blueprint_enforcement": "off"': '"blueprint_enforcement": "warn"',
  })
  const { counts, valid } = await validateJson(folder)
  expect({ counts, valid }).toMatchObject({ counts: { errors: 0, warnings: 1 }, valid: true })
  for (const [limit, exit] of [
    ['1', 0],
    ['0', 1],
    ['few', 2],
  ] as const) {
    const args = ['validate', '--max-warnings', limit]
    expect(await runCli(folder, args)).toMatchObject({ exit })
  }
})

test('errors come first, and notes with the same code are one note', async () => {
  const folder = await createProject({ '"data-table"': '"data-tabel"' })
  const { issues } = await validateJson(folder)
  const notes = issues.filter(({ code }: { code: string }) => code === 'page-purpose-missing')
  expect(notes).toHaveLength(2)
  const { out } = await runCli(folder, ['validate'])
  const [first, ...rest] = out.trim().split('\n')
  expect(first).toMatch(/ error Unknown pattern "data-tabel"/)
  expect(rest.filter((line) => line.includes('[page-purpose-missing]'))).toEqual([
    expect.stringMatching(
      /sections\/0\/pages\/0 info 2 notes: page-purpose-missing on app\/home, app\/orders\. Add a /,
    ),
  ])
})

test('--quiet leaves out notes and the summary', async () => {
  const broken = await createProject({ '"data-table"': '"data-tabel"' })
  const { out } = await runCli(broken, ['validate', '--quiet'])
  expect(out).toMatch(/^svc\.essence\.json\S+ \S+ error [^\n]+\n$/)
  const valid = { exit: 0, out: '', err: '' }
  expect(await runCli(await createProject(), ['validate', '--quiet'])).toEqual(valid)
  expect(await runCli(await createTestFolder(), [...INIT, '--quiet'])).toEqual(valid)
})

test('the position of a syntax error is not repeated', async () => {
  const folder = await createTestFolder({ 'empty.json': '' })
  const { out } = await runCli(folder, ['validate', 'empty.json'])
  expect(out).toMatch(/^empty\.json:1:1 error Value expected\. /)
})

test('--fix writes the routes of a framework as a contract does, wherever they are used', async () => {
  const folder = await createProject({
    '"route": "/orders"': '"route": "/orders/[id]"',
    '"/orders": {': '"/orders/[id]": {',
  })
  expect((await validateJson(folder)).issues).toContainEqual(
    expect.objectContaining({ code: 'route-notation', suggestion: '/orders/:id' }),
  )
  await runCli(folder, ['validate', '--fix'])
  const text = await readEssence(folder)
  expect(text).not.toContain('[id]')
  expect(text).toContain('"/orders/:id": {')
})
