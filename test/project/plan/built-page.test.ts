import { describe, expect, test } from 'vitest'
import { hasPageContent } from '../../../src/project/plan/built-page.ts'

describe('a placeholder is not built', () => {
  test.each([
    ['an empty file', ''],
    [
      'an empty component',
      "import React from 'react'\nexport default function Orders() { return null }",
    ],
    ['an empty fragment', 'export const Orders = () => <></>'],
    ['a heading', 'export const Orders = () => <main><h1>Orders</h1></main>'],
    [
      'a heading in a layout',
      "import { Layout } from './layout'\nexport default () => <Layout><h1>Orders</h1><p>All orders.</p></Layout>",
    ],
    [
      'a promise',
      '<template><main><h1>Orders</h1><p>Coming soon</p><ul><li>a</li><li>b</li></ul></main></template>',
    ],
    ['commented code', '<main><!-- <table><tr><td></td></tr></table><p></p><p></p> --></main>'],
  ])('%s', (_, source) => {
    expect(hasPageContent(source)).toBe(false)
  })
})

describe('a page with content is built', () => {
  test.each([
    ['elements', '<main><h1>Orders</h1><table><tr><td>4417</td></tr></table></main>'],
    [
      'a list',
      'export default () => <ul>{orders.map((order) => <Row key={order.id} {...order} />)}</ul>',
    ],
    [
      'a component of its own',
      "import { OrdersView } from '../orders'\nexport default () => <OrdersView />",
    ],
    [
      'a template string',
      'root.innerHTML = `<main><h1>9</h1><p>a</p><p>b</p><button>Send</button></main>`',
    ],
  ])('%s', (_, source) => {
    expect(hasPageContent(source)).toBe(true)
  })
})

test('a file with several pages needs content for each', () => {
  const one = '<main><h1>Orders</h1><p>a</p><p>b</p><p>c</p></main>'
  expect(hasPageContent(one, 3)).toBe(false)
  expect(hasPageContent(one.repeat(3), 3)).toBe(true)
})
