// Long run: creates and verifies several projects.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkDrift } from '../../../src/project/drift/check-drift.ts'
import { auditProject } from '../../../src/project/verify/verify.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'
import { createEnvironment } from '../../support/project/test-project.ts'

/** The packages and the first page of each framework as its own starter writes them. */
const STARTERS = {
  react: { packages: ['react', 'vite'], page: 'src/app.tsx', css: 'src/index.css' },
  vue: { packages: ['vue', 'vite'], page: 'src/App.vue', css: 'src/style.css' },
  svelte: { packages: ['svelte', 'vite'], page: 'src/App.svelte', css: 'src/app.css' },
  next: { packages: ['next', 'react'], page: 'src/app/page.tsx', css: 'src/app/globals.css' },
  nuxt: { packages: ['nuxt'], page: 'app/pages/index.vue', css: 'app/assets/css/main.css' },
  sveltekit: {
    packages: ['@sveltejs/kit', 'svelte', 'vite'],
    page: 'src/routes/+page.svelte',
    css: 'src/app.css',
  },
  astro: { packages: ['astro'], page: 'src/pages/index.astro', css: 'src/styles/global.css' },
} as const

const STYLES = {
  'plain CSS': { packages: [], text: 'body { margin: 0 }\n' },
  'Tailwind v4': { packages: ['tailwindcss'], text: '@import "tailwindcss";\n' },
} as const

const PAGES = ['/=hero', '/orders=filter-bar,data-table']

async function createFreshProject(
  starter: keyof typeof STARTERS,
  style: keyof typeof STYLES,
): Promise<string> {
  const { packages, page, css } = STARTERS[starter]
  const { packages: others, text } = STYLES[style]
  const names = [...packages, ...others]
  const folder = await createTestFolder({
    'package.json': JSON.stringify({
      dependencies: Object.fromEntries(names.map((name) => [name, '^4.0.0'])),
    }),
    [page]: '',
    [css]: text,
  })
  const pages = PAGES.flatMap((item) => ['--page', item])
  const { exit, err } = await runCli(folder, ['init', '--blank', ...pages, '--offline'])
  if (exit !== 0) throw new Error(err)
  return folder
}

const STYLE_NAMES = Object.keys(STYLES) as (keyof typeof STYLES)[]
const STARTER_NAMES = Object.keys(STARTERS) as (keyof typeof STARTERS)[]

describe.each(STYLE_NAMES)('a fresh project with %s', (style) => {
  test.each(STARTER_NAMES)('and %s has no drift, and its checks of colors run', async (starter) => {
    const folder = await createFreshProject(starter, style)
    const environment = createEnvironment(folder)
    const { drift, compared } = await checkDrift(environment)
    expect(compared).toContain('tokens')
    expect(drift.filter(({ kind }) => kind !== 'route-unimplemented')).toEqual([])
    await writeFile(join(folder, 'src-extra.css'), 'a { color: #123457 }\n')
    const { counts } = await auditProject(environment, { checks: ['TOKEN010'] })
    expect(counts).toEqual({ TOKEN010: 1 })
  })
})

test('a project without color tokens says once that colors were not compared', async () => {
  const folder = await createTestFolder({ 'index.html': '<p style="color:#123457">Hello</p>' })
  const note =
    'Colors were not compared with tokens (TOKEN010): the project defines 0 color tokens; 8 are needed.'
  const { notes } = await auditProject(createEnvironment(folder))
  expect(notes.filter((line) => line.startsWith('Colors'))).toEqual([note])
  for (const format of ['text', 'json', 'md']) {
    const { out } = await runCli(folder, ['verify', '--format', format])
    expect(out.split(note)).toHaveLength(2)
  }
})

test('a project without scales and components says once what was not compared', async () => {
  const app = 'export const App = () => <button type="button">Save</button>'
  const folder = await createTestFolder({ 'src/app.tsx': app })
  const { notes } = await auditProject(createEnvironment(folder))
  const names = (code: string) => notes.filter((line) => line.includes(`(${code})`))
  expect(names('TOKEN012')).toEqual([
    'Not compared with a scale (TOKEN012): distances, because there is no contract with a spacing scale; radii, because the project defines 0 radius tokens of different sizes and 3 are needed.',
  ])
  expect(names('COMP010')).toEqual([
    'Raw controls were not compared with components (COMP010): no component of the project for a control is used in 3 files, and in 60 % of those with such a control.',
  ])
})
