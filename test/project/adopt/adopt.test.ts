import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ChoiceQuestion, Prompts } from '../../../src/cli/terminal/prompts.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'

const dependsOn = (...names: string[]): string =>
  JSON.stringify({
    name: '@acme/order-desk',
    dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
  })

const page = (title: string, more = ''): string =>
  `export default function Page() { return <main><h1>${title}</h1>${more}</main> }\n`

/** The files of an app, and what its contract says about them: a route, the file and the title. */
interface Fixture {
  readonly files: Readonly<Record<string, string>>
  readonly pages: readonly (readonly [route: string, file: string, title: string])[]
}

const FIXTURES: Readonly<Record<string, Fixture>> = {
  'Next.js with an app folder in src': {
    files: {
      'package.json': dependsOn('next', 'react'),
      'src/app/layout.tsx':
        'export default function Layout({ children }) { return <html lang="de"><body>{children}</body></html> }',
      'src/app/page.tsx': page('Start'),
      'src/app/(shop)/orders/page.tsx': page('All orders', '<table><tbody /></table>'),
      'src/app/(shop)/orders/[id]/page.tsx': page('Order'),
    },
    pages: [
      ['/', 'src/app/page.tsx', 'Start'],
      ['/orders', 'src/app/(shop)/orders/page.tsx', 'All orders'],
      ['/orders/:id', 'src/app/(shop)/orders/[id]/page.tsx', 'Order'],
    ],
  },
  'React Router with objects': {
    files: {
      'package.json': dependsOn('react', 'vite', 'react-router'),
      'index.html': '<script type="module" src="/src/main.tsx"></script>',
      'src/main.tsx': `import { createBrowserRouter } from 'react-router'
import AppLayout from './app-layout'
import { Orders } from './pages/orders'
import Order from './pages/order'
createBrowserRouter([{ path: '/', element: <AppLayout />, children: [
  { path: 'orders', element: <Orders />, children: [{ path: ':id', element: <Order /> }] },
] }])`,
      'src/app-layout.tsx':
        'export default function AppLayout() { return <div><aside><nav /></aside></div> }',
      'src/pages/orders.tsx': 'export function Orders() { return <h1>Orders</h1> }',
      'src/pages/order.tsx': page('Order'),
    },
    pages: [
      ['/orders', 'src/pages/orders.tsx', 'Orders'],
      ['/orders/:id', 'src/pages/order.tsx', 'Order'],
    ],
  },
  'Vue Router': {
    files: {
      'package.json': dependsOn('vue', 'vite', 'vue-router'),
      'src/App.vue': '<template><router-view /></template>',
      'src/router/index.ts': `import { createRouter } from 'vue-router'
import Home from '../views/HomeView.vue'
export default createRouter({ routes: [
  { path: '/', component: Home },
  { path: '/tickets/:id', component: () => import('../views/TicketView.vue') },
] })`,
      'src/views/HomeView.vue': '<template><h1>Desk</h1></template>',
      'src/views/TicketView.vue': '<template><h1>{{ ticket.title }}</h1></template>',
    },
    pages: [
      ['/', 'src/views/HomeView.vue', 'Desk'],
      ['/tickets/:id', 'src/views/TicketView.vue', 'Tickets detail'],
    ],
  },
  SvelteKit: {
    files: {
      'package.json': dependsOn('@sveltejs/kit', 'svelte', 'vite'),
      'src/routes/+layout.svelte': '<header><nav></nav></header><slot />',
      'src/routes/+page.svelte': '<svelte:head><title>Bikes</title></svelte:head>',
      'src/routes/orders/[id=int]/+page.svelte': '<h1>Order</h1><dl></dl>',
    },
    pages: [
      ['/', 'src/routes/+page.svelte', 'Bikes'],
      ['/orders/:id', 'src/routes/orders/[id=int]/+page.svelte', 'Order'],
    ],
  },
}

const readEssence = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'svc.essence.json'), 'utf8')).blueprint

test.each(Object.entries(FIXTURES))('init --yes describes an app with %s', async (_, fixture) => {
  const folder = await createTestFolder(fixture.files)
  expect(await runCli(folder, ['init', '--yes'])).toMatchObject({ exit: 0 })
  const { sections, routes = {} } = await readEssence(folder)
  const packs = await readdir(join(folder, '.svc/context'))
  for (const [route, file, title] of fixture.pages) {
    const { out } = await runCli(folder, ['pack', 'page', '--route', route])
    expect(out).toContain(`Code: \`${file}\`.`)
    expect(out).toContain(title)
    expect((await stat(join(folder, file))).isFile()).toBe(true)
  }
  const declared = sections.flatMap((section: { pages: { route?: string }[] }) =>
    section.pages.flatMap((entry) => entry.route ?? []),
  )
  const all = new Set([...declared, ...Object.keys(routes)])
  expect([...all].sort()).toEqual(fixture.pages.map(([route]) => route))
  expect(packs.filter((name) => name.startsWith('page-'))).toHaveLength(fixture.pages.length)
  const { out } = await runCli(folder, ['verify', '--check', 'ROUTE001,ROUTE002'])
  expect(out).not.toContain('ROUTE00')
})

test('patterns, shells and the language come from the code', async () => {
  const next = await createTestFolder(FIXTURES['Next.js with an app folder in src']?.files)
  await runCli(next, ['init', '--yes'])
  const text = await readFile(join(next, 'svc.essence.json'), 'utf8')
  expect(text).toContain('"Locale: de"')
  expect((await readEssence(next)).sections).toContainEqual(
    expect.objectContaining({
      id: 'shop',
      pages: [
        expect.objectContaining({ id: 'orders', layout: ['data-table'] }),
        expect.objectContaining({ id: 'orders-detail', layout: ['orders-detail-content'] }),
      ],
    }),
  )
  const react = await createTestFolder(FIXTURES['React Router with objects']?.files)
  await runCli(react, ['init', '--yes'])
  expect((await readEssence(react)).sections[0].shell).toBe('sidebar-main')
  const scaffold = await readFile(join(react, '.svc/context/scaffold-pack.md'), 'utf8')
  expect(scaffold).toContain('(`src/app-layout.tsx`)')
  expect(scaffold).toContain('The routes are in `src/main.tsx`. New pages go into `src/pages`.')
})

test('init without an app still requires a choice', async () => {
  const folder = await createTestFolder({ 'package.json': dependsOn('react', 'vite') })
  const { exit, err } = await runCli(folder, ['init', '--yes'])
  expect(exit).toBe(2)
  expect(err).toContain('Found no routes of an app in this project.')
  const app = await createTestFolder(FIXTURES.SvelteKit?.files)
  expect((await runCli(app, ['init'])).err).toContain('Use --yes to describe the 2 pages')
})

test('the pack of a page that is not built names a folder that the app has', async () => {
  const folder = await createTestFolder(FIXTURES['Vue Router']?.files)
  await runCli(folder, ['init', '--page', '/agents=data-table'])
  const { out } = await runCli(folder, ['pack', 'page', 'agents'])
  expect(out).toContain('Code: a new file in `src/views`, with its route in `src/router/index.ts`')
})

test('the questions offer the app first, and ask about patterns that are not certain', async () => {
  const folder = await createTestFolder({
    ...FIXTURES['Vue Router']?.files,
    'src/views/HomeView.vue': '<template><h1>Desk</h1><form /></template>',
  })
  const messages: string[] = []
  const first = async ({ message, choices }: ChoiceQuestion): Promise<string> => {
    messages.push(message)
    return choices[0]?.value ?? ''
  }
  const prompts: Prompts = {
    choose: first,
    chooseSeveral: async (question) => [await first(question)],
    enterText: () => Promise.resolve(''),
    confirm: () => Promise.resolve(true),
  }
  expect(await runCli(folder, ['init'], { prompts, isTerminal: true })).toMatchObject({ exit: 0 })
  expect(messages.slice(0, 2)).toEqual([
    'What do you want to start from?',
    'Which of these patterns do the pages have? Others are taken from the markup.',
  ])
  const [section] = (await readEssence(folder)).sections
  expect(section.pages[0]).toMatchObject({ id: 'home', layout: ['form-sections'] })
})
