import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { discoverProject } from '../../../src/project/discover/discover-project.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'

const NEXT = '{"dependencies":{"next":"16","react":"19"}}'
const NUXT = '{"dependencies":{"nuxt":"4","vue":"3"}}'
const PAGE = 'export default () => <main><h1>Home</h1></main>'
const VIEW = '<template><main><h1>Home</h1></main></template>'

test.each<[name: string, files: Record<string, string>, page: string]>([
  ['Next.js', { 'package.json': NEXT, 'app/page.tsx': PAGE }, 'app/register/page.tsx'],
  [
    'Next.js in src',
    { 'package.json': NEXT, 'src/app/page.tsx': PAGE },
    'src/app/register/page.tsx',
  ],
  [
    'Next.js with the pages router',
    { 'package.json': NEXT, 'pages/index.tsx': PAGE },
    'pages/register/index.tsx',
  ],
  [
    'Next.js with the pages router in src',
    { 'package.json': NEXT, 'src/pages/index.tsx': PAGE, 'src/lib/a.ts': 'export {}' },
    'src/pages/register/index.tsx',
  ],
  [
    'Next.js, which does not read src/app next to app',
    { 'package.json': NEXT, 'app/page.tsx': PAGE, 'src/app/register/page.tsx': PAGE },
    'app/register/page.tsx',
  ],
  ['Nuxt 4', { 'package.json': NUXT, 'app/pages/index.vue': VIEW }, 'app/pages/register/index.vue'],
  ['Nuxt 3', { 'package.json': NUXT, 'pages/index.vue': VIEW }, 'pages/register/index.vue'],
  [
    'Nuxt in src',
    { 'package.json': NUXT, 'src/pages/index.vue': VIEW },
    'src/pages/register/index.vue',
  ],
  [
    'SvelteKit',
    {
      'package.json': '{"devDependencies":{"@sveltejs/kit":"2","svelte":"5"}}',
      'src/routes/+page.svelte': '<main><h1>Home</h1></main>',
    },
    'src/routes/register/+page.svelte',
  ],
  [
    'Astro',
    {
      'package.json': '{"dependencies":{"astro":"5"}}',
      'src/pages/index.astro': '<main><h1>Home</h1></main>',
    },
    'src/pages/register/index.astro',
  ],
  ['HTML files', { 'index.html': '<main><h1>Home</h1></main>' }, 'register/index.html'],
])('%s: the pack and ROUTE002 name the same file', async (_, files, page) => {
  const folder = await createTestFolder(files)
  await runCli(folder, ['init', '--page', '/=hero', '--page', '/register=auth-form'])
  const pack = await readFile(join(folder, '.svc/context/page-register-pack.md'), 'utf8')
  expect(pack).toContain(`Code: \`${page}\``)
  const { out } = await runCli(folder, ['verify', '--check', 'ROUTE002', '--json'])
  const titles = JSON.parse(out).findings.map(({ repair }: { repair: { title: string } }) => repair)
  expect(titles).toMatchObject([{ title: `Implement /register in ${page}.` }])
})

test('a contract for another folder does not change the one that the project uses', async () => {
  const folder = await createTestFolder({ 'package.json': NEXT, 'src/app/page.tsx': PAGE })
  await runCli(folder, ['init', '--target', 'next', '--page', '/register=auth-form'])
  const pack = await readFile(join(folder, '.svc/context/page-register-pack.md'), 'utf8')
  expect(pack).toContain('Code: `src/app/register/page.tsx`')
})

test('the tokens of a Nuxt 3 project do not create the source folder of Nuxt 4', async () => {
  const folder = await createTestFolder({ 'package.json': NUXT, 'pages/index.vue': VIEW })
  const { out } = await runCli(folder, ['init', '--page', '/=hero'])
  expect(out).toContain('assets/tokens.css')
  expect(out).not.toContain('app/assets')
})

test('routes that the framework does not read are not implemented', async () => {
  const folder = await createTestFolder({
    'package.json': NEXT,
    'app/register/page.tsx': PAGE,
    'src/app/page.tsx': PAGE,
  })
  const { routes } = await discoverProject(folder)
  expect(routes.items.map(({ path }) => path)).toEqual(['/register'])
})
