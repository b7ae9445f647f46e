// Long run: checks the whole corpus several times.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'
import { findSchemaErrors } from '../support/schemas/schema-errors.ts'

const THEME = await readFile(`${ROOT}content/themes/slate.json`, 'utf8')
const ARCHETYPE = await readFile(`${ROOT}content/archetypes/record-admin.json`, 'utf8')

test('records that follow the rules have no findings, and may use official records', async () => {
  const cwd = await createTestFolder({
    'brand/themes/slate.json': THEME,
    'brand/archetypes/record-admin.json': ARCHETYPE,
  })
  expect(await runCli(cwd, ['content', 'check', 'brand', '--max-warnings', '0'])).toEqual({
    exit: 0,
    out: 'brand: 2 records, 0 errors, 0 warnings.\n',
    err: '',
  })
  const alone = await runCli(cwd, ['content', 'check', 'brand', '--alone'])
  expect(alone.exit).toBe(1)
  expect(alone.out).toMatch(/brand\/archetypes\/record-admin\.json:\d+:\d+ .*\[G11\]/)
})

test('findings have a location and fail the command as their severity says', async () => {
  const cwd = await createTestFolder({
    'brand/themes/slate.json': THEME.replace(/"description": "[^"]+"/, '"description": "Short."'),
  })
  const args = ['content', 'check', 'brand']
  const warned = await runCli(cwd, args)
  expect(warned).toMatchObject({ exit: 0, err: '' })
  expect(warned.out).toMatch(/^brand\/themes\/slate\.json:\d+:\d+ \/description warn .+ \[G4\]\n/)
  const strict = await runCli(cwd, [...args, '--max-warnings', '0', '--json'])
  expect(strict.exit).toBe(1)
  const { report, issues } = JSON.parse(strict.out)
  expect(findSchemaErrors('content-health-report.v1.json', report)).toEqual([])
  expect(issues).toHaveLength(report.summary.findingCount)
})

const GUIDE = await readFile(`${ROOT}src/web/docs/pattern.md`, 'utf8')
const [, GUIDE_PATTERN = ''] = /```json \S+\n([\s\S]*?)```/.exec(GUIDE) ?? []
const GUIDE_FILE = '.svc/custom/patterns/seat-map.json'

test('private records need not follow the rules for publishing', async () => {
  const cwd = await createTestFolder({
    [GUIDE_FILE]: GUIDE_PATTERN,
    'index.html': '<link rel="stylesheet" href="style.css">',
    'style.css': ':root { --background: #fff; --foreground: #111; --primary: #25c }',
  })
  await runCli(cwd, ['init', '--page', '/seats=detail-header'])
  const { exit, out } = await runCli(cwd, ['content', 'check'])
  expect(exit).toBe(0)
  expect(out).toMatch(/\.svc\/custom: 2 records, 0 errors, /)
  // Whether the colors of a theme can be read is no question of publishing.
  const rules = [...out.matchAll(/\[(\w+)\]/g)].map(([, rule]) => rule)
  expect(rules.filter((rule) => !rule?.startsWith('T'))).toEqual([])
})

test('private records still have to be right', async () => {
  const cwd = await createTestFolder({
    [GUIDE_FILE]: GUIDE_PATTERN.replace('"default_preset": "hall"', '"default_preset": "hal"'),
  })
  expect((await runCli(cwd, ['content', 'check'])).exit).toBe(1)
})

test('the same pattern has to follow them in a folder for publishing', async () => {
  const cwd = await createTestFolder({ 'brand/patterns/seat-map.json': GUIDE_PATTERN })
  const { exit, out } = await runCli(cwd, ['content', 'check', 'brand'])
  expect(exit).toBe(1)
  expect(out).toContain('[P12]')
})

test('a query that does not find its pattern is a warning with its line', async () => {
  const queries = [{ query: 'seat map' }, { query: 'zeppelin' }, { query: 'x', heldOut: true }]
  const cwd = await createTestFolder({
    '.svc/custom/patterns/seat-map/pattern.json': GUIDE_PATTERN,
    '.svc/custom/patterns/seat-map/queries.json': JSON.stringify(queries, undefined, 1),
  })
  const { exit, out } = await runCli(cwd, ['content', 'check'])
  expect(exit).toBe(0)
  expect(out).toContain(
    '.svc/custom/patterns/seat-map/queries.json:6:12 /1/query warn "seat-map" is not among the first 10 results for "zeppelin".',
  )
  expect(out).toMatch(/\.svc\/custom: 1 record, 0 errors, 1 warning\.\n$/)
})

test('a file that is not JSON is an error', async () => {
  const cwd = await createTestFolder({ '.svc/custom/themes/torn.json': '{ "id": ' })
  const { exit, out } = await runCli(cwd, ['content', 'check'])
  expect(exit).toBe(1)
  expect(out).toMatch(/^\.svc\/custom\/themes\/torn\.json:1:\d+ error .+\[json-invalid\]\n/)
  expect(out).toMatch(/\n\.svc\/custom: 1 record, 1 error, 0 warnings\.\n$/)
})
