// Long run: creates and edits several projects.
import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Essence } from '../../../src/essence.ts'
import { updateEssence } from '../../../src/project/contract/update-essence.ts'
import type { Environment } from '../../../src/project/environment.ts'
import { ESSENCE_FILE } from '../../../src/project/folder/project.ts'
import { adminEssence, createProject, toText } from '../../support/project/test-project.ts'

const [section] = adminEssence.blueprint.sections
const [page] = section?.pages ?? []
if (!section || !page) throw new Error('The essence has no page.')

const readFileText = ({ cwd }: Environment, file = ESSENCE_FILE): Promise<string> =>
  readFile(join(cwd, file), 'utf8')

const readEssence = async (environment: Environment): Promise<Essence> =>
  JSON.parse(await readFileText(environment))

const ADD_PAGE = {
  operation: 'add_page',
  payload: { page_id: 'reports', section_id: section.id, layout: ['data-table'] },
}

/** Applies edits for real, with the current hash. */
async function write(
  environment: Environment,
  edits: Parameters<typeof updateEssence>[1]['edits'],
) {
  const { old_hash: expected_hash } = await updateEssence(environment, { edits })
  return updateEssence(environment, { edits, dry_run: false, expected_hash, confirm_dna: true })
}

test('a dry run shows the diff and writes nothing', async () => {
  const environment = await createProject()
  const data = await updateEssence(environment, { edits: [ADD_PAGE] })
  expect(data).toMatchObject({ valid: true, written: false, needs: ['expected_hash'] })
  expect(data.routes).toEqual({ added: ['/reports'], removed: [] })
  expect(data.diff).toMatch(/^\+ +"id": "reports",$/m)
  expect(data.new_hash).not.toBe(data.old_hash)
  expect(await readFileText(environment)).toBe(toText(adminEssence))
  expect(await readdir(environment.cwd)).toEqual([ESSENCE_FILE])
})

test('a write changes only the lines of the diff and keeps a backup', async () => {
  const environment = await createProject()
  const data = await write(environment, [ADD_PAGE])
  expect(data).toMatchObject({ written: true, valid: true, needs: [] })
  expect((await readdir(environment.cwd)).sort()).toEqual(['.svc', ESSENCE_FILE])
  expect(await readFileText(environment, data.backup ?? undefined)).toBe(toText(adminEssence))
  const { blueprint } = await readEssence(environment)
  expect(blueprint.sections[0]?.pages.at(-1)).toMatchObject({ id: 'reports', route: '/reports' })
  expect(blueprint.routes?.['/reports']).toEqual({ section: section.id, page: 'reports' })
})

test('git ignores what a write leaves behind', async () => {
  const environment = await createProject()
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: environment.cwd, encoding: 'utf8' })
  git('init', '-q')
  git('add', '.')
  await write(environment, [ADD_PAGE])
  expect(git('status', '--porcelain', '--untracked-files=all')).toBe(`AM ${ESSENCE_FILE}\n`)
})

test('the format of the file stays', async () => {
  const text = JSON.stringify(adminEssence, null, '\t').replaceAll('\n', '\r\n')
  const environment = await createProject({ [ESSENCE_FILE]: text })
  await write(environment, [ADD_PAGE])
  const lines = (await readFileText(environment)).split('\r\n')
  expect(lines.slice(0, 10)).toEqual(text.split('\r\n').slice(0, 10))
  expect(lines.some((line) => line.includes('\n'))).toBe(false)
})

test('an old hash is refused, and of concurrent writes only one succeeds', async () => {
  const environment = await createProject()
  const { old_hash: expected_hash } = await updateEssence(environment, { edits: [ADD_PAGE] })
  const writes = ['a', 'b', 'c'].map((name) =>
    updateEssence(environment, {
      edits: [{ ...ADD_PAGE, payload: { ...ADD_PAGE.payload, page_id: `report-${name}` } }],
      dry_run: false,
      expected_hash,
    }),
  )
  const results = await Promise.allSettled(writes)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'hash-mismatch' })
  }
  await expect(
    updateEssence(environment, { edits: [ADD_PAGE], expected_hash }),
  ).rejects.toMatchObject({ code: 'hash-mismatch' })
})

test('links follow a route and disappear with their page', async () => {
  const environment = await createProject()
  const link = adminEssence.blueprint.sections[0]?.navigation_items?.[0]
  const target = section.pages.find(({ route }) => route === link?.route)
  if (!target) throw new Error('The first item leads to no page of its section.')
  const edit = { operation: 'set_route', payload: { page_id: target.id, route: '/moved' } }
  const moved = await write(environment, [edit])
  expect(moved.routes).toEqual({ added: ['/moved'], removed: [target.route] })
  const essence = await readEssence(environment)
  expect(essence.blueprint.sections[0]?.navigation_items?.[0]?.route).toBe('/moved')
  expect(moved.issues).toEqual([])
  const removed = await write(environment, [
    { operation: 'remove_page', payload: { page_id: target.id } },
  ])
  expect(removed).toMatchObject({ valid: true, routes: { removed: ['/moved'] } })
  expect(removed.issues.map(({ code }) => code)).not.toContain('navigation-route-unknown')
  expect(await readFileText(environment)).not.toContain('/moved')
})

const cases: [name: string, edits: { operation: string; payload?: unknown }[], code: string][] = [
  ['an unknown operation', [{ operation: 'add_pages' }], 'usage'],
  [
    'an unknown payload field',
    [{ ...ADD_PAGE, payload: { ...ADD_PAGE.payload, x: 1 } }],
    'payload-invalid',
  ],
  [
    'an unknown page',
    [{ operation: 'remove_page', payload: { page_id: 'nope' } }],
    'page-not-found',
  ],
  [
    'an unknown section',
    [{ operation: 'remove_section', payload: { section_id: 'nope' } }],
    'section-not-found',
  ],
  [
    'an unknown pattern',
    [{ operation: 'update_page_layout', payload: { page_id: page.id, layout: ['data-tabel'] } }],
    'result-invalid',
  ],
  [
    'an unknown theme',
    [{ operation: 'update_dna', payload: { theme: { id: 'nope' } } }],
    'result-invalid',
  ],
  [
    'a duplicate route',
    [{ ...ADD_PAGE, payload: { ...ADD_PAGE.payload, route: page.route } }],
    'result-invalid',
  ],
  ['an unknown property', [{ operation: 'update_dna', payload: { colour: 1 } }], 'result-invalid'],
  [
    'a failed test',
    [{ operation: 'patch', payload: { patch: [{ op: 'test', path: '/version', value: '1' }] } }],
    'patch-failed',
  ],
  [
    'a missing pointer',
    [{ operation: 'patch', payload: { patch: [{ op: 'remove', path: '/nope' }] } }],
    'patch-failed',
  ],
  [
    'a prototype',
    [{ operation: 'patch', payload: { patch: [{ op: 'add', path: '/__proto__/x', value: 1 }] } }],
    'patch-failed',
  ],
  [
    'an empty document',
    [{ operation: 'patch', payload: { patch: [{ op: 'replace', path: '', value: {} }] } }],
    'result-invalid',
  ],
  ['no edit', [], 'usage'],
]

test.each(cases)('%s gives a typed error and changes nothing', async (_, edits, code) => {
  const environment = await createProject()
  await expect(write(environment, edits)).rejects.toMatchObject({ name: 'OperationError', code })
  expect(await readFileText(environment)).toBe(toText(adminEssence))
  expect(await readdir(environment.cwd)).toEqual([ESSENCE_FILE])
})

test('a change of the DNA needs a confirmation', async () => {
  const environment = await createProject()
  const edits = [{ operation: 'update_dna', payload: { spacing: { density: 'spacious' } } }]
  const { old_hash: expected_hash, needs } = await updateEssence(environment, { edits })
  expect(needs).toContain('confirm_dna')
  await expect(
    updateEssence(environment, { edits, dry_run: false, expected_hash }),
  ).rejects.toMatchObject({ code: 'dna-unconfirmed' })
  const data = await updateEssence(environment, {
    edits,
    dry_run: false,
    expected_hash,
    confirm_dna: true,
  })
  expect(data).toMatchObject({ written: true, changes_dna: true })
})

test('a patch can repair an invalid document, other operations cannot', async () => {
  const broken = { ...adminEssence, extra: 1 }
  const environment = await createProject({}, broken)
  await expect(updateEssence(environment, { edits: [ADD_PAGE] })).rejects.toMatchObject({
    code: 'essence-invalid',
  })
  const edits = [{ operation: 'patch', payload: { patch: [{ op: 'remove', path: '/extra' }] } }]
  expect(await write(environment, edits)).toMatchObject({ written: true, valid: true })
  await writeFile(join(environment.cwd, ESSENCE_FILE), '{')
  await expect(updateEssence(environment, { edits })).rejects.toMatchObject({
    code: 'essence-invalid',
  })
})
