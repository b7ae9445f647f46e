import { expect, test } from 'vitest'
import { findCodeRoutes } from '../../../src/project/discover/code-routes.ts'
import { parseText } from '../../support/verify/parse-snippet.ts'

type Texts = Readonly<Record<string, string>>

/** Returns the file of the page by the path of its route. */
const findPages = (texts: Texts, resolveAlias?: (specifier: string) => string | undefined) => {
  const files = Object.entries(texts).map(([path, text]) => parseText(path, text))
  const { items } = findCodeRoutes(files, resolveAlias)
  return Object.fromEntries(items.map(({ path, page }) => [path, page]))
}

const PAGE = 'export const Login = () => <main>Log in</main>\nexport default Login'

const withRoute = (imports: string, route: string): Texts => ({
  'src/main.tsx': `${imports}\nconst router = createBrowserRouter([{ path: '/login', ${route} }])`,
  'src/pages/login.tsx': PAGE,
  'src/pages/index.ts': `export { default as SignIn, Login } from './login'\nexport * from './auth'`,
  'src/pages/auth.tsx': 'export const Reset = () => <main>Reset</main>',
  'src/guard.tsx': 'export const Guard = ({ children }) => <div>{children}</div>',
})

test.each<[name: string, imports: string, route: string, page?: string]>([
  ['a default import', `import Login from './pages/login'`, 'element: <Login />'],
  ['a named import', `import { Login } from './pages/login'`, 'Component: Login'],
  ['a renamed import', `import { Login as Page } from './pages/login'`, 'element: <Page />'],
  ['an alias', `import Login from '@/pages/login'`, 'element: <Login />'],
  ['a module that exports it again', `import { Login } from './pages'`, 'element: <Login />'],
  ['a module that renames it', `import { SignIn } from './pages'`, 'element: <SignIn />'],
  [
    'a module that exports all',
    `import { Reset } from './pages'`,
    'element: <Reset />',
    'src/pages/auth.tsx',
  ],
  ['a lazy component', `const Login = lazy(() => import('./pages/login'))`, 'element: <Login />'],
  ['a lazy route', '', `lazy: () => import('./pages/login')`],
  [
    'a page in a guard',
    `import { Guard } from './guard'\nimport Login from './pages/login'`,
    'element: <Guard><Login icon={<Guard />} /></Guard>',
  ],
  [
    'a component of the same file',
    'function Login() { return <main /> }',
    'element: <Login />',
    'src/main.tsx',
  ],
])('follows %s to the file of the page', (_, imports, route, page = 'src/pages/login.tsx') => {
  expect(findPages(withRoute(imports, route))).toEqual({ '/login': page })
})

test('a component of a package has no file in the project', () => {
  const texts = withRoute(`import { Login } from 'some-package'`, 'element: <Login />')
  expect(findPages(texts)).toEqual({ '/login': undefined })
})

test('uses the aliases of the project', () => {
  const texts = withRoute(`import Login from '#screens/login'`, 'element: <Login />')
  const resolveAlias = (specifier: string) => specifier.replace('#screens', 'src/pages')
  expect(findPages(texts, resolveAlias)).toEqual({ '/login': 'src/pages/login.tsx' })
})

test('follows the components of Vue Router, elements and the routes module', () => {
  expect(
    findPages({
      'src/router.ts': `import Users from './views/Users.vue'
        const Home = () => import('./views/Home.vue')
        createRouter({ routes: [
          { path: '/', component: Home },
          { path: '/users', components: { default: Users }, children: [
            { path: ':id', component: () => import('./views/User.vue') },
          ] },
        ] })`,
      'src/views/Home.vue': '<template><main /></template>',
      'src/views/Users.vue': '<template><main /></template>',
      'src/views/User.vue': '<template><main /></template>',
    }),
  ).toEqual({
    '/': 'src/views/Home.vue',
    '/users': 'src/views/Users.vue',
    '/users/:id': 'src/views/User.vue',
  })
  expect(
    findPages({
      'src/app.tsx': `import { Login } from './login'
        const App = () => <Routes><Route path="/login" element={<Login />} /><Route path="/help" component={Login} /></Routes>`,
      'src/login.tsx': PAGE,
    }),
  ).toEqual({ '/login': 'src/login.tsx', '/help': 'src/login.tsx' })
  expect(
    findPages({
      'app/routes.ts': `export default [index('./home.tsx'), route('login', 'routes/login.tsx')]`,
      'app/home.tsx': PAGE,
      'app/routes/login.tsx': PAGE,
    }),
  ).toEqual({ '/': 'app/home.tsx', '/login': 'app/routes/login.tsx' })
})
