import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { officialThemes } from '../support/corpus/official-themes.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

const init = (cwd: string, ...args: readonly string[]) =>
  runCli(cwd, ['init', '--blueprint', 'internal-admin', '--sections', 'record-admin', ...args])

const listFonts = async (cwd: string): Promise<string[]> =>
  (await readdir(join(cwd, 'src/fonts')).catch(() => [])).sort()

const withoutDigest = (name: string): string => name.replace(/-[0-9a-f]{8}/, '')

const readCss = (cwd: string) => readFile(join(cwd, 'src/tokens.css'), 'utf8')

test('init writes the fonts of the theme, with their licenses, and a style sheet that loads them', async () => {
  const cwd = await createTestFolder()
  const { exit, out } = await init(cwd, '--theme', 'hearth')
  expect(exit).toBe(0)
  const files = await listFonts(cwd)
  expect(files.map(withoutDigest).sort()).toEqual([
    'fraunces.txt',
    'fraunces.woff2',
    'nunito.txt',
    'nunito.woff2',
  ])
  expect(out).toMatch(/src\/fonts\/ +created +its fonts and their licenses/)
  const css = await readCss(cwd)
  for (const name of files.filter((file) => file.endsWith('.woff2'))) {
    expect(css).toContain(`src: url("./fonts/${name}") format("woff2");`)
  }
  expect(css.match(/font-display: swap;/g)).toHaveLength(2)
  expect(css.match(/size-adjust: /g)).toHaveLength(2)
  expect(css).toContain('--font-body: Nunito, "Nunito Fallback", ')
  expect(css).not.toContain('not included')
  expect(css).not.toMatch(/https?:/)
  const agents = await readFile(join(cwd, 'AGENTS.md'), 'utf8')
  expect(agents).toContain('<link rel="preload" href="/src/fonts/nunito-')
  const license = files.find((name) => name.startsWith('nunito') && name.endsWith('.txt')) ?? ''
  expect(await readFile(join(cwd, 'src/fonts', license), 'utf8')).toContain('SIL Open Font License')
})

test('--no-fonts leaves them out, now and later', async () => {
  const cwd = await createTestFolder()
  await init(cwd, '--theme', 'hearth', '--no-fonts')
  expect(await listFonts(cwd)).toEqual([])
  expect(await readCss(cwd)).toContain('/* Font, not included: Nunito')
  expect((await runCli(cwd, ['compile'])).exit).toBe(0)
  expect(await listFonts(cwd)).toEqual([])
  expect((await runCli(cwd, ['compile', '--check'])).exit).toBe(0)
})

test.each([
  ['svc.config.json', {}],
  ['package.json', { 'package.json': '{ "svc": { "output": { "css": "src/tokens.css" } } }' }],
])('theme create --no-fonts remembers it in %s', async (file, files) => {
  const cwd = await createTestFolder(files)
  await init(cwd, '--theme', 'mono')
  if (file === 'package.json') await rm(join(cwd, 'svc.config.json'))
  const { exit } = await runCli(cwd, ['theme', 'create', '--color', 'red', '--no-fonts', '--use'])
  expect(exit).toBe(0)
  expect(await listFonts(cwd)).toEqual([])
  const settings = JSON.parse(await readFile(join(cwd, file), 'utf8'))
  expect((settings.svc ?? settings).output).toMatchObject({ css: 'src/tokens.css', fonts: false })
})

test('compile --check names a font that is missing, and compile writes it again', async () => {
  const cwd = await createTestFolder()
  await init(cwd, '--theme', 'mono')
  const font = (await listFonts(cwd)).find((name) => name.endsWith('.woff2')) ?? ''
  await rm(join(cwd, 'src/fonts', font))
  const check = await runCli(cwd, ['compile', '--check'])
  expect(check).toMatchObject({
    exit: 1,
    out: expect.stringContaining(`src/fonts/${font} missing`),
  })
  await runCli(cwd, ['compile'])
  expect((await runCli(cwd, ['compile', '--check'])).exit).toBe(0)
})

test('a changed font file is kept, and replaced only by force', async () => {
  const cwd = await createTestFolder()
  await init(cwd, '--theme', 'mono')
  const font = (await listFonts(cwd)).find((name) => name.endsWith('.woff2')) ?? ''
  const path = join(cwd, 'src/fonts', font)
  await writeFile(path, 'my own font')
  const { out } = await runCli(cwd, ['compile'])
  expect(out).toContain(`src/fonts/${font} kept (not the font that svc wrote)`)
  expect(await readFile(path, 'utf8')).toBe('my own font')
  await runCli(cwd, ['compile', '--force'])
  expect(await readFile(path, 'utf8')).not.toBe('my own font')
})

test('another theme replaces the fonts, and leaves the files of other people alone', async () => {
  const cwd = await createTestFolder()
  await init(cwd, '--theme', 'mono')
  const own = ['brand.woff2', 'brand-0a1b2c3d.woff2']
  for (const name of own) await writeFile(join(cwd, 'src/fonts', name), 'ours')
  const args = ['theme', 'create', '--color', '#0b7a5b', '--fonts', 'figtree', '--use']
  const { out } = await runCli(cwd, args)
  expect(out).toMatch(/src\/fonts\/archivo-[0-9a-f]{8}\.woff2 removed/)
  const names = (await listFonts(cwd)).filter((name) => !own.includes(name))
  expect(names.map(withoutDigest).sort()).toEqual(['figtree.txt', 'figtree.woff2'])
  expect(await listFonts(cwd)).toEqual(expect.arrayContaining(own))
})

test('a project with a style sheet of its own gets no fonts', async () => {
  const cwd = await createTestFolder({
    'src/app.css':
      ':root { --background: #fff; --foreground: #111; --primary: #0b7a5b; --border: #ddd }',
  })
  await init(cwd, '--theme-from', 'src/app.css')
  expect(await listFonts(cwd)).toEqual([])
  await runCli(cwd, ['compile'])
  expect(await listFonts(cwd)).toEqual([])
})

test.each(officialThemes.map(([slug]) => slug))(
  'the fonts of %s have at most 90 kB',
  async (slug) => {
    const cwd = await createTestFolder()
    await init(cwd, '--theme', slug)
    const names = (await listFonts(cwd)).filter((name) => name.endsWith('.woff2'))
    const sizes = await Promise.all(
      names.map(async (name) => (await readFile(join(cwd, 'src/fonts', name))).length),
    )
    expect(names.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000)
  },
)
