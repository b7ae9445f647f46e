import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './support/root.ts'

/** The layers that each layer sees. Entry points are `src/<name>.ts`. */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  api: ['core'],
  describe: ['core'],
  essence: ['core'],
  packs: ['core'],
  render: ['core'],
  snippets: ['core'],
  themes: ['core'],
  verify: ['core'],
  embedded: ['core', 'api'],
  registry: ['core', 'api', 'embedded'],
  search: ['core', 'api', 'embedded'],
  index: ['core', 'api', 'essence'],
  handler: ['core', 'api'],
  site: ['core', 'api'],
  node: ['index', 'embedded', 'packs', 'registry', 'site'],
  worker: ['index'],
  web: ['index', 'describe', 'essence', 'packs', 'render', 'snippets', 'themes'],
  check: ['packs'],
  project: [
    ...['index', 'describe', 'embedded', 'essence', 'packs', 'themes', 'verify'],
    ...['site', 'node', 'check'],
  ],
  mcp: ['index', 'describe', 'essence', 'packs', 'verify', 'project'],
  cli: [
    ...['index', 'describe', 'embedded', 'essence', 'packs', 'themes', 'verify', 'site', 'node'],
    ...['project', 'mcp'],
  ],
  build: ['core', 'api', 'index', 'verify', 'site', 'node', 'web', 'project', 'cli'],
}

/** The packages that each layer may name; in core each has one home. */
const ALLOWED_PACKAGES: Readonly<Record<string, RegExp>> = {
  core: /^(minisearch|jsonc-parser|culori\/fn|htmlparser2|@noble\/hashes\/(sha2|utils)\.js)$/,
  api: /^zod\/mini$/,
  site: /^$/,
  index: /^$/,
  describe: /^$/,
  data: /^$/,
  embedded: /^#data\/[a-z]+$/,
  registry: /^$/,
  search: /^$/,
  essence: /^$/,
  packs: /^$/,
  render: /^$/,
  snippets: /^css-tree$/,
  themes: /^$/,
  verify: /^$/,
  handler: /^$/,
  node: /^node:/,
  check: /^(node:|playwright-core$|axe-core$)/,
  project:
    /^(node:|zod\/mini$|jsonc-parser$|rfc6902$|diff$|postcss$|postcss-scss$|htmlparser2$|ignore$|oxc-parser$|@vue\/compiler-dom$|entities\/decode$|svelte\/compiler$)/,
  mcp: /^(node:|zod\/mini$|@modelcontextprotocol\/server(\/stdio)?$)/,
  cli: /^(node:|commander$|zod\/mini$|marked$|@clack\/prompts$)/,
  web: /^(preact|marked$|shiki\/|CHANGELOG\.md\?raw$|#validators$|@codemirror\/|@lezer\/|jsonc-parser$|diff$)/,
  build:
    /^(node:|ajv|vite$|oxc-parser$|json-schema-to-typescript$|subset-font|playwright$|@axe-core\/playwright$|dist\/lib\/)/,
}

const PACKAGE_FILES: Readonly<Record<string, string>> = {
  'jsonc-parser': 'src/core/json/parse.ts',
  minisearch: 'src/core/search/search-index.ts',
  'culori/fn': 'src/core/color/color.ts',
  htmlparser2: 'src/core/html/parse.ts',
  '@noble/hashes/sha2.js': 'src/core/hash.ts',
  '@noble/hashes/utils.js': 'src/core/hash.ts',
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

/** `src/core/json/parse.ts` and `src/node.ts` belong to the layers core and node. */
const getLayer = (file: string): string =>
  file.startsWith('src/')
    ? (file.split('/')[1] ?? '').replace(/\.ts$/, '')
    : (file.split('/')[0] ?? '')

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

test('a host sees the inside of no layer below it but its entry point', () => {
  const hosts = ['node', 'web', 'worker', 'check', 'project', 'cli', 'mcp']
  const wrong = imports.filter(({ from, to }) => {
    const inside = /^src\/(core|api|site|node|snippets)\//.test(to)
    return hosts.includes(getLayer(from)) && inside && getLayer(from) !== getLayer(to)
  })
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
