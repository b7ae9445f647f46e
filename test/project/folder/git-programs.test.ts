import { spawnSync } from 'node:child_process'
import { appendFile, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { findProgram } from '../../../src/project/folder/find-program.ts'
import { listChangedFiles, runGit, tryGit } from '../../../src/project/folder/git.ts'
import { readRenames } from '../../../src/project/verify/git-renames.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'
import { git, plantRepository, writeProgram } from '../../support/project/planted-repository.ts'

/** Creates a repository with planted programs, a changed, a touched and a new file. */
async function createRepository() {
  const folder = await createTestFolder({
    'svc.essence.json': '{}\n',
    'src/a.tsx': 'export const A = 1\n',
    'src/b.scss': '.b { color: red }\n',
    'src/c.tsx': 'export const C = 1\n',
  })
  const markFile = join(await createTestFolder({ marks: '' }), 'marks')
  await plantRepository(folder, markFile)
  const later = new Date(Date.now() + 60_000)
  await utimes(join(folder, 'src/c.tsx'), later, later)
  await utimes(join(folder, 'src/b.scss'), later, later)
  await appendFile(join(folder, 'src/a.tsx'), '// changed\n')
  await writeFile(join(folder, 'src/new.css'), 'a { color: red }\n')
  const listMarks = async () => [...new Set((await readFile(markFile, 'utf8')).split('\n'))].sort()
  return { folder, markFile, listMarks }
}

/** Every way in which a command of svc calls git. */
async function readEverything(folder: string) {
  const changed = await listChangedFiles(folder, 'HEAD')
  await readRenames(folder, 'HEAD')
  await runGit(folder, ['status', '--porcelain'])
  await runGit(folder, ['show', 'HEAD:./svc.essence.json'])
  await runGit(folder, ['log', '-1', '--format=%H', '--', 'svc.essence.json'])
  await tryGit(folder, ['merge-base', 'HEAD', 'HEAD'])
  await tryGit(folder, ['symbolic-ref', '--short', 'HEAD'])
  return changed
}

test('the planted programs run if git is called without care', async () => {
  const { folder, listMarks } = await createRepository()
  const commands = [
    'diff --name-only HEAD',
    'diff HEAD',
    'log -1',
    'status',
    'show HEAD:svc.essence.json',
  ]
  for (const command of commands) spawnSync('git', command.split(' '), { cwd: folder })
  expect(await listMarks()).toEqual(
    expect.arrayContaining([
      ...['core.fsmonitor', 'filter.planted.clean', 'filter.monitor.process'],
      ...['gpg.program', 'submodule'],
    ]),
  )
})

test('git runs no program that a repository names, and writes nothing', async () => {
  const { folder, listMarks } = await createRepository()
  const { mtimeMs } = await stat(join(folder, '.git/index'))
  expect(await readEverything(folder)).toEqual(['src/a.tsx', 'src/new.css'])
  expect(await listMarks()).toEqual([''])
  expect((await stat(join(folder, '.git/index'))).mtimeMs).toBe(mtimeMs)
})

test('git runs no program of a repository whose .git is a file', async () => {
  const { folder, listMarks } = await createRepository()
  const elsewhere = await createTestFolder()
  await rename(join(folder, '.git'), join(elsewhere, 'data'))
  await writeFile(join(folder, '.git'), `gitdir: ${join(elsewhere, 'data')}\n`)
  expect(await readEverything(folder)).toEqual(['src/a.tsx', 'src/new.css'])
  expect(await listMarks()).toEqual([''])
})

test('git calls no remote for the missing objects of a partial clone', async () => {
  const { folder, markFile, listMarks } = await createRepository()
  const program = join(folder, '.git/planted-remote')
  await writeProgram(program, 'remote', markFile)
  const id = git(folder, 'rev-parse', 'HEAD:svc.essence.json').trim()
  await rm(join(folder, '.git/objects', id.slice(0, 2), id.slice(2)))
  git(folder, 'config', 'core.repositoryFormatVersion', '1')
  git(folder, 'config', 'extensions.partialClone', 'origin')
  git(folder, 'config', 'remote.origin.promisor', 'true')
  git(folder, 'config', 'remote.origin.url', `ext::${program} %S`)
  const read = runGit(folder, ['show', 'HEAD:./svc.essence.json'])
  await expect(read).rejects.toMatchObject({ code: 'git-failed' })
  expect(await listMarks()).toEqual([''])
  expect(() => git(folder, 'show', 'HEAD:./svc.essence.json')).toThrow()
  expect(await listMarks()).toContain('remote')
})

test('a filter that cannot be switched off stops the comparison', async () => {
  const { folder, listMarks } = await createRepository()
  await appendFile(join(folder, '.git/config'), '[filter "a=b"]\n\tclean = touch x\n')
  await expect(listChangedFiles(folder, 'HEAD')).rejects.toMatchObject({
    message: 'git diff failed: the filter "a=b" has a name that cannot be switched off.',
  })
  expect(await listMarks()).toEqual([''])
})

test('a repository without a tree of files is not read', async () => {
  const folder = await createTestFolder()
  git(folder, 'init', '--quiet', '--bare')
  expect(await tryGit(folder, ['rev-parse', '--git-dir'])).toBeNull()
})

test('a program of the project is not found', async () => {
  const folder = await createTestFolder()
  const installed = await createTestFolder()
  const inFolders = ['bin', 'node_modules/.bin', '.'].map((name) => join(folder, name))
  const linked = join(installed, 'node_modules/.bin')
  for (const place of [...inFolders, linked, installed]) {
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'git'), '')
    await writeFile(join(place, 'git.exe'), '')
  }
  const searchPath = [
    '',
    '.',
    'bin',
    ...inFolders,
    linked,
    join(installed, 'none'),
    installed,
  ].join(':')
  const search = { searchPath, except: folder }
  expect(findProgram('git', search)).toBe(join(installed, 'git'))
  expect(findProgram('git', { ...search, platform: 'win32' })).toBe(join(installed, 'git.exe'))
  expect(findProgram('svn', search)).toBeUndefined()
  expect(findProgram('git', { searchPath: installed, except: '/' })).toBe(join(installed, 'git'))
})

test('git of the project is not run', async () => {
  const { folder, markFile, listMarks } = await createRepository()
  await writeProgram(join(folder, 'node_modules/.bin/git'), 'path', markFile)
  vi.stubEnv('PATH', `${join(folder, 'node_modules/.bin')}:.:${process.env.PATH}`)
  await readEverything(folder).finally(() => vi.unstubAllEnvs())
  expect(await listMarks()).toEqual([''])
})
