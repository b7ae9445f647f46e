import { expect, test } from 'vitest'
import { findCodeRoutes } from '../../../src/project/discover/code-routes.ts'
import { findTokens } from '../../../src/project/discover/tokens.ts'
import { parseText } from '../../support/verify/parse-snippet.ts'

type Texts = Readonly<Record<string, string>>

const find = (texts: Texts) =>
  findCodeRoutes(Object.entries(texts).map(([path, text]) => parseText(path, text)))

const read = (texts: Texts) => {
  const { items, unknown } = find(texts)
  return { paths: items.map(({ path }) => path), unknown }
}

test.each<[name: string, texts: Record<string, string>, paths: string[]]>([
  [
    'objects of React Router',
    {
      'src/main.tsx': `import { createBrowserRouter } from 'react-router'
        const router = createBrowserRouter([
          { path: '/', element: <Root title="a, b" />, children: [
            { index: true, element: <Home /> },
            { path: 'orders/:id?', lazy: () => import('./order') }, // a comment, with commas
            { path: 'old', element: <Navigate to="/" /> },
            { element: <Layout />, children: [{ path: "settings", loader() { return {} } }] },
          ] },
          { path: '*', element: <p>Don't know</p> },
        ])`,
    },
    ['/', '/orders', '/orders/:id', '/settings', '/*'],
  ],
  [
    'objects of Vue Router 3 under another name',
    {
      'src/router.js': `import Router from 'vue-router'
        export default new Router({ routes: [
          { path: '/', redirect: 'home', component: DashboardLayout, children: [
            { path: '/home', component: () => import('./home') },
          ] },
        ] })`,
    },
    ['/home'],
  ],
  [
    'elements of React Router',
    {
      'src/app.tsx': `const App = () => <Routes>
        <Route path="/" element={<Layout />}>
          <Route index element={<Home />} />
          <Route path="orders"><Route path=":id" element={<Order />} /></Route>
          <Route path={'help'} element={<Help />} />
        </Route>
        <Route path="/old" element={<Navigate to="/" />} />
      </Routes>`,
    },
    ['/', '/orders/:id', '/help'],
  ],
  [
    'the routes module of React Router',
    {
      'app/routes.ts': `import { index, layout, prefix, route } from '@react-router/dev/routes'
        export default [
          index('./home.tsx'),
          route('about', './about.tsx'),
          layout('./auth.tsx', [route('login', './login.tsx')]),
          ...prefix('orders', [index('./orders.tsx'), route(':id', './order.tsx')]),
        ] satisfies RouteConfig`,
    },
    ['/', '/about', '/login', '/orders', '/orders/:id'],
  ],
  [
    'Vue Router',
    {
      'src/router/index.ts': `import { createRouter } from 'vue-router'
        import { adminRoutes } from './admin'
        const routes: RouteRecordRaw[] = [
          { path: '/', component: Home },
          { path: '/users', component: Users, children: [
            { path: '', component: UserList },
            { path: ':id(\\\\d+)', name: 'user', component: User },
            { path: '/absolute', component: X },
          ] },
          { path: '/home', redirect: '/' },
          ...adminRoutes,
          { path: '/:pathMatch(.*)*', component: NotFound },
        ]
        export default createRouter({ history, routes })`,
      'src/router/admin.ts': `export const adminRoutes = [{ path: '/admin', component: Admin }]`,
    },
    ['/', '/users', '/users/:id', '/absolute', '/admin', '/*pathMatch'],
  ],
  [
    'file routes of TanStack Router',
    {
      'src/routes/a.tsx': `export const Route = createFileRoute('/_auth/posts/$postId')({ component: A })`,
      'src/routes/b.tsx': `export const Route = createFileRoute('/(group)/files/$')({ component: B })`,
    },
    ['/posts/:postId', '/files/*'],
  ],
])('reads %s', (_, texts, paths) => {
  expect(read(texts)).toEqual({ paths, unknown: [] })
})

test.each([
  ['a spread of a call', `createBrowserRouter([{ path: '/' }, ...makeRoutes()])`],
  ['a path that code computes', `createBrowserRouter([{ path: BASE + '/x' }])`],
  [
    'routes of another component',
    'const A = () => <Routes><Route path="/admin/*" element={<X />} /></Routes>',
  ],
  ['a list from nowhere', 'createBrowserRouter(window.routes)'],
])('says where it cannot follow %s', (_, text) => {
  expect(read({ 'src/a.tsx': `\n${text}` }).unknown).toEqual(['src/a.tsx:2'])
})

test('reads the tokens of style sheets, themes and Tailwind settings', () => {
  const files = [
    parseText('a.css', '@theme { --color-a: #111 } .dark { --color-b: #222 } p { color: red }'),
    parseText('b.html', '<p style="--c: 1">x</p><style>:root { --d: 1px }</style>'),
    parseText(
      'tailwind.config.js',
      "export default { theme: { extend: { colors: { brand: { DEFAULT: '#333', 500: '#444' } } } } }",
    ),
  ]
  expect(findTokens(files).map(({ name, value, selector }) => [name, value, selector])).toEqual([
    ['--color-a', '#111', ':root'],
    ['--color-b', '#222', '.dark'],
    ['--d', '1px', ':root'],
    ['theme(colors.brand)', '#333', ':root'],
    ['theme(colors.brand.500)', '#444', ':root'],
  ])
})

const toObjects = (routes: string): Texts => ({
  'src/main.tsx': `createBrowserRouter([${routes}])`,
})
const toVue = (routes: string): Texts => ({
  'src/router.ts': `export default createRouter({ history, routes: [${routes}] })`,
})
const toElements = (routes: string): Texts => ({
  'src/app.tsx': `const App = () => <Routes>${routes}</Routes>`,
})
const toModule = (routes: string): Texts => ({ 'app/routes.ts': `export default [${routes}]` })

test.each<[name: string, texts: Texts, paths: string[]]>([
  [
    'React Router objects',
    toObjects(
      `{ path: 'orders', element: <Orders />, children: [{ path: ':id', element: <Order /> }] }`,
    ),
    ['/orders', '/orders/:id'],
  ],
  [
    'React Router objects with lazy pages',
    toObjects(`{ path: 'orders', lazy: () => import('./orders'), children: [{ path: ':id' }] }`),
    ['/orders', '/orders/:id'],
  ],
  [
    'Vue Router',
    toVue(
      `{ path: '/tickets/:id', component: () => import('./Ticket.vue'), children: [{ path: 'edit', component: Edit }] }`,
    ),
    ['/tickets/:id', '/tickets/:id/edit'],
  ],
  [
    'Vue Router with named views',
    toVue(
      `{ path: '/mail', components: { default: Mail, side: List }, children: [{ path: ':id', component: Message }] }`,
    ),
    ['/mail', '/mail/:id'],
  ],
  [
    'Route elements',
    toElements(
      `<Route path="orders" element={<Orders />}><Route path=":id" element={<Order />} /></Route>`,
    ),
    ['/orders', '/orders/:id'],
  ],
  [
    'the routes module',
    toModule(`route('orders', './orders.tsx', [route(':id', './order.tsx')])`),
    ['/orders', '/orders/:id'],
  ],
])('%s: a route with children is a page of its own', (_, texts, paths) => {
  expect(read(texts)).toEqual({ paths, unknown: [] })
})

test.each<[name: string, texts: Texts]>([
  [
    'has no component',
    toObjects(`{ path: 'orders', children: [{ path: 'new', element: <New /> }] }`),
  ],
  [
    'has the component of a layout',
    toObjects(
      `{ path: 'orders', element: <OrdersLayout />, children: [{ path: 'new', element: <New /> }] }`,
    ),
  ],
  [
    'has a component of the folder of layouts',
    toVue(
      `{ path: '/orders', component: () => import('@/layouts/main.vue'), children: [{ path: 'new', component: New }] }`,
    ),
  ],
  [
    'leads elsewhere',
    toVue(
      `{ path: '/orders', redirect: '/orders/new', component: Orders, children: [{ path: 'new', component: New }] }`,
    ),
  ],
  [
    'is an element without a page',
    toElements(`<Route path="orders"><Route path="new" element={<New />} /></Route>`),
  ],
  [
    'is an element with a layout',
    toElements(
      `<Route path="orders" element={<Layout />}><Route path="new" element={<New />} /></Route>`,
    ),
  ],
  [
    'is an element that leads elsewhere',
    toElements(
      `<Route path="orders" element={<Navigate to="new" />}><Route path="new" element={<New />} /></Route>`,
    ),
  ],
  [
    'is a layout of the routes module',
    toModule(`route('orders', './layout.tsx', [route('new', './new.tsx')])`),
  ],
])('a route with children is no page if it %s', (_, texts) => {
  expect(read(texts).paths).toEqual(['/orders/new'])
})

test('a layout of TanStack Router without a path of its own is no page', () => {
  const texts = {
    'src/routes/_auth.tsx': `export const Route = createFileRoute('/_auth')({ component: Frame })`,
    'src/routes/_auth.posts.tsx': `export const Route = createFileRoute('/_auth/posts')({ component: Posts })`,
    'src/routes/_auth.posts.$id.tsx': `export const Route = createFileRoute('/_auth/posts/$id')({ component: Post })`,
  }
  expect(read(texts).paths).toEqual(['/posts', '/posts/:id'])
})
