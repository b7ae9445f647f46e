import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileContract } from '../../../src/project/packs/compile.ts'
import { applyRepairs } from '../../../src/project/repair/apply-repairs.ts'
import { createRepairPatch } from '../../../src/project/repair/repair.ts'
import { auditProject } from '../../../src/project/verify/verify.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'
import { createEnvironment, createProject } from '../../support/project/test-project.ts'

const SETTINGS = { 'svc.config.json': '{ "output": { "css": "src/tokens.css" } }' }
const PAGE = '<main><button type="button">Save</button></main>\n'

test('the style sheet that svc writes is never repaired', async () => {
  const environment = await createProject({ ...SETTINGS, 'src/app.html': PAGE })
  await compileContract(environment, {})
  const before = await readFile(join(environment.cwd, 'src/tokens.css'), 'utf8')
  expect(before).toContain('Written by svc')
  const { counts } = await auditProject(environment)
  expect(counts.A11Y001).toBe(1)
  const { diff, manual } = await createRepairPatch(environment, { code: 'A11Y001' })
  expect(diff).toBe('')
  expect(manual).toHaveLength(1)
})

test('a global rule goes to a style sheet that people write', async () => {
  const environment = await createProject({
    ...SETTINGS,
    'src/app.html': PAGE,
    'src/pages/home.css': '.a { gap: 0 }\n',
  })
  await compileContract(environment, {})
  await auditProject(environment)
  const { diff } = await createRepairPatch(environment, { code: 'A11Y001' })
  expect(diff).toContain('+++ b/src/pages/home.css')
  expect(diff).not.toContain('tokens.css')
})

/** Reads a file of a project as text. */
const read = (cwd: string, path: string): Promise<string> => readFile(join(cwd, path), 'utf8')

const openFolder = async (files: Readonly<Record<string, string>>) =>
  createEnvironment(await createTestFolder(files))

test('repairs are written with what is left, and a second time nothing changes', async () => {
  const environment = await openFolder({
    'src/a.html':
      '<button type="button"><img src="a.png"></button>\n<div onclick="save()">Save</div>\n',
    'src/b.css': '.a:focus { outline: none }\n',
  })
  const { cwd } = environment
  const safe = await applyRepairs(environment, { safe_only: true })
  expect(safe.files).toEqual(['src/b.css'])
  expect(safe.fixed).toMatchObject([
    { code: 'A11Y001', file: 'src/b.css', line: 1, autofix: 'safe' },
  ])
  expect(await read(cwd, 'src/b.css')).toBe('.a:focus { outline: 2px solid currentColor }\n')
  expect(new Set(safe.left.map(({ reason }) => reason))).toContain('suggestion')
  const all = await applyRepairs(environment, {})
  expect(all.files).toEqual(['src/a.html'])
  expect(all.left.map(({ reason }) => reason)).not.toContain('suggestion')
  const again = await applyRepairs(environment, {})
  expect(again).toMatchObject({ files: [], fixed: [], left: all.left.map(({ id }) => ({ id })) })
})

test('line breaks, the byte order mark, tabs and the end of a file stay as they are', async () => {
  const texts = {
    'src/a.css': '\uFEFF* {\r\n\toutline: none;\r\n}',
    'src/b.css': '\uFEFF.a:focus {\r\n\toutline: none;\r\n}\r\n',
    'src/c.tsx':
      '\uFEFFexport const A = () => (\r\n\t<p>\r\n\t\t<img src="a.png" />\r\n\t</p>\r\n)',
    'src/d.html': '\uFEFF<p>\r\n\t<img src="a.png">\r\n</p>\r\n',
    'src/e.vue': '\uFEFF<template>\r\n\t<p><img src="a.png"></p>\r\n</template>\r\n',
  }
  const environment = await openFolder(texts)
  const { fixed } = await applyRepairs(environment, {})
  expect(new Set(fixed.map(({ file }) => file))).toEqual(new Set(Object.keys(texts)))
  expect(await read(environment.cwd, 'src/a.css')).toBe(
    '\uFEFF* {\r\n\toutline: none;\r\n}\r\n\r\n:focus-visible {\r\n  outline: 2px solid currentColor;\r\n  outline-offset: 2px;\r\n}',
  )
  expect(await read(environment.cwd, 'src/b.css')).toBe(
    '\uFEFF.a:focus {\r\n\toutline: 2px solid currentColor;\r\n}\r\n',
  )
  for (const path of ['src/c.tsx', 'src/d.html', 'src/e.vue'] as const) {
    const text = await read(environment.cwd, path)
    expect(text.replace(' alt=""', '')).toBe(texts[path])
  }
})

test('a file that is not UTF-8 is left alone', async () => {
  const environment = await openFolder({ 'src/a.css': '' })
  const bytes = Buffer.from('/* caf\xe9 */\n.a:focus { outline: none }\n', 'latin1')
  await writeFile(join(environment.cwd, 'src/a.css'), bytes)
  const { files, left } = await applyRepairs(environment, { code: 'A11Y001' })
  expect(files).toEqual([])
  expect(left).toMatchObject([{ code: 'A11Y001', reason: 'manual' }])
  expect(await readFile(join(environment.cwd, 'src/a.css'))).toEqual(bytes)
})

test('the findings of an older run are not applied to a file that has changed', async () => {
  const environment = await openFolder({ 'src/a.css': '.a:focus { outline: none }\n' })
  const { run_id } = await auditProject(environment)
  await writeFile(join(environment.cwd, 'src/a.css'), '.b {} .a:focus { outline: none }\n')
  const { files, left } = await applyRepairs(environment, { run_id, code: 'A11Y001' })
  expect(files).toEqual([])
  expect(left).toMatchObject([{ reason: 'stale' }])
})

test('if one file cannot be written, none is', async () => {
  const rule = '.a:focus { outline: none }\n'
  const environment = await openFolder({ 'src/a.css': rule, 'src/b.css': rule })
  await chmod(join(environment.cwd, 'src/b.css'), 0o444)
  await expect(applyRepairs(environment, {})).rejects.toMatchObject({
    code: 'write-failed',
    message: expect.stringContaining('src/b.css'),
  })
  expect(await read(environment.cwd, 'src/a.css')).toBe(rule)
})
