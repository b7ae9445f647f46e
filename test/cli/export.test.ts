import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { THEME_FORMATS } from '../../src/themes.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

const FOREIGN = 'This is mine.\n'

test('a theme is printed, or written to a file', async () => {
  const cwd = await createTestFolder()
  const { out } = await runCli(cwd, ['export', 'slate', '--format', 'tailwind'])
  expect(out).toContain('@theme')
  const args = ['export', 'slate', '--format', 'tailwind', '--out', './a/b.css', '--json']
  const { out: written } = await runCli(cwd, args)
  expect(JSON.parse(written)).toEqual({
    theme: 'slate',
    format: 'tailwind',
    files: [{ file: 'a/b.css', change: 'created' }],
  })
  const { out: again } = await runCli(cwd, args)
  expect(JSON.parse(again)).toMatchObject({ files: [{ change: 'same' }] })
})

test.each(THEME_FORMATS)(
  '%s replaces its own files, and others only with --force',
  async (format) => {
    const cwd = await createTestFolder()
    const exportTheme = (theme: string, ...args: string[]) =>
      runCli(cwd, ['export', theme, '--format', format, '--out', 'theme', ...args])
    expect((await exportTheme('slate')).exit).toBe(0)
    const { out } = await exportTheme('terminal')
    expect(out).toMatch(/^(theme\S* changed\n)+$/)

    const [name = ''] = format === 'dtcg' ? await readdir(join(cwd, 'theme')) : ['']
    const file = join('theme', name)
    const before = await readFile(join(cwd, file), 'utf8')
    await writeFile(join(cwd, file), FOREIGN)
    expect(await exportTheme('slate')).toEqual({
      exit: 2,
      out: '',
      err: `svc: ${file} exists, and svc did not write it. Choose another path with --out, or replace it with --force.\n`,
    })
    expect(await readFile(join(cwd, file), 'utf8')).toBe(FOREIGN)
    expect((await exportTheme('terminal', '--force')).exit).toBe(0)
    expect(await readFile(join(cwd, file), 'utf8')).toBe(before)
  },
)

test('a refused file leaves the other files of design tokens alone', async () => {
  const cwd = await createTestFolder({ 'tokens/theme.resolver.json': FOREIGN })
  const args = ['export', 'slate', '--format', 'dtcg', '--out', 'tokens']
  expect((await runCli(cwd, args)).exit).toBe(2)
  expect(await readdir(join(cwd, 'tokens'))).toEqual(['theme.resolver.json'])
})

test('a style sheet of the project that mentions svc is not ours', async () => {
  const text = 'body {}\n/* Written by svc. */\n'
  const cwd = await createTestFolder({ 'globals.css': text })
  expect((await runCli(cwd, ['export', 'slate', '--out', 'globals.css'])).exit).toBe(2)
  expect(await readFile(join(cwd, 'globals.css'), 'utf8')).toBe(text)
})

test('design tokens are a folder of files', async () => {
  const cwd = await createTestFolder()
  const args = ['export', 'slate', '--format', 'dtcg', '--out']
  const { out } = await runCli(cwd, [...args, 'tokens'])
  expect(out.split('\n').slice(0, -1)).toEqual([
    'tokens/light.tokens.json created',
    'tokens/dark.tokens.json created',
    'tokens/theme.resolver.json created',
  ])
  const { exit, err } = await runCli(cwd, [...args, 'tokens.json'])
  expect(exit).toBe(2)
  expect(err).toContain('--out is a folder')
})
