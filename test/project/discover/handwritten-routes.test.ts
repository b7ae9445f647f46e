import { expect, test } from 'vitest'
import { findHandwrittenRoutes } from '../../../src/project/discover/handwritten-routes.ts'
import { ModuleGraph } from '../../../src/project/discover/module-graph.ts'
import { parseText } from '../../support/verify/parse-snippet.ts'

type Texts = Readonly<Record<string, string>>

const find = (texts: Texts) => {
  const files = Object.entries(texts).map(([path, text]) => parseText(path, text))
  return findHandwrittenRoutes(files, new ModuleGraph(files, () => undefined))
}

/** The pages that the examples show. */
const PAGES: Texts = {
  'src/home.tsx': 'export const Home = () => <h1>Home</h1>',
  'src/patient.tsx': 'export function Patient() { return <h1>Biscuit</h1> }',
  'src/book.tsx': 'export default function Book() { return <h1>Book</h1> }',
}

const IMPORTS = `import { Home } from './home'
  import { Patient } from './patient'
  import Book from './book'
`

/** Returns the page of each path in an app. */
const readPages = (app: string, others: Texts = {}) => {
  const { items, unknown } = find({ ...PAGES, ...others, 'src/app.tsx': `${IMPORTS}${app}` })
  return { pages: Object.fromEntries(items.map(({ path, page }) => [path, page])), unknown }
}

const THREE_PAGES = {
  '/': 'src/home.tsx',
  '/patients/:id': 'src/patient.tsx',
  '/book': 'src/book.tsx',
}

test.each<[name: string, app: string]>([
  [
    'a chain of conditions',
    `export function App() {
      const path = window.location.pathname
      if (path === '/') return <Home />
      if (path.startsWith('/patients/')) {
        return <Patient id={path.slice(10)} />
      } else if ("/book" === path) return <main><Book /></main>
      return <p>Not found</p>
    }`.replace('path.slice(10)', 'path'),
  ],
  [
    'a chain of conditional expressions',
    `export const App = () => {
      const [pathname] = useState(location.pathname)
      return pathname === '/' ? <Home /> : pathname.startsWith("/patients/") ? (
        <Patient />
      ) : pathname === '/book/' ? <Book /> : null
    }`,
  ],
  [
    'a switch',
    `function page(pathname: string) {
      switch (location.pathname) {
        case '/': return <Home />
        case '/patients/:id': return <Patient />
        case '/book':
          return <Book />
        default: return null
      }
    }`,
  ],
  [
    'an object with paths as keys',
    `const routes: Record<string, () => JSX.Element> = {
      '/': Home,
      '/patients/:id': () => <Patient />,
      "/book": Book,
    }
    const App = () => { const Page = routes[location.pathname] ?? Home; return <Page /> }`,
  ],
  [
    'an object that the address is looked up in',
    `const byPath = { '/': Home, '/patients/:id': Patient, '/book': Book }
    const path = location.pathname
    const Page = byPath[path]`,
  ],
  [
    'a list of paths and regular expressions',
    String.raw`const routes = [
      { path: '/', page: Home },
      { match: /^\/patients\/([^/]+)\/?$/, page: Patient },
      { path: '/book', page: Book },
    ]
    const found = routes.find(({ path }) => path === location.pathname)`,
  ],
  [
    'regular expressions',
    String.raw`const App = () => {
      const path = location.pathname
      if (/^\/$/.test(path)) return <Home />
      const match = path.match(/^\/patients\/([^/]+)$/)
      if (match) return <Patient id={match[1]} />
      if (/^\/book\/?$/.exec(path)) return <Book />
    }`,
  ],
  [
    'named conditions',
    String.raw`const App = () => {
      const path = location.pathname
      const id = /^\/patients\/(\d+)$/.exec(path)?.[1]
      const isBook = path === '/book'
      return <div className={isBook ? 'flow' : ''}>
        {isBook ? <span>Call us</span> : <Brand />}
        {path === '/' ? <Home /> : id ? <Patient id={id} /> : isBook ? <Book /> : <p>Not found</p>}
      </div>
    }
    const Brand = () => <b>Fernhill</b>`,
  ],
])('reads %s', (_, app) => {
  expect(readPages(app)).toEqual({ pages: THREE_PAGES, unknown: [] })
})

test('reads paths behind a hash, named groups and lazy pages', () => {
  const app = String.raw`
    window.addEventListener('hashchange', render)
    const Later = lazy(() => import('./book'))
    function App({ hash }) {
      if (hash === '#/') return <Home />
      if (hash === '#/book') return <Later />
      const order = location.pathname.match(/^\/orders\/(?<number>\d+)\/lines\/(\d+)$/)
      if (order) return <Patient />
    }`
  expect(readPages(app).pages).toEqual({
    '/': 'src/home.tsx',
    '/book': 'src/book.tsx',
    '/orders/:number/lines/:id2': 'src/patient.tsx',
  })
})

test('functions that draw a page count as pages', () => {
  const app = `
    addEventListener('popstate', show)
    function show() {
      const path = location.pathname
      if (path === '/start') return showStart()
      showNothing()
    }`
  const start = { 'src/start.ts': 'export function showStart() { document.title = "Start" }' }
  const files = { ...start, 'src/main.ts': `import { showStart } from './start'${app}` }
  expect(find(files).items.map(({ path, page }) => [path, page])).toEqual([
    ['/start', 'src/start.ts'],
  ])
})

test('a comparison that only marks the current link is no route', () => {
  const app = `
    const path = location.pathname
    const Nav = () => <a href="/old" aria-current={path === '/old' ? 'page' : undefined}>Old</a>
    // if (path === '/commented') return <Home />
    const App = () => path === '/' ? <Home /> : <Book />`
  expect(readPages(app).pages).toEqual({ '/': 'src/home.tsx' })
})

test('says where code takes the address apart', () => {
  const app = `
    const path = location.pathname
    const [, section] = path.split('/')
    const App = () => path === '/' ? <Home /> : <Book />`
  expect(readPages(app).unknown).toEqual(['src/app.tsx:6'])
})

test('paths of a project that never reads its address are no routes', () => {
  const files = { 'src/app.ts': `const path = argv[2]; if (path === '/etc') read(path)` }
  expect(find(files).items).toEqual([])
})
