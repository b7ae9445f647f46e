import { ABSENT } from '../../../support/essence/set-at-pointer.ts'
import { createCase, type DiagnosticCase, POINTERS } from './case.ts'
import type { Edits } from './clean-essence.ts'

const identity: readonly DiagnosticCase[] = [
  createCase('section-id-duplicate')(
    'two sections with the same id',
    { [`${POINTERS.signIn}/id`]: 'orders', '/blueprint/routes/~1login/section': 'orders' },
    `${POINTERS.signIn}/id`,
    { mentions: [POINTERS.orders, POINTERS.signIn] },
  ),
  createCase('page-id-duplicate')(
    'two pages with the same id',
    { [`${POINTERS.detail}/id`]: 'order-list' },
    `${POINTERS.detail}/id`,
    {
      mentions: [POINTERS.list, POINTERS.detail],
    },
  ),
  createCase('alias-duplicate')(
    'two patterns with the same alias',
    { [`${POINTERS.list}/layout/0/as`]: 'table' },
    `${POINTERS.columns}/cols/0/as`,
    { mentions: ['"filter-bar"', '"data-table"', '"orders/order-list"'] },
  ),
]

const routes: readonly DiagnosticCase[] = [
  createCase('route-duplicate')(
    'two pages with the same route',
    { [`${POINTERS.detail}/route`]: '/orders' },
    `${POINTERS.detail}/route`,
    {
      mentions: ['"orders/order-list"', '"orders/order-detail"'],
    },
  ),
  createCase('route-duplicate')(
    'routes that differ in the names of parameters',
    {
      [`${POINTERS.list}/route`]: '/orders/:key',
      '/blueprint/routes': ABSENT,
      ...leadingTo('/orders/:id'),
      [`${POINTERS.signIn}/pages/0/route`]: '/login',
    },
    `${POINTERS.detail}/route`,
    { mentions: ['"orders/order-list"', '"orders/order-detail"'] },
  ),
  createCase('route-duplicate')(
    'paths of the map that differ in the names of parameters',
    {
      '/blueprint/routes/~1a~1:x': { section: 'orders', page: 'order-list' },
      '/blueprint/routes/~1a~1:y': { section: 'sign-in', page: 'login' },
    },
    '/blueprint/routes/~1a~1:y',
    { mentions: ['"orders/order-list"', '"sign-in/login"'] },
  ),
  createCase('route-section-unknown')(
    'a path to a misspelled section',
    { '/blueprint/routes/~1/section': 'ordres' },
    '/blueprint/routes/~1/section',
    { mentions: ['"/"', '"ordres"'], suggestion: 'orders', hasFix: true },
  ),
  createCase('route-section-unknown')(
    'a path to a section with the name of a method',
    { '/blueprint/routes/~1/section': '__proto__' },
    '/blueprint/routes/~1/section',
  ),
  createCase('route-page-unknown')(
    'a path to a misspelled page',
    { '/blueprint/routes/~1/page': 'order-lst' },
    '/blueprint/routes/~1/page',
    { mentions: ['"/"', '"order-lst"', '"orders"'], suggestion: 'order-list', hasFix: true },
  ),
  createCase('route-page-unknown')(
    'a path to a page of another section',
    { '/blueprint/routes/~1/page': 'login' },
    '/blueprint/routes/~1/page',
  ),
  createCase('route-disagreement')(
    'a route that the map assigns to another page',
    { '/blueprint/routes/~1orders': { section: 'sign-in', page: 'login' } },
    `${POINTERS.list}/route`,
    { mentions: ['"orders/order-list"', '"sign-in/login"'] },
  ),
  createCase('route-disagreement')(
    'a page that the map lists only at other paths',
    { '/blueprint/routes/~1orders': ABSENT },
    `${POINTERS.list}/route`,
    { mentions: ['"orders/order-list"', '"/"'] },
  ),
  ...['/orders/[id]', '/orders/$id', '/orders/{id}', '/orders/[[id]]'].map((path) =>
    createCase('route-notation')(
      `a route in another notation: ${path}`,
      { [`${POINTERS.detail}/route`]: path },
      `${POINTERS.detail}/route`,
      { mentions: [`"${path}"`, '"/orders/:id"'], suggestion: '/orders/:id', hasFix: true },
    ),
  ),
  createCase('page-unrouted')(
    'a page without a route',
    { '/blueprint/routes/~1login': ABSENT },
    `${POINTERS.signIn}/pages/0`,
    { mentions: ['"sign-in/login"'] },
  ),
]

/** Edits that move every link to the orders to another path. */
function leadingTo(path: string): Edits {
  return {
    [`${POINTERS.item}/route`]: path,
    [`${POINTERS.keys}/0/route`]: path,
    [`${POINTERS.palette}/commands/0/route`]: path,
  }
}

/** Names and routes: what can be found about them. */
export const ROUTE_CASES: readonly DiagnosticCase[] = [...identity, ...routes]
