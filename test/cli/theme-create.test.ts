import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { createPng } from '../support/project/create-png.ts'

const readJson = async (cwd: string, file: string) =>
  JSON.parse(await readFile(join(cwd, file), 'utf8'))

const YELLOW = ['theme', 'create', '--color', '#ffcc1f', '--character', 'bold']

const INIT = [
  'init',
  '--blueprint',
  'internal-admin',
  '--sections',
  'record-admin',
  '--theme',
  'slate',
]

test('a new project starts with its own theme', async () => {
  const cwd = await createTestFolder()
  const created = await runCli(cwd, YELLOW)
  expect(created.err).toBe('')
  expect(created.out).toContain('.svc/custom/themes/brand.json created')
  expect(created.out).toContain('light: as it is')
  expect(created.out).toContain('Next: `npx @svc/content init --theme brand`.')
  const theme = await readJson(cwd, '.svc/custom/themes/brand.json')
  expect(theme.palette.primary.light).toBe('#FFCC1F')
  expect(theme.fonts[0].family).toBe('Archivo')

  const args = ['init', '--blueprint', 'internal-admin', '--theme', 'brand']
  expect((await runCli(cwd, args)).exit).toBe(0)
  expect(await readFile(join(cwd, 'src/tokens.css'), 'utf8')).toContain('--color-primary: #FFCC1F;')
  expect((await runCli(cwd, ['validate'])).exit).toBe(0)
})

test('--use selects the theme and updates the files, and keeps what the product decided', async () => {
  const cwd = await createTestFolder()
  await runCli(cwd, [...INIT, '--mode', 'dark'])
  const before = await readJson(cwd, 'svc.essence.json')
  const { exit, out, err } = await runCli(cwd, [...YELLOW, '--name', 'Volt Café', '--use'])
  expect([exit, err]).toEqual([0, ''])
  expect(out).toContain('svc.essence.json selects it.')
  expect(out).toContain('src/tokens.css changed')
  const { dna, ...rest } = await readJson(cwd, 'svc.essence.json')
  const { dna: oldDna, ...oldRest } = before
  expect(rest).toEqual(oldRest)
  expect(dna.theme).toEqual({ id: 'volt-caf', mode: 'dark' })
  expect(dna.typography.heading_weight).toBe(800)
  expect(dna.radius).toEqual({ philosophy: 'sharp', base: 0 })
  expect(dna.personality).toEqual(oldDna.personality)
  expect(dna.accessibility).toEqual(oldDna.accessibility)
  expect((await runCli(cwd, ['compile', '--check'])).exit).toBe(0)
})

test('on a terminal, it asks whether to use the theme', async () => {
  const cwd = await createTestFolder()
  await runCli(cwd, INIT)
  const questions: string[] = []
  const prompts = {
    confirm: (message: string) => Promise.resolve(questions.push(message) > 0),
  } as never
  const { out } = await runCli(cwd, YELLOW, { prompts })
  expect(questions).toEqual(['Use the theme "brand" in svc.essence.json?'])
  expect(out).toContain('svc.essence.json selects it.')
  expect((await readJson(cwd, 'svc.essence.json')).dna.theme.id).toBe('brand')
})

test('a record with other content is only replaced by force', async () => {
  const cwd = await createTestFolder()
  await runCli(cwd, YELLOW)
  expect(await runCli(cwd, YELLOW)).toMatchObject({ exit: 0, out: expect.stringContaining('same') })
  const other = ['theme', 'create', '--color', '#1b2a6b']
  const { exit, err } = await runCli(cwd, other)
  expect(exit).toBe(2)
  expect(err).toContain('Use --force to replace it, or --id for another name.')
  expect((await readJson(cwd, '.svc/custom/themes/brand.json')).seed.primary).toBe('#FFCC1F')
  expect((await runCli(cwd, [...other, '--force'])).exit).toBe(0)
})

test('the color of a logo', async () => {
  const cwd = await createTestFolder({
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0b7a5b" d="M0 0"/></svg>',
    'photo.jpg': '\u00ff\u00d8',
    'notes.txt': 'no picture',
  })
  const rows = [[255, 255, 255, 230, 51, 122]]
  const png = createPng({ width: 2, height: 1, bitDepth: 8, colorType: 2, rows })
  await writeFile(join(cwd, 'logo.png'), png)
  await writeFile(join(cwd, 'photo.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
  const create = (file: string) =>
    runCli(cwd, ['theme', 'create', '--from-image', file, '--id', file.replace('.', '-')])
  expect((await create('logo.svg')).out).toContain('Brand color #0B7A5B, from logo.svg.')
  expect((await create('logo.png')).out).toContain('Brand color #E6337A, from logo.png.')
  expect((await create('photo.jpg')).err).toContain('photo.jpg is a JPEG file.')
  expect((await create('notes.txt')).err).toContain('notes.txt is neither a PNG nor an SVG file.')
  expect(await create('missing.png')).toMatchObject({ exit: 5 })
})

test('the theme of a style sheet', async () => {
  const cwd = await createTestFolder({
    'globals.css': ':root { --background: #fff; --foreground: #111; --primary: #0b7a5b }',
  })
  const { out } = await runCli(cwd, ['theme', 'create', '--from-css', 'globals.css'])
  expect(out).toContain('Read from globals.css: brand: 3 values imported')
  const theme = await readJson(cwd, '.svc/custom/themes/brand.json')
  expect(theme).toMatchObject({ name: 'Brand', source: 'globals.css' })
})

test.each([
  [[], 'Name a source of the theme: --color, --from-image or --from-css.'],
  [['--color', 'red', '--from-css', 'a.css'], 'Use only one of'],
  [['--from-css', 'a.css', '--character', 'bold'], '--character does not apply to --from-css.'],
  [['--color', 'yelow'], 'Did you mean yellow?'],
  [['--color', '#ffcc1f80'], 'A brand color is opaque.'],
  [['--color', 'ffcc1f', '--second', 'none'], 'Invalid value "none" for --second.'],
  [['--color', 'red', '--character', 'blod'], 'Did you mean bold?'],
  [['--color', 'red', '--fonts', 'archvo'], 'Did you mean archivo?'],
  [['--color', 'red', '--id', 'My Theme'], 'such as "my-theme"'],
  [['--color', 'red', '--id', 'slate'], '"slate" is the id of a published theme.'],
  [['--color', 'red', '--use'], 'svc.essence.json'],
])('%j is an error, and writes nothing', async (args, message) => {
  const cwd = await createTestFolder()
  const { exit, err } = await runCli(cwd, ['theme', 'create', ...args])
  expect(exit).toBeGreaterThan(1)
  expect(err).toContain(message)
  await expect(readFile(join(cwd, '.svc/custom/themes/brand.json'))).rejects.toThrow()
})
