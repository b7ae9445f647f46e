import { execFileSync } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { callTool } from '../../src/mcp/call-tool.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import type { VerifyData } from '../../src/project/verify/verify.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { adminEssence, createEnvironment, createProject } from '../support/project/test-project.ts'

const BAD_IMAGE = '<img src="/a.png">'

/** A page with one finding in each framework, in the folder that its router reads. */
const FRAMEWORKS: Readonly<Record<string, { file: string; text: string; other: string }>> = {
  react: {
    file: 'src/pages/customers.tsx',
    text: 'export default function Page() {\n  return <main><img src="/a.png" /></main>\n}\n',
    other: 'src/types/index.ts',
  },
  next: {
    file: 'src/app/orders/[id]/page.tsx',
    text: 'export default function Page() {\n  return <main><img src="/a.png" /></main>\n}\n',
    other: 'src/types/index.ts',
  },
  sveltekit: {
    file: 'src/routes/orders/[id]/+page.svelte',
    text: `<main>${BAD_IMAGE}</main>\n`,
    other: 'src/types/index.ts',
  },
  vue: {
    file: 'src/views/Customers.vue',
    text: `<template><main>${BAD_IMAGE}</main></template>\n`,
    other: 'src/types/index.ts',
  },
  html: { file: 'pages/customers.html', text: `<main>${BAD_IMAGE}</main>\n`, other: 'pages/x.css' },
}

async function createApp(framework: string) {
  const { file, text, other } = FRAMEWORKS[framework] ?? { file: '', text: '', other: '' }
  const root = await createTestFolder({
    'svc.config.json': '{}',
    'README.md': '# App\n',
    [file]: text,
    [other]: '',
  })
  const folder = file.slice(0, file.lastIndexOf('/'))
  return { root, file, folder, name: file.slice(folder.length + 1) }
}

type App = Awaited<ReturnType<typeof createApp>>

/** How people, shells and tools write the same path: a folder, a file or a glob. */
const FORMS: Readonly<Record<string, (app: App) => { cwd?: string; path: string }>> = {
  'a file': ({ file }) => ({ path: file }),
  'a file with ./': ({ file }) => ({ path: `./${file}` }),
  'a folder': ({ folder }) => ({ path: folder }),
  'a folder with ./': ({ folder }) => ({ path: `./${folder}` }),
  'a folder with a slash': ({ folder }) => ({ path: `${folder}/` }),
  'a path with ..': ({ file }) => ({ path: `${file.split('/')[0]}/../${file}` }),
  'an absolute path': ({ root, file }) => ({ path: join(root, file) }),
  'an absolute folder': ({ root, folder }) => ({ path: join(root, folder) }),
  'the separators of Windows': ({ file }) => ({ path: file.replaceAll('/', '\\') }),
  'a glob': ({ file }) => ({ path: `${file.split('/')[0]}/**/*.${file.split('.').at(-1)}` }),
  'a glob from the top': ({ name }) => ({ path: `**/${name}` }),
  'a glob with braces': ({ file }) => ({
    path: `${file.split('/')[0]}/**/*.{${file.split('.').at(-1)},nothing}`,
  }),
  'a glob in a folder of a route': ({ folder, name }) => ({
    path: `${folder}/*.${name.split('.').at(-1)}`,
  }),
  'a file of the current folder': ({ folder, name }) => ({ cwd: folder, path: name }),
  'the current folder': ({ folder }) => ({ cwd: folder, path: '.' }),
  'a glob of the current folder': ({ folder }) => ({ cwd: folder, path: '*' }),
  'a path of the project in a folder': ({ folder, file }) => ({ cwd: folder, path: file }),
  'the project': () => ({ path: '.' }),
}

describe.each(Object.keys(FRAMEWORKS))('verify in a project with %s', (framework) => {
  test.each(Object.keys(FORMS))('finds what is wrong in %s', async (form) => {
    const app = await createApp(framework)
    const { cwd = '', path } = FORMS[form]?.(app) ?? { path: '' }
    const { exit, out } = await runCli(join(app.root, cwd), ['verify', path, '--format', 'json'])
    const { findings } = JSON.parse(out)
    expect(findings).toContainEqual(expect.objectContaining({ code: 'A11Y030' }))
    expect(exit).toBe(1)
  })
})

test.each([
  ['src/typo', 'No file matches "src/typo". Did you mean "src/types"?'],
  ['app/src/pages/customers.tsx', 'Did you mean "src/pages/customers.tsx"?'],
  ['scr/pages', 'Did you mean "src/pages"?'],
  ['scr/**/*.tsx', 'Did you mean "src/**/*.tsx"?'],
  ['src/**/*.nothing', 'No file matches "src/**/*.nothing".'],
  ['', 'No file matches "".'],
])('verify %j is an error with the nearest name', async (path, message) => {
  const { root } = await createApp('react')
  const { exit, out, err } = await runCli(root, ['verify', path])
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).toContain(message)
})

test('a path outside the project is an error, also behind a link', async () => {
  const { root, file } = await createApp('react')
  const other = await createTestFolder({ 'x.tsx': '' })
  await symlink(other, join(root, 'src/link'))
  for (const path of [other, join(other, 'x.tsx'), 'src/link/x.tsx', '..']) {
    const { exit, err } = await runCli(root, ['verify', file, path])
    expect({ exit, err }).toMatchObject({ exit: 2 })
    expect(err).toContain(`The path "${path}" is outside the project.`)
  }
})

test('files that verify does not read are skipped and counted, folders of them are an error', async () => {
  const { root, file } = await createApp('react')
  const alone = await runCli(root, ['verify', 'README.md'])
  expect(alone.exit).toBe(0)
  expect(alone.out).toMatch(/^1 file skipped.*README\.md/m)
  expect(alone.out).toContain('No findings. No file was checked.')
  const { out } = await runCli(root, ['verify', join(root, 'README.md'), join(root, file)])
  expect(out).toMatch(/^1 file skipped/m)
  expect(out).toMatch(/finding.* in 1 file[.:]/)
  const docs = await createTestFolder({ 'docs/a.md': '', 'index.html': '' })
  const { exit, err } = await runCli(docs, ['verify', 'docs'])
  expect(exit).toBe(2)
  expect(err).toContain('No file in "docs" is one that verify reads.')
})

test('a file of another project in the folder is an error that names the project', async () => {
  const root = await createTestFolder({
    'package.json': '{"workspaces":["apps/*"]}',
    'apps/web/package.json': '{"name":"web"}',
    'apps/web/index.html': BAD_IMAGE,
  })
  const { exit, err } = await runCli(root, ['verify', 'apps/web/index.html'])
  expect(exit).toBe(2)
  expect(err).toContain('belongs to another project: apps/web.')
  expect(err).toContain('--project apps/web')
})

test('a deleted file is no typo, if git knows it', async () => {
  const { root, file } = await createApp('react')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=x', '-c', 'user.email=x@x.test', 'commit', '-qm', 'x')
  git('rm', '-q', file)
  expect(await runCli(root, ['verify', file])).toMatchObject({ exit: 0, err: '' })
})

test('the summary counts the files that were checked', async () => {
  const { root, file } = await createApp('react')
  expect((await runCli(root, ['verify', file, '--check', 'A11Y030'])).out).toContain(
    '1 finding in 1 file: 1 error (A11Y030).',
  )
  expect((await runCli(root, ['verify', '--check', 'A11Y030'])).out).toContain(
    '1 finding in 1 of 2 files: 1 error (A11Y030).',
  )
  expect((await runCli(root, ['verify', 'src/types', '--check', 'A11Y030'])).out).toContain(
    'No findings in 1 file.',
  )
})

test('findings of the contract are left out unless a path covers it', async () => {
  const essence = structuredClone(adminEssence)
  essence.dna.theme.id = 'slat'
  const { cwd } = await createProject({ 'src/types/index.ts': '' }, essence)
  const { exit, out } = await runCli(cwd, ['verify', 'src', '--allow-not-proven'])
  expect(exit).toBe(0)
  expect(out).toMatch(/\d+ findings? of the contract left out; verify without paths lists them\./)
  expect(out).not.toContain('CONTRACT004')
  const { out: all } = await runCli(cwd, ['verify', 'src', 'svc.essence.json'])
  expect(all).toContain('CONTRACT004')
  expect(all).not.toContain('left out')
})

test.each([
  ['audit_project', 'paths', './src/pages'],
  ['audit_project', 'paths', 'src/**/*.tsx'],
  ['changes', 'changed_files', './src/pages/customers.tsx'],
  ['changes', 'changed_files', 'src/pages'],
])('svc_verify %s finds what is wrong in %s %j', async (action, name, path) => {
  const { root } = await createApp('react')
  const answer = await callVerify(root, { action, [name]: [path] })
  expect(answer).toMatchObject({ ok: true, data: { status: 'attention', counts: { A11Y030: 1 } } })
})

test.each([
  ['audit_project', 'paths'],
  ['changes', 'changed_files'],
])('svc_verify %s answers %s that match nothing with the nearest name', async (action, name) => {
  const { root } = await createApp('react')
  const answer = await callVerify(root, { action, [name]: ['my-app/src/pages/customers.tsx'] })
  expect(answer).toMatchObject({
    ok: false,
    error: { code: 'path-not-found', suggestions: ['src/pages/customers.tsx'] },
  })
})

test('svc_verify critique reads a path in every form', async () => {
  const { root, file } = await createApp('react')
  for (const file_path of [`./${file}`, join(root, file)]) {
    const answer = await callVerify(root, { action: 'critique', file_path })
    expect(answer).toMatchObject({ ok: true, data: { file } })
  }
})

test.each([
  ['svc_verify', 'findings', 'items'],
  ['svc_repair', 'findings', 'items'],
  ['svc_repair', 'repair_plan', 'steps'],
])('%s %s reads a path in every form', async (name, action, list) => {
  const { root, file, folder } = await createApp('react')
  const { data } = (await callVerify(root, { action: 'audit_project' })) as { data: VerifyData }
  const { run_id } = data
  for (const path of [file, `./${file}`, join(root, file), `${folder}/`, 'src/**/*.tsx']) {
    const answer = await callTo(root, name, { action, run_id, path })
    expect(answer).toMatchObject({ ok: true, data: { [list]: [expect.anything()] } })
  }
  const answer = await callTo(root, name, { action, run_id, path: 'src/page' })
  expect(answer).toMatchObject({ ok: false, error: { suggestions: ['src/pages'] } })
})

function callTo(root: string, name: string, args: Record<string, unknown>) {
  const tool = TOOLS.find((item) => item.name === name)
  if (tool === undefined) throw new Error(`There is no tool ${name}.`)
  return callTool(createEnvironment(root), { tool, args })
}

const callVerify = (root: string, args: Record<string, unknown>) => callTo(root, 'svc_verify', args)
