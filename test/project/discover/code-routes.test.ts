import { expect, test } from 'vitest'
import { findCodeRoutes } from '../../../src/project/discover/code-routes.ts'
import { findTokens } from '../../../src/project/discover/tokens.ts'
import { parseText } from '../../support/verify/parse-snippet.ts'

const read = (texts: Readonly<Record<string, string>>) => {
  const files = Object.entries(texts).map(([path, text]) => parseText(path, text))
  const { items, unknown } = findCodeRoutes(files)
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
