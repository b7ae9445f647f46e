// Long run: packs and installs the package.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { publint } from 'publint'
import { beforeAll, expect, test } from 'vitest'
import { readTree } from '../../src/internal/node.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { installPackage } from '../support/package/installed-package.ts'
import { ROOT } from '../support/root.ts'
import { takeSample } from '../support/sample.ts'

let project = ''

const run = (command: string, args: string[]): string =>
  execFileSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

beforeAll(async () => {
  project = await installPackage()
})

const ANYWHERE = `
import { createClient, memorySource, SCHEMA_NAMES } from '@svc/content'
import { validateEssence } from '@svc/content/essence'
import { createHandler } from '@svc/content/handler'
import { embeddedSource } from '@svc/content/embedded'
import { createRegistryClient } from '@svc/content/registry'
import { search } from '@svc/content/search'
import { buildSite } from '@svc/content/site'
import theme from '@svc/content/schemas/theme.v1.json' with { type: 'json' }

const checked = validateEssence({ version: '4.0.0' })
const handle = createHandler(createClient(memorySource(new Map())))
const { status } = await handle(new Request('http://x/v1/nothing'))
console.log(SCHEMA_NAMES.length, checked.ok, status, typeof buildSite, theme.$id)

// Without any network.
Reflect.deleteProperty(globalThis, 'fetch')
const offline = createClient(embeddedSource())
const hero = await offline.get('patterns', 'hero')
const matches = await search('hero')
const registry = createRegistryClient()
console.log(hero.data.name, matches.results[0]?.slug, await registry.checkHealth())
`

const IN_NODE = `
import { serve } from '@svc/content/node'
console.log(typeof serve)
`

const PACKS = `
import { createClient, essenceFromBlueprint, lookupFrom } from '@svc/content'
import { embeddedSource } from '@svc/content/embedded'
import { compilePacks, selectPack } from '@svc/content/packs'

Reflect.deleteProperty(globalThis, 'fetch')
const client = createClient(embeddedSource())
const lookup = lookupFrom(client)
const { data: blueprint } = await client.get('blueprints', 'internal-admin')
const essence = await essenceFromBlueprint(blueprint, lookup)
if (!essence.ok) throw new Error(essence.issues[0]?.message)
const { pages } = await compilePacks(essence.value, lookup)
const { pack } = await selectPack(essence.value, lookup, { pack_type: 'page', id: 'login' })
const same = pages.find(({ data }) => data.pageId === 'login')?.renderedMarkdown
console.log(pages.length === essence.value.blueprint.sections.flatMap((section) => section.pages).length, pack.renderedMarkdown === same)
`

test.each([
  ['for packs, without any network', PACKS, 'true true\n'],
  [
    'anywhere',
    ANYWHERE,
    '59 false 404 function https://svc.example/schemas/theme.v1.json\nHero hero true\n',
  ],
  ['in Node', IN_NODE, 'function\n'],
])('the entry points work %s', async (_, example, output) => {
  await writeFile(`${project}/use.mjs`, example)
  expect(run(process.execPath, ['--no-warnings', 'use.mjs'])).toBe(output)
})

const TYPED_EXAMPLES = [
  ['anywhere', `${ANYWHERE}if (checked.ok) checked.value.dna.theme.mode satisfies string\n`, {}],
  ['in Node', IN_NODE, { types: ['node'] }],
  ['for packs, as Node 16 resolves', PACKS, { module: 'node16' }],
  ['for packs, as bundlers resolve', PACKS, { module: 'esnext', moduleResolution: 'bundler' }],
] as const

test.each(takeSample(TYPED_EXAMPLES, 4))(
  'the entry points are typed %s',
  async (_, example, options) => {
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom'],
      strict: true,
      noEmit: true,
      resolveJsonModule: true,
      types: [],
      typeRoots: [`${ROOT}node_modules/@types`],
      ...options,
    }
    const settings = { compilerOptions, files: ['use.ts'] }
    await writeFile(`${project}/tsconfig.json`, JSON.stringify(settings))
    await writeFile(`${project}/use.ts`, example)
    const tsc = `${ROOT}node_modules/typescript/bin/tsc`
    expect(spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' }).stdout).toBe('')
  },
)

test('installing the package installs zod, which its types import, and the optional parser', () => {
  // The parser is linked from this project, whose development dependencies npm reports.
  const { stdout } = spawnSync('npm', ['ls', '--all', '--json'], { cwd: project, encoding: 'utf8' })
  const tree = JSON.parse(stdout)
  const exceptParser = (names: string[]) => names.filter((name) => !/^@?oxc-/.test(name))
  expect(exceptParser(Object.keys(tree.dependencies))).toEqual(['@svc/content'])
  const { dependencies } = tree.dependencies['@svc/content']
  // npm lists optional peers without a version if they are not installed.
  const installed = Object.keys(dependencies).filter((name) => dependencies[name].version)
  expect(exceptParser(installed)).toEqual(['zod'])
  expect(dependencies.zod.dependencies).toBeUndefined()
})

const readPackage = () => readTree(`${project}/node_modules/@svc/content`)

const FONTS = 'dist/lib/data/fonts.js'

test('the package has at most 700 files, 4.5 MB of code, 600 kB of fonts, and 10 kB for each record', async () => {
  const files = await readPackage()
  const countBytes = (isCounted: (path: string) => boolean): number =>
    [...files]
      .filter(([path]) => isCounted(path))
      .reduce((sum, [, content]) => sum + content.length, 0)
  const isData = (path: string): boolean => path.startsWith('dist/lib/data/') && path !== FONTS
  const records = Object.values(officialCorpus.records).flat().length
  expect(files.size).toBeLessThanOrEqual(700)
  expect(countBytes((path) => !isData(path) && path !== FONTS)).toBeLessThanOrEqual(4_500_000)
  expect(countBytes(isData) / records).toBeLessThanOrEqual(10_000)
  // 17 files of about 20 kB in base64: commands write them into projects without a network.
  const fontBytes = countBytes((path) => path === FONTS)
  expect(fontBytes).toBeGreaterThan(100_000)
  expect(fontBytes).toBeLessThanOrEqual(600_000)
  // Browsers never load them.
  const list = JSON.parse(String(files.get('dist/lib/browser-files.json')))
  expect(list).not.toContain('data/fonts.js')
})

test('the package contains each record once, apart from examples in OpenAPI', async () => {
  const files = [...(await readPackage())].filter(([path]) => !path.endsWith('/openapi.js'))
  const texts = await Promise.all(
    files.map(async ([path, content]) => {
      if (!/\/data\/[\w-]+\.js$/.test(path)) return String(content)
      // Data modules may be compressed.
      return JSON.stringify(await import(`${project}/node_modules/@svc/content/${path}`))
    }),
  )
  // Descriptions are also in the table of rows.
  const sentences = officialCorpus.records.patterns.flatMap(({ data }) =>
    [...JSON.stringify(data).matchAll(/"([\w ,.;()-]{60,})"/g)]
      .map(([, sentence = '']) => sentence)
      .filter((sentence) => sentence !== data.description),
  )
  expect(sentences.length).toBeGreaterThan(100)
  for (const sentence of takeSample(sentences, 25)) {
    expect(texts.filter((text) => text.includes(sentence)).length, sentence).toBe(1)
  }
})

test('publint has no errors, warnings or suggestions', async () => {
  const pkgDir = `${project}/node_modules/@svc/content`
  const { messages } = await publint({ pkgDir, pack: false, strict: true })
  expect(messages).toEqual([])
})

// The compiler resolves the types in the sampled run.
const testInFullRun = process.env.SVC_FULL ? test : () => {}

testInFullRun('Are The Types Wrong finds no problem for ES modules', async () => {
  const tarball = (await readdir(project)).find((name) => name.startsWith('svc-content-'))
  const attw = `${ROOT}node_modules/.bin/attw`
  const args = [`${project}/${tarball}`, '--profile', 'esm-only', '-f', 'json']
  const { status, stdout } = spawnSync(attw, args, { encoding: 'utf8' })
  expect(JSON.parse(stdout)).toMatchObject({ analysis: { types: { kind: 'included' } } })
  expect(status).toBe(0)
})

test('every entry point states its types first, and package.json can be imported', async () => {
  const { exports } = JSON.parse(String((await readPackage()).get('package.json')))
  expect(exports['./package.json']).toBe('./package.json')
  const conditions = Object.values<string | object>(exports).filter(
    (entry) => typeof entry === 'object',
  )
  expect(conditions.length).toBeGreaterThan(10)
  for (const entry of conditions) expect(Object.keys(entry)[0]).toBe('types')
})

const UNCAUGHT = `
import { createClient } from '@svc/content'
import { embeddedSource } from '@svc/content/embedded'

const client = createClient(embeddedSource())
const error = await client.get('patterns', 'heroo').catch((error) => error)
console.log(error.constructor.name)
await client.compile({ version: '4.0.0' })
`

test('an error that nobody catches is readable', async () => {
  await writeFile(`${project}/uncaught.mjs`, UNCAUGHT)
  const { stdout, stderr } = spawnSync('node', ['uncaught.mjs'], { cwd: project, encoding: 'utf8' })
  expect(stdout).toBe('Problem\n')
  expect(stderr).toContain('Problem: This is not an essence document of version 4.0.0.')
  const longest = Math.max(...stderr.split('\n').map(({ length }) => length))
  expect(longest).toBeLessThan(1_000)
})
