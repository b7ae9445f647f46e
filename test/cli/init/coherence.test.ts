import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'

const readText = (folder: string, file: string) => readFile(join(folder, file), 'utf8')

test('a blank app without a command palette has none in its shell either', async () => {
  const folder = await createTestFolder()
  await runCli(folder, ['init', '--blank', '--page', '/customers=filter-bar,data-table'])
  const pack = await readText(folder, '.svc/context/scaffold-pack.md')
  expect(pack).toContain('There is no command palette.')
  expect(pack).not.toContain('command-palette')
})

test.each([
  ['/customers=data-table', false],
  ['/sign-in=auth-form', true],
])('the shell of a blank app with %s shows an account: %s', async (page, hasAccount) => {
  const folder = await createTestFolder()
  await runCli(folder, ['init', '--blank', '--page', page, '--shell', 'sidebar-main'])
  const pack = await readText(folder, '.svc/context/scaffold-pack.md')
  expect(/user-menu|workspace-switcher/.test(pack)).toBe(hasAccount)
  const { exit } = await runCli(folder, ['compile', '--check'])
  expect(exit).toBe(0)
})

test('some sections of a blueprint keep only their own commands and hotkeys', async () => {
  const folder = await createTestFolder()
  const sections = ['--sections', 'record-admin,overview']
  await runCli(folder, ['init', '--blueprint', 'internal-admin', ...sections])
  const { meta } = JSON.parse(await readText(folder, 'svc.essence.json'))
  const { hotkeys, command_palette: palette } = meta.navigation
  const ids = palette.commands.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(expect.arrayContaining(['create-record', 'save-view', 'show-shortcuts']))
  for (const id of ['invite-members', 'switch-workspace', 'sign-out']) {
    expect(ids).not.toContain(id)
  }
  const keys = hotkeys.map(({ key }: { key: string }) => key)
  expect(keys).toEqual(expect.arrayContaining(['n r', 'v s', '?']))
  expect(keys).not.toContain('n m')
})

test.each([
  ['/customers=filter-bar,data-table', 'record-admin'],
  ['/login=auth-form', 'auth-basic'],
])('the archetype for %s is %s, with the reason', async (page, archetype) => {
  const folder = await createTestFolder()
  const { out } = await runCli(folder, ['init', '--page', page])
  expect(out).toMatch(new RegExp(`archetype ${archetype} \\(its page /`))
})

/** The style sheet of the templates of create-vite, shortened. */
const CREATE_VITE = `:root {
  --text: #6b6375;
  --text-h: #08060d;
  --bg: #fff;
  --border: #e5e4e7;
  --accent: #aa3bff;
  --accent-bg: rgba(170, 59, 255, 0.1);
}
@media (prefers-color-scheme: dark) {
  :root { --text: #9ca3af; --text-h: #f3f4f6; --bg: #16171d; --border: #2e303a; --accent: #c084fc; }
}`

test('an imported theme without a primary color takes the accent for it, and says so', async () => {
  const folder = await createTestFolder({
    'package.json': '{"dependencies":{"vue":"3","vite":"7"}}',
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'src/main.ts': "import './style.css'",
    'src/style.css': CREATE_VITE,
  })
  const { out } = await runCli(folder, ['init', '--page', '/customers=data-table'])
  const { palette } = JSON.parse(await readText(folder, '.svc/custom/themes/project.json'))
  expect(palette.primary).toEqual(palette.accent)
  expect(palette.focus).toEqual(palette.accent)
  expect(out).toContain('primary same as "accent", focus same as "primary"')
  expect(await readText(folder, 'src/tokens.css')).toContain('--color-primary: var(--accent)')
})
