// Long run: verifies many projects.
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ciCommand } from '../../src/cli/commands/ci.ts'
import { verifyCommand } from '../../src/cli/commands/verify.ts'
import { writeTree } from '../../src/internal/node.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

const HOME_PAGE =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Orders</title></head><body><main id="root"><h1>Orders</h1></main></body></html>\n'

/** What create-vite writes for each framework, without a router. */
const STARTERS: readonly (readonly [name: string, file: string, text: string])[] = [
  ['react', 'src/App.tsx', 'export default function App() { return <h1>Orders</h1> }\n'],
  ['vue', 'src/App.vue', '<template><h1>Orders</h1></template>\n'],
  ['svelte', 'src/App.svelte', '<h1>Orders</h1>\n'],
]

const createApp = (name: string, files: Readonly<Record<string, string>>) =>
  createTestFolder({
    'package.json': JSON.stringify({
      dependencies: { [name]: '1' },
      devDependencies: { vite: '1' },
    }),
    'index.html': HOME_PAGE,
    ...files,
  })

const INIT = ['init', '--blank', '--page', '/=hero', '--offline']

test.each(STARTERS)(
  'an app with %s and no router has one route and is proven',
  async (name, file, text) => {
    const folder = await createApp(name, { [file]: text })
    await runCli(folder, INIT)
    const { exit, out } = await runCli(folder, ['verify', '--check', 'ROUTE001,ROUTE002,ROUTE003'])
    expect(out).not.toContain('not proven')
    expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('No findings') })
  },
)

test.each([
  ['code that reads the address', { 'src/nav.ts': 'export const page = location.pathname\n' }],
  ['more than one document', { 'admin.html': HOME_PAGE }],
])('an app with %s has routes that only running code knows', async (_, files) => {
  const folder = await createApp('react', { 'src/App.tsx': STARTERS[0]?.[2] ?? '', ...files })
  await runCli(folder, INIT)
  const { exit, out } = await runCli(folder, ['verify', '--check', 'ROUTE001,ROUTE002'])
  expect(exit).toBe(4)
  expect(out).toContain('Routes were not compared with the contract.')
})

test('the examples of verify and ci need no option that switches a failure off', async () => {
  const folder = await createTestFolder({ 'package.json': '{}' })
  await runCli(folder, ['init', '--blueprint', 'internal-admin', '--theme', 'slate', '--offline'])
  const files = { 'index.html': HOME_PAGE, 'src/app.css': ':focus-visible { outline: 2px solid }' }
  await writeTree(folder, new Map(Object.entries(files)))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '-q')
  git('add', 'svc.essence.json')
  git('-c', 'user.name=x', '-c', 'user.email=x@x.test', 'commit', '-qm', 'x')
  for (const example of [...verifyCommand.examples, ...ciCommand.examples]) {
    expect(example).not.toMatch(/allow-not-proven|fail-on none/)
    const [, ...args] = example.replaceAll("'", '').split(' ')
    const { exit, out, err } = await runCli(folder, args)
    expect({ example, exit, out: exit === 0 ? '' : out, err }).toEqual({
      example,
      exit: 0,
      out: '',
      err: '',
    })
  }
})

const WORKSPACE = {
  'package.json': JSON.stringify({ name: 'all', workspaces: ['apps/*', 'packages/*'] }),
  'eslint.config.js': 'export default []\n',
  'apps/web/package.json': '{"name":"web","dependencies":{"react":"1","react-router-dom":"1"}}',
  'apps/web/src/app.tsx': 'export const App = () => <main><h1>Orders</h1></main>\n',
  'apps/admin/package.json': '{"name":"admin"}',
  'packages/ui/package.json': '{"name":"@acme/ui"}',
}

test('at the root of a workspace, verify names the projects and how to check them', async () => {
  const folder = await createTestFolder(WORKSPACE)
  const { exit, out } = await runCli(folder, ['verify'])
  expect(exit).toBe(4)
  expect(out).toContain('No findings. No file was checked.')
  expect(out).toContain('whose projects were not checked: apps/admin, apps/web, packages/ui.')
  expect(out).toContain('verify --project apps/admin')
  expect(out).toContain('ci --workspace')
})

test('ci --workspace prints why a project is not proven', async () => {
  const folder = await createTestFolder(WORKSPACE)
  const { exit, out } = await runCli(folder, ['ci', '--workspace'])
  expect(exit).toBe(4)
  expect(out).toMatch(/not_proven .*apps\/admin\n {2}There is no markup, style sheet or script/)
  const broken = await createTestFolder({ ...WORKSPACE, 'apps/admin/svc.config.json': '{' })
  expect((await runCli(broken, ['ci', '--workspace'])).out).toMatch(
    /not_proven .*apps\/admin\n {2}.*svc\.config\.json/,
  )
})
