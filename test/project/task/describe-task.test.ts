import { expect, test } from 'vitest'
import { describeTask } from '../../../src/project/task/describe-task.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'

const toEnvironment = (cwd: string) => ({ cwd, env: {}, settings: {}, note: () => {} })

test('a page has its excerpt of the contract, its pack and its checks', async () => {
  const folder = await createTestFolder()
  await runCli(folder, ['init', '--blueprint', 'internal-admin', '--theme', 'slate'])
  const data = await describeTask(toEnvironment(folder), { route: '/records', task: 'sort' })
  expect(data).toMatchObject({
    contract: { status: 'valid', section: { id: 'record-admin' }, page: { id: 'list' } },
    tokens: { theme: 'slate', names: expect.arrayContaining(['--color-text']) },
    verify: { call: { tool: 'svc_verify', action: 'changes' } },
  })
  expect(data.contract.section).not.toHaveProperty('pages')
  expect(data).not.toHaveProperty('suggested_patterns')
  expect(data.read.map(({ path }) => path)).toEqual([
    '.svc/context/page-list-pack.md',
    '.svc/context/scaffold-pack.md',
    'svc.essence.json',
  ])
  expect(data.verify.done_when.length).toBeGreaterThan(2)
  expect(data.unknown.map(({ what }) => what)).toContain('the files that implement /records')
})

test('the text names the task, the parts and the components, and shortens the tokens', async () => {
  const bind = { Button: "import { Button } from '@/ui/button'" }
  const folder = await createTestFolder({
    'svc.config.json': JSON.stringify({ components: { bind } }),
  })
  await runCli(folder, ['init', '--page', '/orders=filter-bar,data-table', '--theme', 'slate'])
  const { out } = await runCli(folder, ['task', '/orders', 'add a due date'])
  expect(out).toMatch(/^\/orders: add a due date\n/)
  expect(out).toContain('in this order\n- filter-bar\n- data-table\n')
  expect(out).toContain(`- Button: ${bind.Button}\n`)
  expect(out.indexOf('Components')).toBeLessThan(out.indexOf('Unknown'))
  expect(out).toMatch(/- --[\s\S]+ and \d+ more\n/)
})

test('without a contract everything that is missing is said to be unknown', async () => {
  const folder = await createTestFolder({ 'src/orders.tsx': '<table></table>' })
  const input = { target: 'file:src/orders.tsx', task: 'a table of orders' }
  const data = await describeTask(toEnvironment(folder), input)
  expect(data).toMatchObject({
    contract: { status: 'missing', hash: null },
    read: [{ path: 'src/orders.tsx' }],
    tokens: null,
    verify: { done_when: [] },
  })
  expect(data.suggested_patterns?.map(({ slug }) => slug)).toContain('data-table')
  expect(data.unknown.at(-1)).toMatchObject({ why: 'svc.essence.json is missing.' })
})

test('a file outside the project is refused', async () => {
  const folder = await createTestFolder()
  const task = describeTask(toEnvironment(folder), { target: 'file:../../etc/passwd' })
  await expect(task).rejects.toThrow('is outside the project')
})

test.each([
  [
    'react-vite',
    {
      'package.json': '{"dependencies":{"react":"19","react-router":"7","vite":"7"}}',
      'tsconfig.json': '{"compilerOptions":{"paths":{"#/*":["./src/*"]}}}',
      'src/app.tsx': `import { createBrowserRouter } from 'react-router'
        import Login from '#/pages/login'
        createBrowserRouter([{ path: '/login', element: <Login /> }])`,
      'src/pages/login.tsx': 'export default () => <main><img src="/a.png" /></main>',
    },
    'src/pages/login.tsx',
  ],
  [
    'vue-vite',
    {
      'package.json': '{"dependencies":{"vue":"3","vue-router":"4","vite":"7"}}',
      'src/router/index.ts': `import { createRouter } from 'vue-router'
        createRouter({ routes: [{ path: '/login', component: () => import('../views/LoginView.vue') }] })`,
      'src/views/LoginView.vue': '<template><main><img src="/a.png" /></main></template>',
    },
    'src/views/LoginView.vue',
  ],
])('%s: the code of a route is the file of its page', async (target, files, page) => {
  const folder = await createTestFolder(files)
  await runCli(folder, ['init', '--page', '/login=auth-form', '--target', target])
  const data = await describeTask(toEnvironment(folder), { route: '/login' })
  expect(data.read[0]).toEqual({ path: page, reason: 'the code of the task' })
  const byPage = await describeTask(toEnvironment(folder), { page_id: 'login' })
  expect(byPage.read[0]).toEqual(data.read[0])
  expect(data.findings).toContainEqual(
    expect.objectContaining({ location: expect.objectContaining({ file: page }) }),
  )
})
