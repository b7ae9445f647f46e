// Long run: starts commands in many projects.
import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPatch } from 'diff'
import { beforeAll, expect, test } from 'vitest'
import { parseContract } from '../../src/project/contract/contract-file.ts'
import { writeContract } from '../../src/project/contract/write-contract.ts'
import { createSuiteFolder, createTestFolder, runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'

let project = ''
let committed = ''

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@svc.example', ...args], {
    cwd: project,
  })

beforeAll(async () => {
  project = await createSuiteFolder()
  await runCli(project, ['init', '--page', '/=hero', '--page', '/orders=filter-bar,data-table'])
  committed = await readFile(join(project, 'svc.essence.json'), 'utf8')
  git('init', '--quiet')
  git('add', 'svc.essence.json')
  git('commit', '--quiet', '--message', 'Add the essence.')
  const essence = JSON.parse(committed)
  const [section] = essence.blueprint.sections
  essence.dna.theme.id = 'slate'
  delete essence.blueprint.routes['/orders']
  section.pages[1].layout.pop()
  section.pages[1].route = '/sales'
  section.pages.push({ id: 'help', route: '/help', layout: ['hero'] })
  await writeFile(join(project, 'svc.essence.json'), JSON.stringify(essence))
})

test.each([
  [['HEAD']],
  [['HEAD:svc.essence.json', 'svc.essence.json']],
  [['HEAD', 'HEAD:./svc.essence.json']],
])('diff %j reads files and revisions', async (args) => {
  const { exit, out, err } = await runCli(project, ['diff', ...args, '--json'])
  expect({ exit, err }).toEqual({ exit: 0, err: '' })
  const { changes, packs } = JSON.parse(out)
  if (args[1]?.startsWith('HEAD')) expect([changes, packs]).toEqual([[], []])
  else {
    expect(
      changes.map(({ part, id, change }: Record<string, string>) => [part, id, change]),
    ).toEqual([
      ['dna', undefined, 'changed'],
      ['section', expect.any(String), 'changed'],
      ['page', expect.stringMatching(/\/orders$/), 'changed'],
      ['page', expect.stringMatching(/\/help$/), 'added'],
    ])
    expect(packs).toContainEqual({ kind: 'page', id: 'help', change: 'added', parts: [] })
  }
})

test('diff prints what changed by part, and the packs that change', async () => {
  const { out } = await runCli(project, ['diff', 'HEAD'])
  expect(out).toMatch(/^changed {2}dna\n {4}~ theme\.id: "\w+" -> "slate"\n/)
  expect(out).toMatch(/\n {4}- layout: \{"pattern":"data-table"\}\n/)
  expect(out).toMatch(/\n {4}~ route: "\/orders" -> "\/sales"\n/)
  expect(out).toMatch(/\nadded {4}page \w+\/help\n\n\d+ packs:\n/)
  expect(out).toMatch(/\nadded {4}page pack help\n/)
  expect(out).toMatch(/\nchanged {2}scaffold pack: /)
})

test('diff says that a revision is older than the essence', async () => {
  const tree = String(git('hash-object', '-t', 'tree', '-w', '/dev/null')).trim()
  const commit = String(git('commit-tree', '-m', 'Empty', tree)).trim()
  const { exit, err } = await runCli(project, ['diff', commit])
  expect(exit).toBe(5)
  expect(err).toContain(`The revision ${commit} has no svc.essence.json.`)
})

test('graph counts the changes since a revision by kind', async () => {
  const { out } = await runCli(project, ['graph', '--compare-to', 'HEAD'])
  expect(out).toMatch(/\nadded +1 page +\w+\/help\n/)
  expect(out).toMatch(/\nadded +\d+ connections\n/)
  expect(out).not.toContain('edge.')
})

test('diff says that two ways to write an essence mean the same', async () => {
  const { $schema, ...rest } = JSON.parse(committed)
  await writeFile(join(project, 'same.json'), JSON.stringify({ ...rest, $schema }))
  expect(await runCli(project, ['diff', 'HEAD', 'same.json'])).toMatchObject({
    exit: 0,
    out: 'HEAD and same.json mean the same.\n',
  })
})

test.each([
  ['nothing.json', 5, /No file and no revision of git: nothing\.json\. Use a path/],
  ['HEAD:nothing.json', 5, /The revision HEAD has no nothing\.json\./],
  ['nowhere:svc.essence.json', 5, /No file and no revision of git: nowhere:svc/],
  ['package.json', 2, /package\.json is not a valid essence/],
])('diff %s is an error', async (name, exit, message) => {
  await writeFile(join(project, 'package.json'), '{ "version": "1" }')
  const result = await runCli(project, ['diff', name])
  expect(result).toMatchObject({ exit, out: '' })
  expect(result.err).toMatch(message)
})

const OLD = await readFile(`${ROOT}test/fixtures/essence/v2-sectioned-full.json`, 'utf8')
const MIGRATED = await readFile(
  `${ROOT}test/fixtures/essence/v2-sectioned-full.migrated.json`,
  'utf8',
)

test('migrate shows a diff and writes only with --write, with a backup', async () => {
  const cwd = await createTestFolder({ 'svc.essence.json': OLD })
  const preview = await runCli(cwd, ['migrate'])
  expect(preview).toMatchObject({ exit: 0, err: '' })
  expect(preview.out).toMatch(/^--- a\/svc\.essence\.json\n\+\+\+ b\/svc\.essence\.json\n@@/)
  expect(preview.out).toMatch(/\nNothing was written\. Run the command again with --write\.\n$/)
  expect(await readFile(join(cwd, 'svc.essence.json'), 'utf8')).toBe(OLD)

  const { exit, out } = await runCli(cwd, ['migrate', '--write', '--json'])
  const { diff, ...migration } = JSON.parse(out)
  expect(exit).toBe(0)
  expect(migration).toMatchObject({
    written: true,
    backup: '.svc/backups/svc.essence.json.bak',
    to: '4.0.0',
  })
  const text = await readFile(join(cwd, 'svc.essence.json'), 'utf8')
  expect(JSON.parse(text)).toEqual(JSON.parse(MIGRATED))
  expect(applyPatch(OLD, diff)).toBe(text)
  expect(await readFile(join(cwd, '.svc/backups/svc.essence.json.bak'), 'utf8')).toBe(OLD)
  expect(await readFile(join(cwd, '.svc/backups/.gitignore'), 'utf8')).toBe('*\n')
  expect((await readdir(cwd)).sort()).toEqual(['.svc', 'svc.essence.json'])
  expect(await runCli(cwd, ['migrate', '--write'])).toMatchObject({
    exit: 0,
    out: 'svc.essence.json already has version 4.0.0.\n',
  })
})

test('migrate keeps the indentation', async () => {
  const cwd = await createTestFolder({ 'a.json': JSON.stringify(JSON.parse(OLD), null, '\t') })
  await runCli(cwd, ['migrate', 'a.json', '--write'])
  expect(await readFile(join(cwd, 'a.json'), 'utf8')).toMatch(/^\{\n\t"[^\n]+\n/)
})

test('migrate does not replace another backup, and keeps the folders of a file', async () => {
  const mine = '.svc/backups/apps/shop/a.json.bak'
  const cwd = await createTestFolder({ 'apps/shop/a.json': OLD, [mine]: 'mine' })
  const { exit, out } = await runCli(cwd, ['migrate', 'apps/shop/a.json', '--write', '--json'])
  expect(exit).toBe(0)
  expect(JSON.parse(out).backup).toBe('.svc/backups/apps/shop/a.json.2.bak')
  expect(await readFile(join(cwd, mine), 'utf8')).toBe('mine')
  expect(await readFile(join(cwd, '.svc/backups/apps/shop/a.json.2.bak'), 'utf8')).toBe(OLD)
})

test('an edit keeps the document from before a migration', async () => {
  const cwd = await createTestFolder({ 'svc.essence.json': OLD })
  await runCli(cwd, ['migrate', '--write'])
  const migrated = await readFile(join(cwd, 'svc.essence.json'), 'utf8')
  const { hash } = parseContract(migrated)
  const write = { root: cwd, text: `${migrated}\n`, expectedHash: hash ?? '' }
  expect(await writeContract(write)).toBe('.svc/backups/svc.essence.json.2.bak')
  expect(await readFile(join(cwd, '.svc/backups/svc.essence.json.bak'), 'utf8')).toBe(OLD)
})

test.each([
  ['{ "version": "9.0.0" }', /cannot be migrated\.\n.*\[version-unknown\]/],
  ['{ "version": ', /cannot be migrated/],
])('migrate refuses %s', async (text, message) => {
  const cwd = await createTestFolder({ 'svc.essence.json': text })
  const result = await runCli(cwd, ['migrate', '--write'])
  expect(result).toMatchObject({ exit: 2, out: '' })
  expect(result.err).toMatch(message)
})
