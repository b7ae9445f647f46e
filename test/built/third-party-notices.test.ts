import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OUTPUT_FOLDER } from '../../build/output-folder.ts'
import { SBOM_FILE } from '../../build/sbom.ts'
import { MODULE_IDS_FILE, NOTICES_FILE } from '../../build/third-party-notices.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

const notices = read(`dist/lib/${NOTICES_FILE}`)

/** The packages that the notices name, such as `zod 4.6.7`. */
const named = [...notices.matchAll(/^-{72}\n((?:\S+ \S+ \(.+\)\n)+)-{72}$/gm)].flatMap(
  ([, titles = '']) => [...titles.matchAll(/^\S+ \S+/gm)].map(String),
)

const moduleIds: string[] = JSON.parse(read(`${OUTPUT_FOLDER}/${MODULE_IDS_FILE}`))

test('every package of a bundled module has its license in the notices', () => {
  const folders = new Set(
    moduleIds.flatMap((id) => {
      const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id) ?? []
      return folder === undefined ? [] : [folder]
    }),
  )
  expect(folders.size).toBeGreaterThan(5)
  const packages = [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    return `${name} ${version}`
  })
  expect(named).toEqual(expect.arrayContaining(packages))
})

test('the notices cover copied icons and the code that the bundler adds', () => {
  const names = named.map((title) => title.replace(/ \S+$/, ''))
  expect(names).toEqual(
    expect.arrayContaining([
      'lucide-static',
      'ajv',
      'vite',
      'zod',
      'preact',
      'svelte',
      '@vue/compiler-core',
    ]),
  )
  expect(names).not.toContain('vitest')
})

test('every notice has the text of a license', () => {
  const texts = notices.split(/^-{72}\n(?:.+\n)+?-{72}$/m).slice(1)
  expect(texts.filter((text) => !/copyright|permission|license/i.test(text))).toEqual([])
})

test('the bill of materials has the packages of the notices, and what npm installs', () => {
  const { components } = JSON.parse(read(`dist/lib/${SBOM_FILE}`))
  const packages = components.map(
    ({ name, version }: { name: string; version: string }) => `${name} ${version}`,
  )
  expect(packages).toEqual(expect.arrayContaining(named))
  expect(packages).toContainEqual(expect.stringMatching(/^oxc-parser /))
})

test('the site has the same notices as the package', () => {
  expect(read(`dist/site/lib/${NOTICES_FILE}`)).toBe(notices)
})
