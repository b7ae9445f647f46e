import { expect, test } from 'vitest'
import {
  findTarget,
  getPageFile,
  type Target,
} from '../../../../src/core/essence/app/find-target.ts'
import { TARGET_NAMES } from '../../../../src/core/essence/diagnostics/dna-values.ts'
import { compilePacks } from '../../../../src/packs.ts'
import { createEssenceWithPages } from '../../../support/essence/essence-with-pages.ts'
import { officialPackLookup } from '../../packs/official-bundles.ts'

const PATHS = ['/', '/orders', '/orders/:id/edit', '/files/*']

test.each<[target: string, root: string, page: string, parameter: string, rest: string]>([
  [
    'react-vite',
    ...(['a', 'a', 'a', 'a'].map((id) => `src/pages/shop/${id}.tsx`) as [
      string,
      string,
      string,
      string,
    ]),
  ],
  [
    'vue-vite',
    ...(['a', 'a', 'a', 'a'].map((id) => `src/pages/shop/${id}.vue`) as [
      string,
      string,
      string,
      string,
    ]),
  ],
  [
    'next',
    'app/page.tsx',
    'app/orders/page.tsx',
    'app/orders/[id]/edit/page.tsx',
    'app/files/[...rest]/page.tsx',
  ],
  [
    'next-src-tailwind',
    'src/app/page.tsx',
    'src/app/orders/page.tsx',
    'src/app/orders/[id]/edit/page.tsx',
    'src/app/files/[...rest]/page.tsx',
  ],
  [
    'sveltekit',
    'src/routes/+page.svelte',
    'src/routes/orders/+page.svelte',
    'src/routes/orders/[id]/edit/+page.svelte',
    'src/routes/files/[...rest]/+page.svelte',
  ],
  [
    'nuxt',
    'app/pages/index.vue',
    'app/pages/orders/index.vue',
    'app/pages/orders/[id]/edit/index.vue',
    'app/pages/files/[...rest]/index.vue',
  ],
  [
    'astro',
    'src/pages/index.astro',
    'src/pages/orders/index.astro',
    'src/pages/orders/[id]/edit/index.astro',
    'src/pages/files/[...rest]/index.astro',
  ],
  [
    'html',
    'index.html',
    'orders/index.html',
    'orders/<id>/edit/index.html',
    'files/<...rest>/index.html',
  ],
])('%s has a file for each route', (name, ...files) => {
  const target = findTarget(name) as Target
  const listFiles = PATHS.map((path) => getPageFile(target, { path, section: 'shop', page: 'a' }))
  expect(listFiles).toEqual(files)
})

test.each([
  ['next-tailwind', 'Next.js'],
  ['Next.js 15', 'Next.js'],
  ['nuxt', 'Nuxt'],
  ['sveltekit-tailwind', 'SvelteKit'],
  ['vue-vite', 'Vue with Vite'],
  ['react-vite-tailwind', 'React with Vite'],
  ['astro', 'Astro'],
  ['static-html', 'Plain HTML'],
  ['vite', 'Plain HTML'],
  ['flutter', undefined],
  ['solid-vite', undefined],
])('the target %s is %s', (name, title) => {
  expect(findTarget(name)?.title).toBe(title)
})

test('every target of the vocabulary has conventions', () => {
  expect(TARGET_NAMES.filter((name) => findTarget(name) === undefined)).toEqual([])
})

const compileFor = async (target: string) => {
  const essence = createEssenceWithPages(1)
  const bundle = await compilePacks(
    { ...essence, meta: { ...essence.meta, target } },
    officialPackLookup,
  )
  const [page] = bundle.pages
  return { page: page?.renderedMarkdown ?? '', scaffold: bundle.scaffold.renderedMarkdown }
}

test('a known target names the files of pages, shells and tokens', async () => {
  const { page, scaffold } = await compileFor('sveltekit')
  expect(page).toContain('- Code: `src/routes/section-0/page-0/+page.svelte` (SvelteKit).')
  for (const name of [
    'src/tokens.css',
    'src/routes/+layout.svelte',
    'src/routes/<path>/+page.svelte',
    '[id]',
  ]) {
    expect(scaffold).toContain(`\`${name}\``)
  }
})

test('an unknown target claims no file', async () => {
  const { page, scaffold } = await compileFor('flutter')
  expect(page).toContain('- Code for `flutter`.')
  expect(`${page}${scaffold}`).not.toMatch(/src\/|app\/|\.tsx|\.html|Files:/)
})

test('Tailwind classes are printed beside the tokens if the target uses it', async () => {
  const { page } = await compileFor('react-vite-tailwind')
  for (const text of ['`--text-2xl` (`text-2xl`)', '`--color-primary` (`bg-primary`)']) {
    expect(page).toContain(text)
  }
  const { page: plain } = await compileFor('react-vite')
  expect(plain).toContain('`--text-2xl`')
  expect(plain).not.toMatch(/` \(`|bg-primary/)
})
