import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '../../src/node/read-content.ts'
import { readFixtureRecord } from '../support/corpus/fixture-lookup.ts'
import { ROOT } from '../support/root.ts'

const FIXTURES = `${ROOT}test/fixtures/corpus`

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svc-corpus-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function write(name: string, files: Record<string, unknown>): Promise<string> {
  for (const [path, value] of Object.entries(files)) {
    const file = join(folder, name, path)
    await mkdir(dirname(file), { recursive: true })
    const isRaw = typeof value === 'string' || value instanceof Uint8Array
    await writeFile(file, isRaw ? value : JSON.stringify(value))
  }
  return join(folder, name)
}

test('the fixture corpus is read without issues', async () => {
  const { records, issues } = await readContent([`${FIXTURES}/`])
  expect(issues).toEqual([])
  expect(Object.values(records).map(({ length }) => length)).toEqual([7, 2, 2, 4, 3])
  expect(records.patterns[0]?.file).toBe(`${FIXTURES}/patterns/activity-feed.json`)
})

test('every issue of every file is reported at once', async () => {
  const hero = readFixtureRecord('patterns', 'hero')
  const root = await write('broken', {
    '../outside.json': hero,
    '../outside/wide.html': '<p>',
    'vocabulary/anything.txt': 'is none of our business',
    'patterns/.hidden': '',
    'patterns/hero.json': { ...hero, uses: ['herro'] },
    'patterns/large.json': ' '.repeat(10_000_000),
    'patterns/latin.json': Uint8Array.of(0x22, 0xe9, 0x22),
    'patterns/notes.txt': 'x',
    'patterns/hero/deep/x.html': '<p>',
    'patterns/renamed.json': { ...hero, id: 'other' },
    'patterns/syntax.json': '{ "a": 1, }',
    'shells/twice.json': '{ "a": 1, "a": 2 }',
    'shells/list.json': '[]',
    'themes/wrong.json': { $schema: 'x', id: 'wrong', name: 'Wrong', description: 'A theme.' },
    'themes/bare.json': { $schema: '../../schemas/theme.v1.json', id: 'bare' },
  })
  await symlink(join(folder, 'outside.json'), join(root, 'patterns/linked.json'))
  await symlink(join(folder, 'outside'), join(root, 'patterns/linked'))
  await symlink('nowhere.json', join(root, 'patterns/gone.json'))
  await symlink('hero.json', join(root, 'patterns/same.json'))
  const { records, issues } = await readContent([root])
  const told = issues.map(({ file, code, pointer }) =>
    [file.slice(root.length + 1), code, pointer].join(' ').trim(),
  )
  expect(told.sort()).toEqual([
    'patterns/gone.json file-unreadable',
    'patterns/hero.json pattern-unknown /uses/0',
    'patterns/hero/deep file-unexpected',
    'patterns/large.json file-too-large',
    'patterns/latin.json file-not-text',
    'patterns/linked file-outside',
    'patterns/linked.json file-outside',
    'patterns/notes.txt file-unexpected',
    'patterns/renamed.json content-id-filename-mismatch /id',
    'patterns/same.json content-id-filename-mismatch /id',
    'patterns/syntax.json json-invalid',
    'shells/list.json content-object-required',
    'shells/twice.json json-key-repeated /a',
    'themes/bare.json schema-validation-failed',
    'themes/bare.json schema-validation-failed',
    'themes/wrong.json schema-url-mismatch /$schema',
  ])
  expect(records.patterns.map(({ slug }) => slug)).toEqual(['hero'])
})

test.each([
  ['styles.css', 'style.css'],
  ['main.css', 'style.css'],
  ['behaviour.js', 'behavior.js'],
  ['hero.json', 'pattern.json'],
  ['query.json', 'queries.json'],
  ['notes.md', undefined],
])('the file %s in the folder of a pattern has the suggestion %s', async (name, suggestion) => {
  const root = await write(`stray-${name}`, {
    'patterns/hero/pattern.json': readFixtureRecord('patterns', 'hero'),
    [`patterns/hero/${name}`]: '',
  })
  const { records, issues } = await readContent([root])
  expect(records.patterns).toHaveLength(1)
  expect(issues).toMatchObject([
    {
      file: `${root}/patterns/hero/${name}`,
      code: 'file-unexpected',
      severity: 'warn',
      expected:
        'pattern.json, style.css, behavior.js, queries.json, and an HTML file for each preset',
    },
  ])
  expect(issues[0]?.suggestion).toBe(suggestion)
})

test('an overlay adds a theme and replaces a pattern', async () => {
  const hero = { ...readFixtureRecord('patterns', 'hero'), name: 'Our hero' }
  const mine = await write('overlay', {
    'themes/ours.json': { ...readFixtureRecord('themes', 'slate'), id: 'ours' },
    'patterns/hero.json': hero,
    [`patterns/hero/${hero.default_preset}.html`]: '<section></section>\n',
  })
  const { records, issues } = await readContent([FIXTURES, mine])
  expect(issues).toEqual([])
  const won = records.patterns.find(({ slug }) => slug === 'hero')
  expect(won).toMatchObject({ origin: 'local', data: { name: 'Our hero' } })
  expect(won?.overrideOf?.identity.id).toBe('hero')
  expect(won?.data.presets[hero.default_preset]?.code?.example).toBe('<section></section>')
  expect(records.themes.map(({ slug }) => slug)).toEqual(['graphite', 'ours', 'slate'])
})

test.each(['no-such-folder', 'a-file'])('%s is an empty corpus', async (name) => {
  await writeFile(join(folder, 'a-file'), '')
  const { issues } = await readContent([join(folder, name)])
  expect(issues).toMatchObject([{ file: join(folder, name), code: 'content-root-empty' }])
})

test('a link inside the folder is followed, also when the folder is a link', async () => {
  await cp(FIXTURES, join(folder, 'copy'), { recursive: true })
  await rm(join(folder, 'copy/shells'), { recursive: true })
  await cp(`${FIXTURES}/shells`, join(folder, 'copy/frames'), { recursive: true })
  await symlink('frames', join(folder, 'copy/shells'))
  await symlink('copy', join(folder, 'link'))
  const { records, issues } = await readContent([join(folder, 'link')])
  expect(issues).toEqual([])
  expect(records.shells).toHaveLength(3)
})
