import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  COPIED_PACKAGES,
  listPackageFolders,
  renderNotices,
} from '../../build/third-party-notices.ts'
import { writeTree } from '../../src/internal/node.ts'

const root = `${await mkdtemp(join(tmpdir(), 'svc-notices-'))}/`
afterAll(() => rm(root, { recursive: true }))

const manifest = (name: string, license?: string): string =>
  JSON.stringify({ name, version: '1.2.3', license })

await writeTree(
  root,
  new Map([
    ...COPIED_PACKAGES.flatMap((name): [string, string][] => [
      [`node_modules/${name}/package.json`, manifest(name, 'ISC')],
      [`node_modules/${name}/LICENSE`, `Copyright of ${name}`],
    ]),
    ['node_modules/@a/b/package.json', manifest('@a/b', 'MIT')],
    ['node_modules/@a/b/LICENCE.md', 'Copyright of b'],
    ['node_modules/c/node_modules/d/package.json', manifest('d', 'MIT')],
    ['node_modules/c/node_modules/d/COPYING', 'Copyright of d'],
    ['node_modules/vite/package.json', manifest('vite', 'MIT')],
    ['node_modules/nameless/package.json', manifest('nameless')],
  ]),
)

const list = (...ids: string[]): string[] =>
  listPackageFolders(root, ids).map((folder) => folder.slice(`${root}node_modules/`.length))

test.each([
  ['a scoped package', `${root}node_modules/@a/b/dist/index.js?used`, '@a/b'],
  ['a nested package', `${root}node_modules/c/node_modules/d/d.js`, 'c/node_modules/d'],
  ['code that the bundler adds', '\0vite/preload-helper.js', 'vite'],
])('finds %s', (_, id, folder) => {
  expect(list(id)).toEqual([folder, ...COPIED_PACKAGES].sort())
})

test('our own modules belong to no package', () => {
  expect(list(`${root}src/index.ts`, '\0svc-entry:index')).toEqual(COPIED_PACKAGES)
})

test('each package has its name, version, license and text, once', () => {
  const text = renderNotices(root, [
    `${root}node_modules/@a/b/one.js`,
    `${root}node_modules/@a/b/two.js`,
  ])
  expect(text.match(/@a\/b 1\.2\.3 \(MIT\)/g)).toHaveLength(1)
  expect(text).toContain('Copyright of b')
})

test('a package without a license stops the build', () => {
  const render = () => renderNotices(root, [`${root}node_modules/nameless/index.js`])
  expect(render).toThrow('nameless 1.2.3 is bundled, but its package.json names no license.')
})
