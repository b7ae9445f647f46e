import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'

const hero = readFileSync(`${ROOT}content/patterns/hero/pattern.json`, 'utf8')
const MINIMAL = ['--without', 'plane,terms,alias,twins,previews', '--out', 'site']

test('issues of records are printed with a path relative to the current folder', async () => {
  const cwd = await createTestFolder({ 'records/patterns/hero/pattern.json': hero })
  const build = ['build', '--content', 'records', ...MINIMAL]
  const { exit, err } = await runCli(cwd, build)
  expect(exit).toBe(0)
  expect(err).toMatch(/^warn G12 records\/patterns\/hero\/pattern\.json# /m)
  expect(err).not.toContain(cwd)
  const steps = err.split('\n').filter((line) => /^[A-Z]\w+ing /.test(line))
  expect(steps).toEqual([
    'Reading the records',
    'Checking the records',
    'Rendering files',
    'Moving the files to their places',
  ])

  const broken = await createTestFolder({
    'records/patterns/hero/pattern.json': hero.replace('"id"', '"idd"'),
  })
  const failed = await runCli(broken, build)
  expect(failed.exit).toBe(2)
  expect(failed.err).toContain('records/patterns/hero/pattern.json')
  expect(failed.err).not.toContain(broken)
})

test('the configuration of hosts knows the path of the site', async () => {
  const cwd = await createTestFolder({ 'records/patterns/hero/pattern.json': hero })
  const build = ['build', '--content', 'records', ...MINIMAL]
  expect((await runCli(cwd, [...build, '--base', 'docs/svc/'])).exit).toBe(0)
  for (const file of ['nginx.conf', 'Caddyfile']) {
    const text = await readFile(`${cwd}/site/${file}`, 'utf8')
    expect(text).toContain('# The files of the site are in /docs/svc below the root.')
    expect(text).toContain('/docs/svc/v1/404.json')
  }
  const { exit, err } = await runCli(cwd, [...build, '--base', '/docs/../svc'])
  expect({ exit, err }).toEqual({
    exit: 2,
    err: 'svc: Invalid value "/docs/../svc" for --base. Use a path such as /docs/svc.\n',
  })
})

test.each([
  ['site/schemas', '../outside'],
  ['site/.svc-build', '../outside'],
  ['site', 'outside'],
])('%s as a link to another folder is refused', async (name, target) => {
  const base = await createTestFolder({ 'project/records/patterns/hero/pattern.json': hero })
  const [folder, outside] = [join(base, 'project'), join(base, 'outside')]
  const build = ['build', '--content', 'records', ...MINIMAL]
  if (name !== 'site') expect((await runCli(folder, build)).exit).toBe(0)
  await mkdir(outside)
  await rm(join(folder, name), { recursive: true, force: true })
  await symlink(join('..', target), join(folder, name))
  const { exit, err } = await runCli(folder, build)
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(name) })
  expect(await readdir(outside)).toEqual([])
})
