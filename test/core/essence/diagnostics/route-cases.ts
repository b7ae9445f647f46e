import { ABSENT } from '../../../support/essence/set-at-pointer.ts'
import { type DiagnosticCase, layoutRow, POINTERS } from './case.ts'
import type { Edits } from './clean-essence.ts'

const identity: readonly DiagnosticCase[] = [
  layoutRow('section-id-duplicate')(
    'two sections of one id',
    { [`${POINTERS.signIn}/id`]: 'orders', '/blueprint/routes/~1login/section': 'orders' },
    `${POINTERS.signIn}/id`,
    { says: [POINTERS.orders, POINTERS.signIn] },
  ),
  layoutRow('page-id-duplicate')(
    'two pages of one id',
    { [`${POINTERS.detail}/id`]: 'order-list' },
    `${POINTERS.detail}/id`,
    {
      says: [POINTERS.list, POINTERS.detail],
    },
  ),
  layoutRow('alias-duplicate')(
    'two patterns of one alias',
    { [`${POINTERS.list}/layout/0/as`]: 'table' },
    `${POINTERS.columns}/cols/0/as`,
    { says: ['"filter-bar"', '"data-table"', '"orders/order-list"'] },
  ),
]

const routes: readonly DiagnosticCase[] = [
  layoutRow('route-duplicate')(
    'two pages of one route',
    { [`${POINTERS.detail}/route`]: '/orders' },
    `${POINTERS.detail}/route`,
    {
      says: ['"orders/order-list"', '"orders/order-detail"'],
    },
  ),
  layoutRow('route-duplicate')(
    'routes that differ in the names of parameters',
    {
      [`${POINTERS.list}/route`]: '/orders/:key',
      '/blueprint/routes': ABSENT,
      ...leadingTo('/orders/:id'),
      [`${POINTERS.signIn}/pages/0/route`]: '/login',
    },
    `${POINTERS.detail}/route`,
    { says: ['"orders/order-list"', '"orders/order-detail"'] },
  ),
  layoutRow('route-duplicate')(
    'paths of the map that differ in the names of parameters',
    {
      '/blueprint/routes/~1a~1:x': { section: 'orders', page: 'order-list' },
      '/blueprint/routes/~1a~1:y': { section: 'sign-in', page: 'login' },
    },
    '/blueprint/routes/~1a~1:y',
    { says: ['"orders/order-list"', '"sign-in/login"'] },
  ),
  layoutRow('route-section-unknown')(
    'a path to a misspelt section',
    { '/blueprint/routes/~1/section': 'ordres' },
    '/blueprint/routes/~1/section',
    { says: ['"/"', '"ordres"'], suggestion: 'orders', hasFix: true },
  ),
  layoutRow('route-section-unknown')(
    'a path to a section called like a method',
    { '/blueprint/routes/~1/section': '__proto__' },
    '/blueprint/routes/~1/section',
  ),
  layoutRow('route-page-unknown')(
    'a path to a misspelt page',
    { '/blueprint/routes/~1/page': 'order-lst' },
    '/blueprint/routes/~1/page',
    { says: ['"/"', '"order-lst"', '"orders"'], suggestion: 'order-list', hasFix: true },
  ),
  layoutRow('route-page-unknown')(
    'a path to a page of another section',
    { '/blueprint/routes/~1/page': 'login' },
    '/blueprint/routes/~1/page',
  ),
  layoutRow('route-disagreement')(
    'a route that the map leads elsewhere',
    { '/blueprint/routes/~1orders': { section: 'sign-in', page: 'login' } },
    `${POINTERS.list}/route`,
    { says: ['"orders/order-list"', '"sign-in/login"'] },
  ),
  layoutRow('route-disagreement')(
    'a page that the map reaches by other paths only',
    { '/blueprint/routes/~1orders': ABSENT },
    `${POINTERS.list}/route`,
    { says: ['"orders/order-list"', '"/"'] },
  ),
  layoutRow('page-unrouted')(
    'a page without a route',
    { '/blueprint/routes/~1login': ABSENT },
    `${POINTERS.signIn}/pages/0`,
    { says: ['"sign-in/login"'] },
  ),
]

/** Every lead to the orders, moved to another path. */
function leadingTo(path: string): Edits {
  return {
    [`${POINTERS.item}/route`]: path,
    [`${POINTERS.keys}/0/route`]: path,
    [`${POINTERS.palette}/commands/0/route`]: path,
  }
}

/** Names and routes: what can be found about them. */
export const ROUTE_CASES: readonly DiagnosticCase[] = [...identity, ...routes]
