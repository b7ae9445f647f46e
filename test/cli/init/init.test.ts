import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Prompts } from '../../../src/cli/terminal/prompts.ts'
import { type Essence, validateEssence } from '../../../src/essence.ts'
import { checksumFiles } from '../../../src/internal/node.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'

const ADMIN = ['init', '--blueprint', 'internal-admin']
const BLANK = ['init', '--blank', '--page', '/=kpi-grid', '--page', '/orders=filter-bar,data-table']

const readEssence = async (folder: string): Promise<Essence> => {
  const result = validateEssence(
    JSON.parse(await readFile(join(folder, 'svc.essence.json'), 'utf8')),
  )
  return result.ok ? result.value : expect.unreachable(JSON.stringify(result.issues))
}

test.each([
  ['a blueprint', ADMIN, /^svc\.essence\.json is valid\.\n$/],
  ['custom pages', BLANK, /\nsvc\.essence\.json is valid, with 4 notes\.\n$/],
])(
  '%s: all files are written, valid and up to date, and the report has twelve lines',
  async (_, args, summary) => {
    const folder = await createTestFolder()
    const { exit, out, err } = await runCli(folder, args)
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(12)
    const files = (await checksumFiles(folder)).map(({ path }) => path)
    for (const path of [
      'svc.essence.json',
      '.svc/schemas/essence.v4.json',
      '.svc/context/manifest.json',
      '.svc/context/scaffold-pack.md',
      'src/tokens.css',
      'svc.config.json',
      'AGENTS.md',
    ]) {
      expect(files).toContain(path)
    }
    expect(files.filter((path) => path.endsWith('.part'))).toEqual([])
    expect(await runCli(folder, ['validate'])).toMatchObject({
      exit: 0,
      out: expect.stringMatching(summary),
    })
    expect(await runCli(folder, ['compile', '--check'])).toMatchObject({ exit: 0 })
  },
)

test('custom pages: validate notes each missing purpose and primary action', async () => {
  const folder = await createTestFolder()
  await runCli(folder, BLANK)
  const { exit, out } = await runCli(folder, ['validate', '--json'])
  const { valid, issues } = JSON.parse(out)
  expect({ exit, valid }).toEqual({ exit: 0, valid: true })
  expect(issues).toMatchObject(
    [0, 1].flatMap((page) =>
      ['page-purpose-missing', 'page-action-missing'].map((code) => {
        return { code, severity: 'info', pointer: `/blueprint/sections/0/pages/${page}` }
      }),
    ),
  )
})

test('a second run changes nothing, also from a subfolder', async () => {
  const folder = await createTestFolder()
  await runCli(folder, ADMIN)
  const before = await checksumFiles(folder)
  for (const args of [ADMIN, ['init'], [...ADMIN, '--force']]) {
    expect(await runCli(folder, args)).toMatchObject({ exit: 0 })
    expect(await checksumFiles(folder)).toEqual(before)
  }
  expect(await runCli(join(folder, 'src'), ['compile', '--check'])).toMatchObject({ exit: 0 })
})

test('a different essence is only replaced with --force, and nothing is written otherwise', async () => {
  const folder = await createTestFolder()
  await runCli(folder, BLANK)
  const before = await checksumFiles(folder)
  const failed = await runCli(folder, ADMIN)
  expect(failed).toMatchObject({ exit: 2, out: '' })
  expect(failed.err).toContain('svc.essence.json already exists with different content')
  expect(await checksumFiles(folder)).toEqual(before)
  expect(await runCli(folder, ['init', '--theme', 'slate'])).toMatchObject({ exit: 2 })
  expect(await checksumFiles(folder)).toEqual(before)
  expect(await runCli(folder, [...ADMIN, '--force'])).toMatchObject({ exit: 0 })
  expect((await readEssence(folder)).blueprint.sections.length).toBeGreaterThan(1)
  const packs = await readdir(join(folder, '.svc/context'))
  expect(packs).not.toContain('page-orders-pack.md')
})

test('options change the essence', async () => {
  const folder = await createTestFolder()
  const appearance = [
    '--theme',
    'slate',
    '--mode',
    'dark',
    '--density',
    'compact',
    '--guard',
    'strict',
  ]
  const args = [
    ...ADMIN,
    ...appearance,
    '--target',
    'astro',
    '--sections',
    'record-admin, system-pages',
  ]
  expect(await runCli(folder, args)).toMatchObject({ exit: 0 })
  const { dna, blueprint, meta, $schema } = await readEssence(folder)
  expect(dna).toMatchObject({
    theme: { id: 'slate', mode: 'dark' },
    spacing: { density: 'compact' },
  })
  expect(meta).toMatchObject({ target: 'astro', guard: { mode: 'strict' } })
  expect(blueprint.sections.map(({ id }) => id)).toEqual(['record-admin', 'system-pages'])
  expect($schema).toBe('./.svc/schemas/essence.v4.json')
})

test('custom pages: ids, layouts and navigation come from the --page options', async () => {
  const folder = await createTestFolder()
  const pages = ['/=hero,hero', '/orders/:id=detail-header', '/team/roles=data-table']
  const args = ['init', '--blank', ...pages.flatMap((page) => ['--page', page])]
  expect(await runCli(folder, [...args, '--shell', 'top-nav-main'])).toMatchObject({ exit: 0 })
  const [section] = (await readEssence(folder)).blueprint.sections
  expect(section?.shell).toBe('top-nav-main')
  expect(section?.pages.map(({ id, route }) => [id, route])).toEqual([
    ['home', '/'],
    ['orders-detail', '/orders/:id'],
    ['team-roles', '/team/roles'],
  ])
  expect(section?.pages[0]?.layout).toEqual([
    { pattern: 'hero' },
    { pattern: 'hero', as: 'hero-2' },
  ])
  expect(section?.navigation_items?.map(({ route }) => route)).toEqual(['/', '/team/roles'])
})

/** Creates prompts that give some answers in order. */
function answerWith(...answers: (string | boolean)[]): Prompts {
  const next = async () => answers.shift() ?? expect.unreachable()
  const nextText = async () => String(await next())
  return {
    choose: nextText,
    chooseSeveral: async () => [await nextText()],
    enterText: nextText,
    confirm: async () => (await next()) === true,
  }
}

const TERMINAL = { isTerminal: true, isErrorTerminal: true }

test('in a terminal it asks for the pages and the theme, and shows the files', async () => {
  const folder = await createTestFolder()
  const prompts = answerWith('', '/', 'hero', '/orders', 'data-table', '', 'slate', true)
  const { exit, err } = await runCli(folder, ['init'], { ...TERMINAL, prompts })
  expect(exit).toBe(0)
  expect(err).toContain('svc.essence.json')
  const { dna, blueprint } = await readEssence(folder)
  expect(dna.theme.id).toBe('slate')
  expect(blueprint.sections[0]?.pages.map(({ route }) => route)).toEqual(['/', '/orders'])
})

test.each([
  ['asks for the theme of a blueprint', ['init'], ['internal-admin', 'paper', true], 'paper'],
  [
    'does not ask for a known theme',
    ['init', '--theme', 'slate'],
    ['internal-admin', true],
    'slate',
  ],
])('in a terminal it %s', async (_, args, answers, theme) => {
  const folder = await createTestFolder()
  const prompts = answerWith(...answers)
  expect(await runCli(folder, args, { ...TERMINAL, prompts })).toMatchObject({ exit: 0 })
  expect((await readEssence(folder)).dna.theme.id).toBe(theme)
})

test('in a terminal it writes nothing if the files are not confirmed', async () => {
  const folder = await createTestFolder()
  const prompts = answerWith('internal-admin', 'slate', false)
  const { exit, err } = await runCli(folder, ['init'], { ...TERMINAL, prompts })
  expect(exit).toBe(130)
  expect(err).toContain('Cancelled. Nothing was written.')
  expect(await readdir(folder)).toEqual([])
})

test('an existing style sheet and all bytes of AGENTS.md are kept', async () => {
  const folder = await createTestFolder({ 'src/tokens.css': ':root {}', 'notes.md': '# Mine\r\n' })
  await symlink('notes.md', join(folder, 'AGENTS.md'))
  const { out } = await runCli(folder, BLANK)
  expect(out).toMatch(/src\/tokens\.css +kept/)
  expect(await readFile(join(folder, 'src/tokens.css'), 'utf8')).toBe(':root {}')
  expect(await readFile(join(folder, 'notes.md'), 'utf8')).toMatch(
    /^# Mine\r\n\r\n<!-- svc:begin -->\r\n/,
  )
})

test('--no-css and --no-agents write no files', async () => {
  const folder = await createTestFolder()
  await runCli(folder, [...BLANK, '--no-css', '--no-agents'])
  expect((await readdir(folder)).sort()).toEqual(['.svc', 'svc.config.json', 'svc.essence.json'])
  const outside = await runCli(folder, [...BLANK, '--css', '../tokens.css'])
  expect(outside).toMatchObject({ exit: 2 })
  expect(outside.err).toContain('outside the project')
})

test('markers that do not match are an error, and nothing is written', async () => {
  const folder = await createTestFolder({ 'AGENTS.md': '<!-- svc:begin -->' })
  expect(await runCli(folder, BLANK)).toMatchObject({ exit: 2 })
  expect(await readdir(folder)).toEqual(['AGENTS.md'])
})

test('an invalid essence is reported with the line', async () => {
  const folder = await createTestFolder()
  await runCli(folder, BLANK)
  const file = join(folder, 'svc.essence.json')
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('"auto"', '"autto"').replace('"light"', '"lihgt"'),
  )
  await rm(join(folder, '.svc'), { recursive: true })
  const { exit, err } = await runCli(folder, ['init'])
  expect(exit).toBe(2)
  expect(err).toMatch(/svc\.essence\.json:\d+:\d+ \/dna\/theme\/mode error/)
  expect(await readdir(folder)).not.toContain('.svc')
})
