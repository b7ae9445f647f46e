import type { CheckTable } from '../../../support/verify/check-cases.ts'

const toDocument = (body: string): string => `<html lang="en"><body>${body}</body></html>`

const IGNORE = '<!-- svc-ignore A11Y034 -- the brand asks for it -->'

/** Main landmarks and the targets of skip links. */
export const A11Y034: CheckTable = {
  code: 'A11Y034',
  context: {
    'app/layout.tsx': 'export default ({ children }) => <main>{children}</main>',
    'src/routes/+layout.svelte': '<main><slot /></main>',
  },
  snapshot: {
    routes: {
      convention: 'Next.js app folder',
      completeness: 'complete',
      reason: '',
      items: [
        { path: '/orders', file: 'app/orders/page.tsx' },
        { path: '/bikes', file: 'src/routes/bikes/+page.svelte' },
      ],
    },
  },
  positive: [
    ['no main landmark', 'a.html', toDocument('<h1>Orders</h1><p>None yet.</p>'), ['<body>']],
    [
      'two main landmarks',
      'a.html',
      toDocument('<main>A</main><main id="b">B</main>'),
      ['<main id="b">'],
    ],
    [
      'a landmark in a layout with one',
      'app/orders/page.tsx',
      'export default () => <main>x</main>',
      ['<main>'],
    ],
    ['the same in Svelte', 'src/routes/bikes/+page.svelte', '<main>x</main>', ['<main>']],
    [
      'a skip link to nowhere',
      'a.html',
      toDocument('<a href="#main">Skip to content</a><main>x</main>'),
      ['<a href="#main">'],
    ],
  ],
  negative: [
    ['one main landmark', 'a.html', toDocument('<main><h1>Orders</h1></main>')],
    ['a role', 'a.html', toDocument('<div role="main"><h1>Orders</h1></div>')],
    ['a hidden second one', 'a.html', toDocument('<main>A</main><main hidden>B</main>')],
    ['a document that a script fills', 'a.html', toDocument('<div id="root"></div>')],
    ['a fragment', 'a.html', '<h1>Orders</h1>'],
    ['a page without one', 'app/orders/page.tsx', 'export default () => <p>x</p>'],
    [
      'a skip link',
      'a.html',
      toDocument('<a href="#main">Skip to content</a><main id="main">x</main>'),
    ],
  ],
  dynamic: [
    ['a custom element', 'a.html', toDocument('<app-root></app-root><p>x</p>')],
    ['a template', 'a.html', toDocument('<p>x</p>{{ content }}')],
  ],
  suppressed: [
    ['HTML', 'a.html', `<html lang="en">\n${IGNORE}\n<body><h1>Orders</h1></body></html>`],
  ],
}
