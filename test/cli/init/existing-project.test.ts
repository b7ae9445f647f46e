// Long run: starts commands in many projects.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'

const BLANK = ['init', '--blank', '--page', '/orders=filter-bar,data-table']

const readJson = async (folder: string, file: string) =>
  JSON.parse(await readFile(join(folder, file), 'utf8'))

const createPackageFile = (...names: string[]): string =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) })

test.each([
  [['next', 'react'], 'next'],
  [['react', 'vite'], 'react-vite'],
  [['vue', 'vite'], 'vue-vite'],
  [['@sveltejs/kit', 'vite', 'svelte'], 'sveltekit'],
  [['astro', 'react', 'vite'], 'astro'],
])('%j in package.json is detected as %s', async (names, target) => {
  const folder = await createTestFolder({ 'package.json': createPackageFile(...names) })
  const { out } = await runCli(folder, BLANK)
  expect((await readJson(folder, 'svc.essence.json')).meta.target).toBe(target)
  expect(out).toContain(`Detected in package.json (`)
  expect(out).toContain(`target ${target}.`)
})

test('defaults are printed', async () => {
  const folder = await createTestFolder({ 'package.json': createPackageFile('left-pad') })
  const { out } = await runCli(folder, BLANK)
  expect(out).toMatch(
    /Defaults, .*: target react-vite, shell sidebar-main, theme [a-z]+, archetype [a-z-]+ \(its page .+\)\./,
  )
})

test('an invalid package file is reported with the location', async () => {
  const folder = await createTestFolder({ 'package.json': '{\n  "name": oops\n}' })
  const { exit, err } = await runCli(folder, BLANK)
  expect(exit).toBe(2)
  expect(err).toContain('package.json:2:11')
})

const SHADCN = {
  'tsconfig.json': '{ // settings\n "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'components.json': JSON.stringify({ aliases: { components: '@/components' } }),
  'src/components/ui/button.tsx': 'function Button() {}\nexport { Button, buttonVariants }',
  'src/components/ui/table.tsx': 'export { Table, TableRow }',
  'src/components/ui/dropdown-menu.tsx': 'export { DropdownMenu }',
  'src/components/ui/button.test.tsx': 'export const Input = 1',
  'src/components/ui/strange.tsx': 'export { Strange }',
}

test('shadcn components become imports in packs', async () => {
  const folder = await createTestFolder({
    ...SHADCN,
    'package.json': createPackageFile('@svc/content'),
  })
  const { out } = await runCli(folder, BLANK)
  expect(out).toContain('Detected in components.json, src/components/ui: components 3.')
  expect((await readJson(folder, 'svc.config.json')).components.bind).toEqual({
    Button: "import { Button } from '@/components/ui/button'",
    Table: "import { Table } from '@/components/ui/table'",
    Menu: "import { DropdownMenu } from '@/components/ui/dropdown-menu'",
  })
  const pack = await readFile(join(folder, '.svc/context/page-orders-pack.md'), 'utf8')
  expect(pack).toContain("import { Table } from '@/components/ui/table'")
  expect(await runCli(folder, ['compile', '--check'])).toMatchObject({ exit: 0 })
  expect(await readFile(join(folder, 'AGENTS.md'), 'utf8')).toContain('npx @svc/content validate')
})

test('--components overrides components.json', async () => {
  const folder = await createTestFolder({
    ...SHADCN,
    'lib/Button.vue': '<template />',
    'lib/forms/index.ts': "export { Input } from './input'",
  })
  const { err } = await runCli(folder, [...BLANK, '--components', './lib/'])
  expect((await readJson(folder, 'svc.config.json')).components.bind).toEqual({
    Button: "import Button from './lib/Button.vue'",
    Input: "import { Input } from './lib/forms'",
  })
  expect(err).toContain('No path in tsconfig.json covers the components')
})

test('an unresolved alias is reported', async () => {
  const folder = await createTestFolder({ 'components.json': SHADCN['components.json'] })
  const { exit, err } = await runCli(folder, BLANK)
  expect(exit).toBe(0)
  expect(err).toContain('components.json refers to "@/components/ui", but no path')
})

test('existing settings are kept, and bindings are added', async () => {
  const settings = {
    checks: { TOKEN010: 'off' },
    components: { bind: { Button: 'import custom' } },
  }
  const folder = await createTestFolder({ ...SHADCN, 'svc.config.json': JSON.stringify(settings) })
  await runCli(folder, BLANK)
  const config = await readJson(folder, 'svc.config.json')
  expect(config).toMatchObject(settings)
  expect(config.components.bind.Table).toContain('import { Table }')
  expect(config.output).toEqual({ css: 'src/tokens.css', agents: ['AGENTS.md'] })
})

test.each([
  ['{ "componets": {} }', /"componets"\. Did you mean "components"\?/],
  ['{ "components": { "bind": [] } }', /svc\.config\.json:1:\d+ \/components\/bind error/],
  ['{ "components": { "bind": { "Button": 1 } } }', /\/components\/bind\/Button/],
  ['{ "apiUrl": 1 }', /\/apiUrl/],
  ['{ "tokens": { "files": "x" } }', /\/tokens\/files/],
  ['[]', /must be an object/],
])('settings %s are an error', async (text, message) => {
  const folder = await createTestFolder({ 'svc.config.json': text })
  const { exit, err } = await runCli(folder, ['list', 'themes'])
  expect(exit).toBe(2)
  expect(err).toMatch(message)
})

const STYLESHEET = `
:root { --background: #ffffff; --foreground: #111111; --primary: #2255cc; --radius: 0.5rem; }
.dark { --background: #101010; --foreground: #eeeeee; --primary: #88aaff; }
`

test.each([
  ['is named', ['--theme-from', 'src/globals.css']],
  ['is found', []],
])('a theme is imported from the style sheet that %s, and used', async (_, options) => {
  const folder = await createTestFolder({ 'src/globals.css': STYLESHEET })
  const args = [...BLANK, ...options]
  const { exit, out } = await runCli(folder, args)
  expect(exit).toBe(0)
  expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(12)
  expect(out).toMatch(/^\.svc\/\.gitattributes, \.gitignore +created$/m)
  expect(out).toMatch(
    /Detected in src\/globals\.css: theme project: \d+ values imported; \d+ derived/,
  )
  expect((await readJson(folder, 'svc.essence.json')).dna.theme.id).toBe('project')
  expect(await readFile(join(folder, 'src/tokens.css'), 'utf8')).toContain(
    '--color-primary: var(--primary);',
  )
  expect(out).toContain('Add `@import "./tokens.css";` to src/globals.css')
  expect(await readJson(folder, 'svc.config.json')).toMatchObject({
    output: { css: 'src/tokens.css', agents: ['AGENTS.md'] },
    tokens: { extends: 'src/globals.css' },
  })
  expect(await readFile(join(folder, 'AGENTS.md'), 'utf8')).toContain(
    'the tokens of `src/globals.css` and `src/tokens.css`',
  )
  const { provenance } = await readJson(folder, '.svc/context/manifest.json')
  expect(provenance.records).toContainEqual(
    expect.objectContaining({ type: 'theme', id: 'project', source: 'custom' }),
  )
  expect(await runCli(folder, ['validate'])).toMatchObject({ exit: 0 })
  expect(await runCli(folder, args)).toMatchObject({ exit: 0 })
})

test('another theme replaces the values of the style sheet, with the same switch', async () => {
  const folder = await createTestFolder({ 'src/globals.css': STYLESHEET })
  await runCli(folder, [...BLANK, '--theme', 'slate'])
  const tokens = await readFile(join(folder, 'src/tokens.css'), 'utf8')
  expect(tokens).toMatch(/:is\(\.dark\):not\(#_\) \{[^}]*--background: #/)
  expect((await readJson(folder, 'svc.essence.json')).dna.theme.id).toBe('slate')
})

test('a second run without options changes nothing', async () => {
  const folder = await createTestFolder({ 'src/globals.css': STYLESHEET })
  await runCli(folder, BLANK)
  const before = await readFile(join(folder, 'src/tokens.css'), 'utf8')
  await writeFile(
    join(folder, 'src/globals.css'),
    `@import "./tokens.css";\n${STYLESHEET.replace('#2255cc', '#aa2200')}`,
  )
  const { exit, out } = await runCli(folder, ['init'])
  expect(exit).toBe(0)
  expect(out).not.toContain('Add `@import')
  expect(await readFile(join(folder, 'src/tokens.css'), 'utf8')).toBe(before)
})

test.each([
  ['nextjs', 'Did you mean next?'],
  ['svelte', 'Did you mean sveltekit?'],
  ['reactt', 'Did you mean react-vite?'],
  ['flutter', 'Targets: react-vite, next,'],
])('the unknown target %s is rejected', async (target, hint) => {
  const folder = await createTestFolder()
  const { exit, err } = await runCli(folder, [...BLANK, '--target', target])
  expect(exit).toBe(2)
  expect(err).toContain(`Unknown target "${target}".`)
  expect(err).toContain(hint)
  expect(await readdir(folder)).toEqual([])
})

test.each([
  [
    'app/orders/page.tsx',
    'pathname',
    'app/tokens.css',
    { 'package.json': createPackageFile('next') },
  ],
  [
    'src/app/orders/page.tsx',
    'pathname',
    'src/app/tokens.css',
    { 'package.json': createPackageFile('next'), 'src/app/layout.tsx': '' },
  ],
  [
    'src/routes/orders/+page.svelte',
    'pathname',
    'src/tokens.css',
    { 'package.json': createPackageFile('@sveltejs/kit', 'svelte') },
  ],
  [
    'app/pages/orders/index.vue',
    'pathname',
    'app/assets/tokens.css',
    { 'package.json': createPackageFile('nuxt') },
  ],
  [
    'src/pages/orders/index.astro',
    'pathname',
    'src/styles/tokens.css',
    { 'package.json': createPackageFile('astro') },
  ],
  [
    'src/pages/app/orders.tsx',
    'history',
    'src/tokens.css',
    { 'package.json': createPackageFile('react', 'vite') },
  ],
  ['orders/index.html', 'pathname', 'tokens.css', { 'index.html': '<!doctype html>' }],
])('packs name %s, with %s routing and %s', async (file, routing, css, files) => {
  const folder = await createTestFolder(files)
  expect(await runCli(folder, BLANK)).toMatchObject({ exit: 0, err: '' })
  const read = (name: string) => readFile(join(folder, '.svc/context', name), 'utf8')
  expect(await read('page-orders-pack.md')).toContain(`Code: \`${file}\``)
  const scaffold = await read('scaffold-pack.md')
  expect(scaffold).toContain(`${routing} routing`)
  expect(scaffold).toContain(`\`${css}\``)
  expect(await readFile(join(folder, css), 'utf8')).toContain('--color-text: ')
})

test('agents files that exist get the same instructions as AGENTS.md', async () => {
  const folder = await createTestFolder({ 'CLAUDE.md': '# Ours\n', 'GEMINI.md': '@AGENTS.md\n' })
  await runCli(folder, BLANK)
  const agents = await readFile(join(folder, 'AGENTS.md'), 'utf8')
  expect(await readFile(join(folder, 'CLAUDE.md'), 'utf8')).toBe(`# Ours\n\n${agents}`)
  expect(await readFile(join(folder, 'GEMINI.md'), 'utf8')).toBe('@AGENTS.md\n')
})

test('a style sheet that is gone is reported with the setting that names it', async () => {
  const folder = await createTestFolder({ 'src/globals.css': STYLESHEET })
  await runCli(folder, BLANK)
  await rm(join(folder, 'src/globals.css'))
  const { exit, err } = await runCli(folder, ['compile'])
  expect(exit).toBe(5)
  expect(err).toContain('File not found: src/globals.css.')
  expect(err).toContain('"extends"')
})

test('a style sheet without custom properties is an error', async () => {
  const folder = await createTestFolder({ 'a.css': 'p { color: red }' })
  const { exit, err } = await runCli(folder, [...BLANK, '--theme-from', 'a.css'])
  expect(exit).toBe(2)
  expect(err).toContain('no custom properties')
})
