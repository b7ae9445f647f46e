import { AT, type Case, row } from './diagnose-case.ts'
import type { Edits } from './diagnose-scene.ts'
import { absent } from './set-at.ts'

const identity: readonly Case[] = [
  row('section-id-duplicate')(
    'two sections of one id',
    { [`${AT.signIn}/id`]: 'orders', '/blueprint/routes/~1login/section': 'orders' },
    `${AT.signIn}/id`,
    { says: [AT.orders, AT.signIn] },
  ),
  row('page-id-duplicate')(
    'two pages of one id',
    { [`${AT.detail}/id`]: 'order-list' },
    `${AT.detail}/id`,
    {
      says: [AT.list, AT.detail],
    },
  ),
  row('alias-duplicate')(
    'two patterns of one alias',
    { [`${AT.list}/layout/0/as`]: 'table' },
    `${AT.columns}/cols/0/as`,
    { says: ['"filter-bar"', '"data-table"', '"orders/order-list"'] },
  ),
]

const routes: readonly Case[] = [
  row('route-duplicate')(
    'two pages of one route',
    { [`${AT.detail}/route`]: '/orders' },
    `${AT.detail}/route`,
    {
      says: ['"orders/order-list"', '"orders/order-detail"'],
    },
  ),
  row('route-duplicate')(
    'routes that differ in the names of parameters',
    {
      [`${AT.list}/route`]: '/orders/:key',
      '/blueprint/routes': absent,
      ...leadingTo('/orders/:id'),
      [`${AT.signIn}/pages/0/route`]: '/login',
    },
    `${AT.detail}/route`,
    { says: ['"orders/order-list"', '"orders/order-detail"'] },
  ),
  row('route-duplicate')(
    'paths of the map that differ in the names of parameters',
    {
      '/blueprint/routes/~1a~1:x': { section: 'orders', page: 'order-list' },
      '/blueprint/routes/~1a~1:y': { section: 'sign-in', page: 'login' },
    },
    '/blueprint/routes/~1a~1:y',
    { says: ['"orders/order-list"', '"sign-in/login"'] },
  ),
  row('route-section-unknown')(
    'a path to a misspelt section',
    { '/blueprint/routes/~1/section': 'ordres' },
    '/blueprint/routes/~1/section',
    { says: ['"/"', '"ordres"'], suggestion: 'orders', isMended: true },
  ),
  row('route-section-unknown')(
    'a path to a section called like a method',
    { '/blueprint/routes/~1/section': '__proto__' },
    '/blueprint/routes/~1/section',
  ),
  row('route-page-unknown')(
    'a path to a misspelt page',
    { '/blueprint/routes/~1/page': 'order-lst' },
    '/blueprint/routes/~1/page',
    { says: ['"/"', '"order-lst"', '"orders"'], suggestion: 'order-list', isMended: true },
  ),
  row('route-page-unknown')(
    'a path to a page of another section',
    { '/blueprint/routes/~1/page': 'login' },
    '/blueprint/routes/~1/page',
  ),
  row('route-disagreement')(
    'a route that the map leads elsewhere',
    { '/blueprint/routes/~1orders': { section: 'sign-in', page: 'login' } },
    `${AT.list}/route`,
    { says: ['"orders/order-list"', '"sign-in/login"'] },
  ),
  row('route-disagreement')(
    'a page that the map reaches by other paths only',
    { '/blueprint/routes/~1orders': absent },
    `${AT.list}/route`,
    { says: ['"orders/order-list"', '"/"'] },
  ),
  row('page-unrouted')(
    'a page without a route',
    { '/blueprint/routes/~1login': absent },
    `${AT.signIn}/pages/0`,
    { says: ['"sign-in/login"'] },
  ),
]

/** Every lead to the orders, moved to another path. */
function leadingTo(path: string): Edits {
  return {
    [`${AT.item}/route`]: path,
    [`${AT.keys}/0/route`]: path,
    [`${AT.palette}/commands/0/route`]: path,
  }
}

/** Names and routes: what can be found about them. */
export const ROUTE_CASES: readonly Case[] = [...identity, ...routes]
