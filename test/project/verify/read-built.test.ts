import { execFileSync } from 'node:child_process'
import { mkdir, rename, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCommit, readRenames } from '../../../src/project/verify/git-renames.ts'
import { readBuiltSite } from '../../../src/project/verify/read-built.ts'
import { listBuiltPages } from '../../../src/project/verify/render-pages.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'

test('a built site is read with its sizes, and the text of what refers to other files', async () => {
  const root = await createTestFolder({
    'dist/index.html': '<p>'.repeat(1000),
    'dist/docs/index.html': '',
    'dist/assets/a.js': 'a',
    'dist/logo.png': 'x'.repeat(1000),
  })
  const { files, limitations } = await readBuiltSite(root, 'dist')
  expect(limitations).toEqual([])
  expect(files.map(({ path, text }) => [path, text?.length])).toEqual([
    ['dist/assets/a.js', 1],
    ['dist/docs/index.html', 0],
    ['dist/index.html', 3000],
    ['dist/logo.png', undefined],
  ])
  const [, , page, image] = files
  expect(page?.gzipBytes).toBeLessThan(200)
  expect(image).toMatchObject({ bytes: 1000, gzipBytes: 1000 })
  expect(listBuiltPages(files, 'dist')).toEqual([
    { address: '/docs/', name: 'dist/docs/index.html' },
    { address: '/', name: 'dist/index.html' },
  ])
})

test('a link of the project that leads out of it is an error, and a folder elsewhere is not', async () => {
  const [root, outside] = [await createTestFolder({}), await createTestFolder({ 'a.html': 'x' })]
  await symlink(outside, join(root, 'dist'))
  await expect(readBuiltSite(root, 'dist')).rejects.toMatchObject({ code: 'path-outside' })
  expect((await readBuiltSite(root, outside)).files).toMatchObject([{ text: 'x' }])
})

test('a huge file is not read', async () => {
  const root = await createTestFolder({ 'dist/a.js': '' })
  const bytes = 20 * 2 ** 30
  await truncate(join(root, 'dist/a.js'), bytes)
  const { files } = await readBuiltSite(root, 'dist')
  expect(files).toEqual([{ path: 'dist/a.js', bytes, gzipBytes: bytes }])
})

test('a folder that does not exist is an error that says what to do', async () => {
  await expect(readBuiltSite(await createTestFolder({}), 'dist')).rejects.toMatchObject({
    code: 'folder-not-found',
    hint: expect.stringContaining('Build the site first'),
  })
})

test('renamed files are those that git reports, also in a folder of the repository', async () => {
  const repository = await createTestFolder({ 'app/a b.css': 'a { color: red }\n'.repeat(20) })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: repository,
    })
  expect(await readCommit(repository)).toBeNull()
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'first')
  const root = join(repository, 'app')
  await mkdir(join(root, 'src'))
  await rename(join(root, 'a b.css'), join(root, 'src/é.css'))
  await writeFile(join(root, 'new.css'), 'b {}')
  git('add', '-A')
  expect(await readCommit(root)).toMatch(/^[\da-f]{40}$/)
  expect([...(await readRenames(root, 'HEAD'))]).toEqual([['a b.css', 'src/é.css']])
})
