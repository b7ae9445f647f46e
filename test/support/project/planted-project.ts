import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestFolder } from '../package/run-cli.ts'
import { plantRepository, writeProgram } from './planted-repository.ts'
import { adminEssence, toText } from './test-project.ts'

/** A project whose own code, if anything runs it, leaves marks outside of the project. */
export interface PlantedProject {
  readonly folder: string
  /** The file that planted code adds its name to. */
  readonly markFile: string
  /** Lists the names of what was run. */
  readonly listMarks: () => Promise<readonly string[]>
}

/** The packages that a tool could load from the project that it reads. */
const PACKAGES = [
  ...['@vue/compiler-sfc', '@vue/compiler-dom', '@vue/compiler-core', '@vue/shared', 'vue'],
  ...['svelte', 'acorn', 'entities', 'oxc-parser', '@oxc-parser/binding-linux-x64-gnu'],
  ...['typescript', '@babel/parser', 'postcss', 'postcss-scss', 'tailwindcss', 'htmlparser2'],
  ...['zod', 'diff', 'rfc6902', 'ignore', 'jsonc-parser', 'commander', 'marked', '@clack/prompts'],
  ...['vite', 'react', '@svc/content', '@svc/registry'],
  ...['playwright-core', 'playwright', '@playwright/test', 'axe-core', '@axe-core/playwright'],
]

/** The modules that other tools run to configure themselves. */
const CONFIGS = [
  ...['vite.config.js', 'tailwind.config.js', 'postcss.config.js', 'svelte.config.js'],
  ...['astro.config.mjs', 'next.config.mjs', 'nuxt.config.ts', 'vue.config.js', '.babelrc.js'],
  ...['eslint.config.js', 'svc.config.js', 'svc.config.mjs', 'playwright.config.ts'],
]

/** Entry points that `vue/compiler-sfc` and its like resolve to. */
const ENTRIES = ['index.js', 'index.mjs', 'compiler-sfc.js', 'compiler/index.js', 'parser/index.js']

const SOURCES: Readonly<Record<string, string>> = {
  'src/a.vue':
    '<template><div><img src="a.png"></div></template>\n<script setup>const a = 1</script>\n',
  'src/b.svelte': '<script>let b = 1</script>\n<img src="b.png">\n',
  'src/c.tsx': 'export const C = () => <img src="c.png" />\n',
  'src/d.astro': '---\nconst d = 1\n---\n<img src="d.png">\n',
  'src/e.html': '<img src="e.png"><script>e()</script>\n',
  'src/f.scss': '.f { color: #f00; }\n',
}

/** The files of the project that are checked: one of each syntax. */
export const SOURCE_PATHS = Object.keys(SOURCES)

/** Creates a project with packages, settings and scripts that leave a mark when they run. */
export async function createPlantedProject(
  essence: unknown = adminEssence,
): Promise<PlantedProject> {
  const markFile = join(await createTestFolder({ marks: '' }), 'marks')
  const plant = (name: string): string =>
    `process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(markFile)}, ${JSON.stringify(`${name}\n`)})\n`
  const script = (name: string): string => `echo ${name} >> ${markFile}`
  const hooks = ['preinstall', 'prepare', 'prebuild', 'build', 'pretest', 'test', 'start', 'svc']
  const packages = PACKAGES.flatMap((name) => [
    [`node_modules/${name}/package.json`, toText({ name, version: '99.0.0', main: 'index.js' })],
    ...ENTRIES.map((entry) => [`node_modules/${name}/${entry}`, plant(`${name}/${entry}`)]),
  ])
  const folder = await createTestFolder({
    'svc.essence.json': toText(essence),
    'package.json': toText({
      name: 'planted',
      scripts: Object.fromEntries(hooks.map((name) => [name, script(`script-${name}`)])),
      dependencies: { vue: '2.7.0', svelte: '4.0.0', tailwindcss: '3.0.0' },
    }),
    '.npmrc': `script-shell=${markFile}\nnode-options=--require ./preload.cjs\n`,
    '.env': 'NODE_OPTIONS=--require ./preload.cjs\n',
    'preload.cjs': plant('preload.cjs'),
    'tsconfig.json': toText({ extends: './tsconfig.base.js', compilerOptions: {} }),
    'tsconfig.base.js': plant('tsconfig.base.js'),
    ...Object.fromEntries(CONFIGS.map((name) => [name, plant(name)])),
    ...Object.fromEntries(packages),
    ...SOURCES,
  })
  await writeProgram(join(folder, 'node_modules/.bin/git'), 'git', markFile)
  await plantRepository(folder, markFile)
  const listMarks = async () => (await readFile(markFile, 'utf8')).split('\n').filter(Boolean)
  return { folder, markFile, listMarks }
}
