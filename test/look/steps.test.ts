import { expect, test } from 'vitest'
import { addLinks, MAX_PAGES } from '../../src/look/routes.ts'
import { parseFlows, StepError } from '../../src/look/steps.ts'

test('steps belong to the first route, until another one is opened', () => {
  const lines = [
    '# the box',
    'click text=Continue',
    '',
    'fill label=Postcode with LS1 4AP',
    'open /account',
    'wait 500',
  ]
  expect(parseFlows(lines, '/box')).toMatchObject([
    {
      route: '/box',
      steps: [
        { kind: 'click', target: 'text=Continue' },
        { kind: 'fill', target: 'label=Postcode', value: 'LS1 4AP' },
      ],
    },
    { route: '/account', steps: [{ kind: 'wait', value: '500' }] },
  ])
})

test.each(['tap text=Continue', 'click', 'fill label=Name', 'open box'])(
  '%s is no step',
  (line) => {
    expect(() => parseFlows([line], '/')).toThrow(StepError)
  },
)

const BASE = 'http://127.0.0.1:4000'

test('links of the app are followed, without files, sessions and other sites', () => {
  const links = ['/orders', '/orders/', '/orders?page=2', '/logo.png', '/logout', '/help.html'].map(
    (path) => `${BASE}${path}`,
  )
  expect(addLinks(['/'], [...links, 'https://example.com/'], BASE)).toEqual([
    '/',
    '/orders',
    '/help.html',
  ])
})

test('two records of a list are enough, and ten pages of an app', () => {
  const records = Array.from({ length: 20 }, (_, index) => `${BASE}/orders/${index}`)
  expect(addLinks(['/'], records, BASE)).toEqual(['/', '/orders/0', '/orders/1'])
  const pages = Array.from({ length: 20 }, (_, index) => `${BASE}/page-${index}`)
  expect(addLinks(['/'], pages, BASE)).toHaveLength(MAX_PAGES)
})
