import type { CheckTable } from '../../../support/verify/check-cases.ts'
import { inEverySyntax, suppressedInEverySyntax } from '../../../support/verify/every-syntax.ts'

const routes = ['/', '/orders', '/orders/:id', '/docs/*rest', '/about']

/** Links to paths that nothing serves. */
export const ROUTE003: CheckTable = {
  code: 'ROUTE003',
  snapshot: {
    routes: {
      convention: 'Next.js app folder',
      completeness: 'complete',
      reason: 'Each route is a file.',
      items: routes.map((path) => ({ path, file: 'app/page.tsx' })),
    },
    publicFiles: ['/logo.svg'],
  },
  positive: [
    ...inEverySyntax('a misspelled path', '<a href="/ordrs?open=1">Orders</a>', ['/ordrs?open=1']),
    ...inEverySyntax('an unknown page', '<a href="/pricing-and-plans">Prices</a>', [
      '/pricing-and-plans',
    ]),
    ['a link component', 'a.tsx', 'const A = () => <Link to="/abut">About</Link>', ['/abut']],
    ['a router', 'a.tsx', "const go = () => router.push('/abot')", ['/abot']],
    ['a function of Vue', 'a.vue', "<script setup>navigateTo('/abot')</script>", ['/abot']],
    ['a function of Svelte', 'a.svelte', "<script>goto('/abot')</script>", ['/abot']],
  ],
  negative: [
    ...inEverySyntax('a route', '<a href="/orders/">Orders</a><a href="/about#team">Team</a>'),
    ...inEverySyntax('a parameter', '<a href="/orders/1024">Order</a>'),
    ...inEverySyntax('a wildcard', '<a href="/docs/a/b">Docs</a>'),
    ...inEverySyntax('a public file', '<a href="/logo.svg">Logo</a>'),
    ...inEverySyntax('another site', '<a href="//cdn.test/x">X</a><a href="https://x.test">X</a>'),
    ...inEverySyntax('an endpoint', '<a href="/api/export">Export</a>'),
    ['a method of a list', 'a.ts', "paths.push('/nowhere'); text.replace('/nowhere', '')"],
  ],
  dynamic: [...inEverySyntax('a dynamic path', '<a href={path}>Order</a>')],
  suppressed: suppressedInEverySyntax('ROUTE003', '<a href="/ordrs">Orders</a>'),
}
