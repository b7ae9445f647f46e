import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { discoverProject } from '../../../src/project/discover/discover-project.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'

const dependsOn = (...names: string[]): string =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) })

/** A framework's package, files, and the paths that they mean. */
const ROUTES: [name: string, dependency: string, files: string[], paths: string[]][] = [
  [
    'Next.js app folder',
    'next',
    [
      'app/page.tsx',
      'app/layout.tsx',
      'app/(shop)/orders/[id]/page.tsx',
      'app/docs/[[...slug]]/page.tsx',
      'app/@modal/login/page.tsx',
      'app/feed/(..)photo/page.tsx',
      'app/_lib/page.tsx',
      'app/api/route.ts',
    ],
    ['/', '/docs', '/docs/*slug', '/orders/:id'],
  ],
  [
    'Next.js pages folder',
    'next',
    [
      'pages/_app.tsx',
      'pages/404.tsx',
      'pages/index.tsx',
      'pages/api/x.ts',
      'pages/a/[id].tsx',
      'pages/docs/api.mdx',
    ],
    ['/', '/a/:id', '/docs/api'],
  ],
  [
    'SvelteKit routes folder',
    '@sveltejs/kit',
    [
      'src/routes/+page.svelte',
      'src/routes/(app)/o/[id=int]/+page.svelte',
      'src/routes/[[lang]]/x/+page@.svelte',
      'src/routes/+layout.svelte',
    ],
    ['/', '/:lang/x', '/o/:id', '/x'],
  ],
  [
    'Nuxt pages folder',
    'nuxt',
    ['pages/index.vue', 'app.vue', 'pages/a/[...rest].vue', 'pages/u-[group]/[id].vue'],
    ['/', '/a/*rest', '/u-:group/:id'],
  ],
  ['Nuxt app', 'nuxt', ['app/app.vue'], ['/']],
  [
    'Astro pages folder',
    'astro',
    [
      'src/pages/index.astro',
      'src/pages/_x.astro',
      'src/pages/404.astro',
      'src/pages/blog/[slug].md',
    ],
    ['/', '/blog/:slug'],
  ],
  [
    'HTML files',
    'serve',
    ['index.html', 'about.html', 'docs/index.html'],
    ['/', '/about', '/docs'],
  ],
]

test.each(ROUTES)('finds the routes of the %s', async (convention, dependency, files, paths) => {
  const root = await createTestFolder({
    'package.json': dependsOn(dependency),
    ...Object.fromEntries(files.map((file) => [file, ''])),
  })
  const { routes } = await discoverProject(root)
  expect(routes).toMatchObject({ convention, completeness: 'complete' })
  expect(routes.items.map(({ path }) => path)).toEqual(paths)
})

test('routes in code are unknown, and the reason names the router', async () => {
  const root = await createTestFolder({ 'package.json': dependsOn('react', 'vite', 'wouter') })
  const { routes, framework } = await discoverProject(root)
  expect(framework).toMatchObject({ name: 'react', router: 'wouter' })
  expect(routes).toMatchObject({ completeness: 'unknown', items: [] })
  expect(routes.reason).toBe(
    'The routes are defined in code (wouter), in a way that cannot be read.',
  )
})

test('finds components with their imports', async () => {
  const root = await createTestFolder({
    'package.json': dependsOn('next'),
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    'app/page.tsx': 'export default function Home() {}',
    'components/button.tsx': 'export { Button, buttonVariants }',
    'components/card/index.tsx': 'export function Card() {}\nexport const CardTitle = 1',
    'components/menu.tsx': 'export default function Menu() {}',
    'components/button.test.tsx': 'export const Fake = 1',
    'node_modules/x/y.tsx': 'export const Foreign = 1',
    'packages/other/package.json': '{}',
    'packages/other/z.tsx': 'export const Other = 1',
  })
  const { components } = await discoverProject(root)
  expect(components.items.map((item) => item.import)).toEqual([
    "import { Button } from '@/components/button'",
    "import { Card } from '@/components/card'",
    "import { CardTitle } from '@/components/card'",
    "import Menu from '@/components/menu'",
  ])
})

test('finds tokens with their mode, and says what it cannot read', async () => {
  const root = await createTestFolder({
    'a.css': [
      '@import "tailwindcss";',
      '@theme inline { --color-primary: var(--primary); }',
      ':root { --primary: oklch(0.5 0.1  250); }',
      '.dark { --primary: white; }',
      '@media (prefers-color-scheme: dark) { :root:not([data-mode="light"]) { --a: 1 } }',
      ':root:not(.dark) { --b: 2 }',
    ].join('\n'),
    'broken.css': 'a { color: red',
    'b.less': '@a: 1;',
  })
  const { styles } = await discoverProject(root)
  expect(styles.tokens.map(({ name, value, mode, line }) => [name, value, mode, line])).toEqual([
    ['--color-primary', 'var(--primary)', 'base', 2],
    ['--primary', 'oklch(0.5 0.1 250)', 'base', 3],
    ['--primary', 'white', 'dark', 4],
    ['--a', '1', 'dark', 5],
    ['--b', '2', 'base', 6],
  ])
  expect(styles.stylesheets).toMatchObject([{ file: 'a.css', imports: ['tailwindcss'], tokens: 5 }])
  expect(styles.unread.map(({ file }) => file)).toEqual(['b.less', 'broken.css'])
})

test('does not follow symbolic links', async () => {
  const outside = await createTestFolder({ 'secret.css': ':root { --secret: 1 }' })
  const root = await createTestFolder({ 'a.css': '' })
  await symlink(outside, join(root, 'link'))
  await symlink(join(outside, 'secret.css'), join(root, 'linked.css'))
  expect((await discoverProject(root)).styles.tokens).toEqual([])
})
