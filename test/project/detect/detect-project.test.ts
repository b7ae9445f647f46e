// Long run: creates a project for each framework.
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type DetectedProject, detectProject } from '../../../src/project/detect/detect-project.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'

const toPackage = (dependencies: Record<string, string> = {}, more: object = {}): string =>
  JSON.stringify({ ...more, dependencies })

const detect = async (
  files: Readonly<Record<string, string>>,
  folder = '.',
): Promise<DetectedProject> => {
  const root = join(await createTestFolder(files), folder)
  return detectProject({ root, config: {} }, { components: [] })
}

test.each([
  ['next', { 'package.json': toPackage({ next: '16', react: '19' }), 'app/layout.tsx': '' }],
  ['next-src', { 'package.json': toPackage({ next: '16' }), 'src/app/layout.tsx': '' }],
  ['next', { 'package.json': toPackage({ next: '16' }), 'app/page.tsx': '', 'src/lib/a.ts': '' }],
  ['next-tailwind', { 'package.json': toPackage({ next: '16', tailwindcss: '^4.1' }) }],
  ['next', { 'package.json': toPackage({ next: '14', tailwindcss: '^3.4.1' }) }],
  ['nuxt', { 'package.json': toPackage({ nuxt: '4', vue: '3' }) }],
  ['astro', { 'package.json': toPackage({ astro: '5', react: '19', vite: '7' }) }],
  ['sveltekit', { 'package.json': toPackage({ '@sveltejs/kit': '2', svelte: '5', vite: '7' }) }],
  ['svelte-vite', { 'package.json': toPackage({ svelte: '5', vite: '7' }) }],
  ['vue-vite', { 'package.json': toPackage({ vue: '3', vite: '7' }) }],
  ['react-vite', { 'package.json': toPackage({ react: '19', vite: '7' }) }],
  [
    'react-vite-tailwind',
    { 'package.json': toPackage({ react: '19', vite: '7', '@tailwindcss/vite': '4' }) },
  ],
  ['vite', { 'package.json': toPackage({ vite: '7' }), 'index.html': '' }],
  ['html', { 'index.html': '' }],
  ['html', { 'index.html': '', 'package.json': toPackage({ prettier: '3' }) }],
  [undefined, { 'package.json': toPackage({ express: '5' }) }],
  [undefined, {}],
])('the target is %s in %j', async (target, files) => {
  expect((await detect(files)).target?.value).toBe(target)
})

test.each([
  [
    'npm',
    {
      'package.json': toPackage({ next: '16', react: '19', vite: '7' }, { workspaces: ['apps/*'] }),
    },
  ],
  [
    'pnpm',
    {
      'package.json': toPackage({ next: '16', react: '19', vite: '7' }),
      'pnpm-workspace.yaml':
        'catalog:\n  a: 1\npackages:\n  # apps\n  - "apps/*"\n  - packages/**\n',
    },
  ],
])('%s: packages that are installed in the workspace root count', async (_, root) => {
  const files = { ...root, 'apps/shop/package.json': toPackage(), 'apps/shop/vite.config.ts': '' }
  expect((await detect(files, 'apps/shop')).target).toEqual({
    what: 'target',
    value: 'react-vite',
    from: 'package.json (react, vite) of the workspace',
  })
})

test('packages of a folder above that is no workspace do not count', async () => {
  const files = {
    'package.json': toPackage({ next: '16' }),
    'apps/shop/package.json': toPackage({ a: '1' }),
  }
  expect((await detect(files, 'apps/shop')).target).toBeUndefined()
})

const BUTTON = 'export function Button() {}'

const SHADCN = { 'components.json': JSON.stringify({ aliases: { ui: '@/components/ui' } }) }

test.each([
  [
    'paths of a file that tsconfig.json extends',
    "import { Button } from '@/components/ui/button'",
    {
      ...SHADCN,
      'tsconfig.json': '{ "extends": "./config/base" }',
      'config/base.json': '{ "compilerOptions": { "paths": { "@/*": ["../src/*"] } } }',
      'src/components/ui/button.tsx': BUTTON,
    },
  ],
  [
    'jsconfig.json',
    "import { Button } from '@/components/ui/button'",
    {
      ...SHADCN,
      'jsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
      'components/ui/button.jsx': BUTTON,
    },
  ],
  [
    'subpath imports',
    "import { Button } from '#ui/button'",
    {
      'components.json': JSON.stringify({ aliases: { ui: '#ui' } }),
      'package.json': toPackage({}, { imports: { '#ui/*': { default: './src/ui/*.tsx' } } }),
      'src/ui/button.tsx': BUTTON,
    },
  ],
  [
    'the library folder of SvelteKit',
    "import { Button } from '$lib/components/ui/button'",
    {
      'components.json': JSON.stringify({ aliases: { ui: '$lib/components/ui' } }),
      'package.json': toPackage({ '@sveltejs/kit': '2' }),
      'src/lib/components/ui/button/index.ts': 'export { Root, Root as Button }',
    },
  ],
])('components are found through %s', async (_, line, files) => {
  expect((await detect(files)).bindings).toMatchObject({ bind: { Button: line }, notes: [] })
})

const WORKSPACE = {
  'package.json': toPackage({}, { workspaces: { packages: ['apps/*', 'packages/*'] } }),
  'apps/web/package.json': toPackage({ '@acme/ui': 'workspace:*' }),
}

test.each([
  [
    "import { Button } from '@acme/ui/components/button'",
    { exports: { './components/*': './src/components/*.tsx', './globals.css': './src/a.css' } },
    'apps/web/components.json',
  ],
  [
    "import { Button } from '@acme/ui'",
    { exports: { '.': { import: './src/index.ts' } } },
    'none.json',
  ],
  ["import { Button } from '@acme/ui/src/components/button'", {}, 'none.json'],
])('components of another package: %s', async (line, more, settings) => {
  const files = {
    ...WORKSPACE,
    'packages/ui/package.json': toPackage({}, { name: '@acme/ui', ...more }),
    'packages/ui/src/components/button.tsx': BUTTON,
    'packages/ui/src/globals.css':
      ':root { --background: #fff; --foreground: #111; --primary: #25c }',
    [settings]: JSON.stringify({
      tailwind: { css: '../../packages/ui/src/globals.css' },
      aliases: { ui: '@acme/ui/components' },
    }),
  }
  const { bindings, stylesheet } = await detect(files, 'apps/web')
  expect(bindings.bind).toEqual({ Button: line })
  if (settings.startsWith('apps')) {
    expect(stylesheet?.file).toBe('../../packages/ui/src/globals.css')
  }
})

test.each([
  ['a string', { exports: './src/index.ts' }],
  ['conditions', { exports: { '.': { types: './src/index.ts', import: './src/index.ts' } } }],
  ['main', { main: 'src/index.ts' }],
  ['a build that does not exist yet', { exports: { '.': './dist/index.js' } }],
])('every component of a package has the name of the package: %s', async (_, more) => {
  const files = {
    ...WORKSPACE,
    'packages/ui/package.json': toPackage({}, { name: '@acme/ui', ...more }),
    'packages/ui/src/index.ts': `${BUTTON}\nexport { Input } from './input'`,
    'packages/ui/src/input.tsx': 'export const Input = () => <input />',
  }
  const { bindings } = await detect(files, 'apps/web')
  expect(bindings.bind).toEqual({
    Button: "import { Button } from '@acme/ui'",
    Input: "import { Input } from '@acme/ui'",
  })
})

const THEME = ':root { --background: #fff; --foreground: #111; --primary: #25c }'

test.each([
  [
    'src/theme/app.css',
    {
      'index.html': '<script type="module" src="/src/main.tsx"></script>',
      'src/main.tsx': "import './theme/app.css'",
    },
  ],
  ['app/look.css', { 'app/layout.tsx': "import './look.css'" }],
  ['src/look.css', { 'src/app/layout.tsx': "import '@/look.css'" }],
  ['src/look.css', { 'src/routes/+layout.svelte': "<script>\n  import '../look.css'\n</script>" }],
  ['app/assets/look.css', { 'nuxt.config.ts': "export default { css: ['~/assets/look.css'] }" }],
  ['css/look.css', { 'index.html': '<link rel="stylesheet" href="css/look.css">' }],
  ['src/look.css', { 'components.json': JSON.stringify({ tailwind: { css: 'src/look.css' } }) }],
  ['src/globals.css', {}],
])('the style sheet %s is found', async (file, files) => {
  const { stylesheet } = await detect({
    ...files,
    [file]: THEME,
    'src/other.css': 'p { color: red }',
  })
  expect(stylesheet).toEqual({ file, text: THEME })
})

test('style sheets that a style sheet imports belong to it, except those by svc', async () => {
  const { stylesheet } = await detect({
    'src/index.css':
      '@import "tailwindcss";\n@import "./theme.css" layer(base);\n@import "./tokens.css";',
    'src/theme.css': THEME,
    'src/tokens.css': '/* The theme "a". Written by svc. */\n:root { --color-text: #000 }',
  })
  expect(stylesheet?.file).toBe('src/index.css')
  expect(stylesheet?.text).toContain('--foreground: #111')
  expect(stylesheet?.text).not.toContain('--color-text')
})

test.each([
  [['AGENTS.md'], {}],
  [
    ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md', '.github/copilot-instructions.md'],
    { 'CLAUDE.md': '# Ours', 'GEMINI.md': '', '.github/copilot-instructions.md': '' },
  ],
  [['AGENTS.md'], { 'CLAUDE.md': '@AGENTS.md\n' }],
  [['AGENTS.md'], { 'CLAUDE.md': '# Claude\n\n- @./AGENTS.md\n' }],
  [['AGENTS.md', '.cursorrules'], { '.cursorrules': '' }],
  [['AGENTS.md', '.cursor/rules/svc.mdc'], { '.cursor/rules/style.mdc': '' }],
])('the files with instructions are %j in %j', async (expected, files) => {
  expect((await detect(files)).instructionFiles).toEqual(expected)
})

test('a link to AGENTS.md gets no instructions of its own', async () => {
  const root = await createTestFolder({ 'AGENTS.md': '# Ours' })
  await symlink('AGENTS.md', join(root, 'CLAUDE.md'))
  await mkdir(join(root, '.cursor'))
  const { instructionFiles } = await detectProject({ root, config: {} }, { components: [] })
  expect(instructionFiles).toEqual(['AGENTS.md'])
})
