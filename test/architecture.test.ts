import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './support/root.ts'

/**
 * The layers that each layer sees. Entry points are `src/<name>.ts`; those whose name starts with
 * `internal` are shared by the hosts, and no export of the package.
 */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  api: ['core'],
  describe: ['core'],
  essence: ['core'],
  packs: ['core'],
  render: ['core'],
  snippets: ['core'],
  themes: ['core'],
  internal: ['core', 'api'],
  'internal/fonts': ['core'],
  'internal/node': ['node'],
  'internal/plan': ['core'],
  'internal/snippets': ['snippets'],
  'internal/verify': ['core'],
  embedded: ['core', 'api'],
  registry: ['core', 'api', 'embedded'],
  search: ['core', 'api', 'embedded'],
  index: ['core', 'api', 'essence'],
  handler: ['core', 'api'],
  site: ['core', 'api'],
  node: ['index', 'internal', 'embedded', 'packs', 'registry', 'site'],
  worker: ['index', 'internal'],
  web: [
    ...['index', 'describe', 'essence', 'packs', 'render', 'themes'],
    ...['internal', 'internal/plan', 'internal/snippets'],
  ],
  check: ['packs', 'internal'],
  look: ['check'],
  project: [
    ...['index', 'describe', 'embedded', 'essence', 'packs', 'themes', 'site', 'node', 'check'],
    ...['look', 'internal', 'internal/fonts', 'internal/node', 'internal/plan', 'internal/verify'],
  ],
  mcp: [
    ...['index', 'describe', 'essence', 'packs', 'internal', 'internal/plan', 'internal/verify'],
    'project',
  ],
  cli: [
    ...['index', 'describe', 'embedded', 'essence', 'packs', 'themes', 'site', 'node'],
    ...['internal', 'internal/node', 'internal/plan', 'internal/verify', 'project', 'mcp'],
  ],
  build: [
    ...['core', 'api', 'index', 'site', 'node', 'web', 'project', 'cli'],
    ...['internal', 'internal/node', 'internal/verify'],
  ],
}

/** The folders of `src/core` from the lowest up. Each imports only itself and those before it. */
const CORE_FLOORS: readonly string[] = [
  ...['kernel', 'generated', 'behavior', 'content', 'theme', 'essence', 'search', 'render'],
  ...['packs', 'plan', 'quality', 'verify', 'graph', 'reports'],
]

/**
 * The folders of `src/project` from the lowest up, one for each feature. Each imports only itself
 * and those before it; the files outside of them are the ground.
 */
const PROJECT_FLOORS: readonly string[] = [
  ...['folder', 'parse', 'agents', 'registry', 'contract', 'check', 'detect', 'site', 'create'],
  ...['discover', 'adopt', 'packs', 'plan', 'theme', 'diff', 'drift', 'verify', 'graph', 'repair'],
  ...['task', 'reports', 'look'],
]

const PROJECT_GROUND = /^src\/project\/(environment|errors|paging)\.ts$/

/** The packages that each layer may name; in core each has one home. */
const ALLOWED_PACKAGES: Readonly<Record<string, RegExp>> = {
  core: /^(acorn|minisearch|jsonc-parser|culori\/fn|htmlparser2|css-tree(\/(parser|generator|walker))?|@noble\/hashes\/(sha2|utils)\.js)$/,
  api: /^zod\/mini$/,
  site: /^#controls-script$|\.css\?raw$/,
  index: /^$/,
  describe: /^$/,
  data: /^$/,
  embedded: /^#data\/[a-z-]+$/,
  registry: /^$/,
  search: /^$/,
  essence: /^$/,
  packs: /^$/,
  render: /^$/,
  snippets: /^css-tree$/,
  themes: /^$/,
  internal: /^$/,
  'internal/fonts': /^#data\/fonts$/,
  'internal/node': /^$/,
  'internal/plan': /^$/,
  'internal/snippets': /^$/,
  'internal/verify': /^$/,
  handler: /^$/,
  node: /^node:/,
  check: /^(node:|playwright-core$|axe-core$)/,
  look: /^playwright-core$/,
  project:
    /^(node:|zod\/mini$|jsonc-parser$|rfc6902$|diff$|postcss$|postcss-scss$|htmlparser2$|ignore$|oxc-parser$|@vue\/compiler-dom$|entities\/decode$|svelte\/compiler$)/,
  mcp: /^(node:|zod\/mini$|@modelcontextprotocol\/server(\/stdio)?$)/,
  cli: /^(node:|commander$|zod\/mini$|marked$|@clack\/prompts$)/,
  web: /^(preact|marked$|shiki\/|CHANGELOG\.md\?raw$|#validators$|@codemirror\/|@lezer\/|jsonc-parser$|diff$)/,
  build:
    /^(node:|ajv|vite$|oxc-parser$|json-schema-to-typescript$|subset-font|playwright$|@axe-core\/playwright$|dist\/lib\/)/,
}

const PACKAGE_FILES: Readonly<Record<string, string>> = {
  acorn: 'src/core/behavior/parse-module.ts',
  'jsonc-parser': 'src/core/kernel/json/parse.ts',
  minisearch: 'src/core/search/search-index.ts',
  'culori/fn': 'src/core/kernel/color/color.ts',
  htmlparser2: 'src/core/kernel/html/parse.ts',
  'css-tree': 'src/core/kernel/css/syntax.ts',
  'css-tree/parser': 'src/core/kernel/css/syntax.ts',
  'css-tree/generator': 'src/core/kernel/css/syntax.ts',
  'css-tree/walker': 'src/core/kernel/css/syntax.ts',
  '@noble/hashes/sha2.js': 'src/core/kernel/hash.ts',
  '@noble/hashes/utils.js': 'src/core/kernel/hash.ts',
}

interface Import {
  readonly from: string
  readonly to: string
}

const isSource = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file)

async function sources(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(`${ROOT}${folder}`, { recursive: true })).filter(isSource)
  const paths = names.map((name) => `${folder}/${name}`)
  const texts = await Promise.all(paths.map((path) => readFile(ROOT + path, 'utf8')))
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']))
}

const files = new Map([...(await sources('src')), ...(await sources('build'))])

/** Lines of doc comments, whose examples import the package by name. */
const COMMENT_LINE = /^\s*\*.*$/gm

const IMPORT = /^(?:(?:import|export)\b[^'`]*?from |import )'([^']+)'|\bimport\('([^']+)'\)/gm

const imports: readonly Import[] = [...files].flatMap(([from, text]) =>
  [...text.replaceAll(COMMENT_LINE, '').matchAll(IMPORT)].map(([, stated, deferred]) => {
    const name = stated ?? deferred ?? ''
    return { from, to: name.startsWith('.') ? normalize(join(dirname(from), name)) : name }
  }),
)

/** Returns the layer of a file: core for `src/core/kernel/json/parse.ts`, node for `src/node.ts`. */
const getLayer = (file: string): string =>
  /^src\/(internal\/\w+|[\w-]+)/.exec(file)?.[1] ?? file.split('/')[0] ?? ''

const isOurs = ({ to }: Import): boolean => /^(src|build)\//.test(to)

/** Schemas may refer to each other in a circle, and so may their types, which are gone at run time. */
const isValue = ({ from }: Import): boolean => !from.startsWith('src/core/generated/types/')

test('imports were read', () => {
  expect(imports.filter(isOurs).length).toBeGreaterThan(100)
})

test('a layer imports itself and the layers below it', () => {
  const wrong = imports.filter((line) => {
    const [from, to] = [getLayer(line.from), getLayer(line.to)]
    return isOurs(line) && from !== to && !ALLOWED_IMPORTS[from]?.includes(to)
  })
  expect(wrong).toEqual([])
})

/** `src/core/kernel/json/parse.ts` is on the floor `kernel`; a file outside them is on none. */
const getFloor = (file: string): string => /^src\/core\/(\w+)\//.exec(file)?.[1] ?? file

/** True if an import of core leads to a higher floor, or to one that the table lacks. */
const leadsUp = ({ from, to }: Import): boolean => {
  const height = CORE_FLOORS.indexOf(getFloor(to))
  return height === -1 || height > CORE_FLOORS.indexOf(getFloor(from))
}

test('a floor of core imports itself and the floors below it', () => {
  const wrong = imports.filter(
    (line) => getLayer(line.from) === 'core' && isOurs(line) && leadsUp(line),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['kernel/text.ts', 'content/record.ts', true],
  ['render/page.ts', 'packs/compile.ts', true],
  ['content/record.ts', 'utils/text.ts', true],
  ['loose.ts', 'kernel/text.ts', true],
  ['packs/compile.ts', 'render/page.ts', false],
  ['kernel/json/parse.ts', 'kernel/text.ts', false],
])('%s may not import %s: %s', (from, to, isWrong) => {
  expect(leadsUp({ from: `src/core/${from}`, to: `src/core/${to}` })).toBe(isWrong)
})

/** Returns the height of a file of `src/project`; NaN if it is in no folder of the table. */
function getProjectFloor(file: string): number {
  if (PROJECT_GROUND.test(file)) return -1
  const floor = PROJECT_FLOORS.indexOf(/^src\/project\/(\w+)\//.exec(file)?.[1] ?? '')
  return floor === -1 ? Number.NaN : floor
}

/** True unless an import of a project's feature leads to itself or to a lower floor. */
const leadsUpInProject = ({ from, to }: Import): boolean =>
  !(getProjectFloor(to) <= getProjectFloor(from))

test('a feature of projects imports itself and the features below it', () => {
  const inside = imports.filter((line) =>
    [line.from, line.to].every((file) => getLayer(file) === 'project'),
  )
  expect(inside.length).toBeGreaterThan(100)
  expect(inside.filter(leadsUpInProject)).toEqual([])
})

test.each([
  ['verify/verify.ts', 'reports/reports.ts', true],
  ['folder/files.ts', 'helpers/text.ts', true],
  ['loose.ts', 'folder/files.ts', true],
  ['errors.ts', 'folder/files.ts', true],
  ['reports/reports.ts', 'verify/verify.ts', false],
  ['verify/verify.ts', 'verify/runs.ts', false],
  ['folder/files.ts', 'errors.ts', false],
])('of projects, %s may not import %s: %s', (from, to, isWrong) => {
  const line = { from: `src/project/${from}`, to: `src/project/${to}` }
  expect(leadsUpInProject(line)).toBe(isWrong)
})

test('a host sees the inside of no layer below it but its entry point', () => {
  const hosts = ['node', 'web', 'worker', 'check', 'look', 'project', 'cli', 'mcp']
  const wrong = imports.filter(({ from, to }) => {
    const inside = /^src\/(core|api|site|node|snippets)\//.test(to)
    return hosts.includes(getLayer(from)) && inside && getLayer(from) !== getLayer(to)
  })
  expect(wrong).toEqual([])
})

test('the package exports no internal entry point, and no entry point of it imports one', async () => {
  const { exports } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
  expect(JSON.stringify(exports)).not.toContain('internal')
  const isPublic = (file: string): boolean => /^src\/[\w-]+\.ts$/.test(file)
  const wrong = imports.filter(({ from, to }) => isPublic(from) && to.startsWith('src/internal'))
  expect(wrong).toEqual([])
})

test('a layer names only the packages that it may', () => {
  const wrong = imports.filter(
    (line) => !isOurs(line) && !ALLOWED_PACKAGES[getLayer(line.from)]?.test(line.to),
  )
  expect(wrong).toEqual([])
})

test.each(Object.entries(PACKAGE_FILES))('core imports %s in one place', (name, home) => {
  const users = imports.filter(({ from, to }) => to === name && getLayer(from) === 'core')
  expect(users.map(({ from }) => from)).toEqual([home])
})

/**
 * The floors of the explorer, from the ground up. `islands.tsx` lists the components that run in
 * the browser; pages are static HTML that has such components in it.
 */
const WEB_FLOORS = [
  ...['ui', 'data', 'preview', 'code', 'browse', 'schemas', 'records', 'try', 'docs', 'search'],
  ...['home', 'islands', 'view', 'layout', 'pages', 'start'],
]

const WEB_DATA =
  /^(api-client|load-client|api-operations|site-data|record-paths|html-document)\.ts$/

/** The files of features that create whole pages, and so may contain any component. */
const WEB_PAGES = /-(views?|layout)\.tsx?$|^records\/product\//

/** Returns the floor of a file below `src/web/`. */
function getWebFloor(file: string): number {
  const [folder = '', name] = file.replace(/\.tsx?$/, '').split('/')
  if (name === undefined && !['islands', 'view'].includes(folder)) {
    return WEB_FLOORS.indexOf(WEB_DATA.test(file) ? 'data' : 'start')
  }
  const isPage = folder !== 'layout' && WEB_PAGES.test(file)
  return WEB_FLOORS.indexOf(isPage ? 'pages' : folder)
}

test('a file of the explorer imports nothing from the floors above it', () => {
  const isModule = (file: string): boolean => /^src\/web\/.*\.tsx?$/.test(file)
  const inside = imports.filter(({ from, to }) => isModule(from) && isModule(to))
  const floorOf = (file: string): number => getWebFloor(file.slice('src/web/'.length))
  expect(inside.filter(({ from }) => floorOf(from) < 0)).toEqual([])
  const wrong = inside.filter(({ from, to }) => floorOf(from) < floorOf(to))
  expect(wrong).toEqual([])
})

test('no module imports itself, however long the way', () => {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports.filter(isValue))
    next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const circle = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const to of next.get(file) ?? []) {
      const found = circle(to, [...way, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  expect([...files.keys()].map((file) => circle(file, [])).filter(Boolean)).toEqual([])
})

/** The only folder whose files change files: it checks links, kinds and permissions first. */
const FILE_WRITERS = 'src/node/files/'

/** What other files may import from `node:fs`: nothing of it changes a file. */
const READING_NAMES =
  /^(?:type )?(?:readFile|readdir|stat|lstat|realpath|access|exists|createReadStream|watch|constants|Stats|Dirent)(?:Sync)?$/

const FS_IMPORT = /\bimport\s+([^'"`;]+?)\s+from\s+['"](?:node:)?fs(?:\/promises)?['"]/g

/** Other ways to the file system: a deferred import, `require`, and screenshots with a path. */
const HIDDEN_WRITE =
  /\b(?:import|require|getBuiltinModule)\(\s*['"`](?:node:)?fs\b[^)]*\)|\bscreenshot\(\{[^}]*\bpath\b/g

/** Lists what a text imports that can change files. */
function listFileWrites(text: string): string[] {
  const names = [...text.matchAll(FS_IMPORT)].flatMap(([, clause = '']) => {
    const list = /^(?:type\s+)?\{([^}]*)\}$/.exec(clause)?.[1]
    // A default or namespace import has all functions.
    return list === undefined ? [clause] : list.split(',')
  })
  const imported = names.map((name) => name.replace(/\s+as\s.*/s, '').trim()).filter(Boolean)
  const hidden = [...text.matchAll(HIDDEN_WRITE)].map(([call]) => call)
  return [...imported.filter((name) => !READING_NAMES.test(name)), ...hidden]
}

test('only one folder changes files', () => {
  const wrong = [...files]
    .filter(([path]) => path.startsWith('src/') && !path.startsWith(FILE_WRITERS))
    .flatMap(([path, text]) => listFileWrites(text).map((name) => `${path}: ${name}`))
  expect(wrong).toEqual([])
})

test.each([
  [`import { readFile, writeFile } from 'node:fs/promises'`, ['writeFile']],
  [`import {\n  existsSync,\n  rmSync as remove,\n} from 'node:fs'`, ['rmSync']],
  [`import { open } from "fs/promises"`, ['open']],
  [`import * as fs from 'node:fs'`, ['*']],
  [`import fs from 'fs'`, ['fs']],
  [`const { rm } = await import('node:fs/promises')`, [`import('node:fs/promises')`]],
  [`require('fs').writeFileSync('a', '')`, [`require('fs')`]],
  [`page.screenshot({ path: file })`, ['screenshot({ path']],
  [`import { readFileSync, type Stats } from 'node:fs'`, []],
  [`import type { Dirent } from 'node:fs'`, []],
])('%s changes files with %j', (text, names) => {
  expect(listFileWrites(text)).toEqual(names)
})

test('core touches nothing outside the language', () => {
  const IMPURE =
    /\b(fetch\(|process\.|Date\.now|new Date\(\)|Math\.random|localeCompare|toLocale\w+)/
  const wrong = [...files]
    .filter(([path]) => path.startsWith('src/core/'))
    .filter(([, text]) => IMPURE.test(text))
  expect(wrong.map(([path]) => path)).toEqual([])
})

test('nothing imports the compiler, which has no API', () => {
  expect(imports.filter(({ to }) => to === 'typescript')).toEqual([])
})
