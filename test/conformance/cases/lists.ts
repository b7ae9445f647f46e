import { TYPES, type Type } from '../../support/corpus/corpus-facts.ts'
import {
  CONTENT_CACHE,
  describedby,
  getCases,
  PARAMETER_INVALID,
  problemCase,
} from '../expectations.ts'
import type { Case } from '../types.ts'

const LIST = describedby('public-content-list.v1.json')

/** Returns the query that a list echoes for a request without parameters. */
const defaultEcho = (type: Type) => ({
  ...{ type: TYPES[type], namespace: '@official', sort: 'recommended', recommended: false },
  ...{ blueprint_set: 'all', limit: 20, offset: 0 },
})

/** Creates a successful list request; `echo` is the difference to the default query. */
const listCase = (type: Type, search: string, echo: object, more: Partial<Case>): Case => ({
  ...{ name: `${type}?${search}`, path: `/v1/${type}?${search}`, status: 200, by: 'handler' },
  query: { ...defaultEcho(type), ...echo },
  ...more,
})

/** Creates a request whose parameters do not filter the list. */
const unfiltered = (type: Type, search: string, echo: object, by: Case['by']): Case =>
  listCase(type, search, echo, {
    by,
    body: ({ total }) => ({ total: total(type), limit: 20, offset: 0, previous: null }),
  })

const emptyList = (type: Type, search: string, echo: object): Case =>
  listCase(type, search, echo, {
    body: () => ({ total: 0, items: [], next: null, previous: null }),
  })

const casesForType = (type: Type): Case[] => [
  ...getCases(`/v1/${type}`, {
    headers: { 'Cache-Control': CONTENT_CACHE, Link: LIST },
    query: defaultEcho(type),
    body: ({ total }) => ({
      ...{ total: total(type), limit: 20, offset: 0, previous: null },
      next: total(type) > 20 ? `${type}/q/all/recommended/20.json` : null,
    }),
  }),
  {
    ...{ name: `all ${type}`, path: `/v1/${type}/all.json`, status: 200, by: 'files' },
    body: ({ total }) => ({
      ...{ total: total(type), limit: total(type), offset: 0, next: null, previous: null },
      query: { ...defaultEcho(type), limit: total(type) },
    }),
  },
  { name: `all ${type}, without an extension`, path: `/v1/${type}/all`, status: 200, by: 'files' },
  unfiltered(type, 'limit=20', {}, 'rules'),
  unfiltered(type, 'offset=0', {}, 'rules'),
  unfiltered(type, 'recommended=false', {}, 'rules'),
  unfiltered(type, 'blueprint_set=all', {}, 'rules'),
  unfiltered(type, 'namespace=@official', {}, 'rules'),
  unfiltered(type, 'namespace=%40official', {}, 'rules'),
  unfiltered(type, 'namespace=official', {}, 'rules'),
  unfiltered(type, 'limit=&sort=&recommended=&namespace=&source=', {}, 'rules'),
  unfiltered(type, 'sort=recommended', {}, 'rules'),
  unfiltered(type, 'sort=popular', {}, 'handler'),
  unfiltered(type, 'source=official', { source: 'official' }, 'handler'),
  unfiltered(type, 'x=1&a=2', { ignored: ['a', 'x'] }, 'handler'),
  unfiltered(type, 'q=hero&type=theme', { ignored: ['q', 'type'] }, 'handler'),
  emptyList(type, 'namespace=@other', { namespace: '@other' }),
  emptyList(type, 'source=community', { source: 'community' }),
  listCase(
    type,
    'sort=name',
    { sort: 'name' },
    {
      by: 'rules',
      slugs: ({ slugs }) => slugs(type, 'name').slice(0, 20),
    },
  ),
  ...['recent', 'newest', 'published'].map((sort) =>
    listCase(
      type,
      `sort=${sort}`,
      { sort: 'recent' },
      {
        by: sort === 'recent' ? 'rules' : 'handler',
        slugs: ({ slugs }) => slugs(type, 'recent').slice(0, 20),
      },
    ),
  ),
  listCase(
    type,
    'limit=3',
    { limit: 3 },
    {
      body: ({ total }) => ({
        ...{ total: total(type), limit: 3, offset: 0, previous: null },
        next: total(type) > 3 ? `${type}?limit=3&offset=3` : null,
      }),
    },
  ),
  listCase(
    type,
    'sort=name&limit=2&offset=1',
    { sort: 'name', limit: 2, offset: 1 },
    {
      slugs: ({ slugs }) => slugs(type, 'name').slice(1, 3),
      body: ({ total }) => ({
        previous: `${type}?sort=name&limit=2`,
        next: total(type) > 3 ? `${type}?sort=name&limit=2&offset=3` : null,
      }),
    },
  ),
  ...[100, 101, 500, '9'.repeat(30)].map((limit) =>
    listCase(
      type,
      `limit=${limit}`,
      { limit: 100, ...(limit === 100 ? {} : { clamped: ['limit'] }) },
      {
        body: ({ total }) => ({
          ...{ total: total(type), limit: 100 },
          next: total(type) > 100 ? `${type}?limit=100&offset=100` : null,
        }),
      },
    ),
  ),
  listCase(
    type,
    'offset=20',
    { offset: 20 },
    {
      by: 'rules',
      body: ({ total }) => ({ total: total(type), previous: `${type}/q/all/recommended/0.json` }),
    },
  ),
  listCase(
    type,
    'offset=10000',
    { offset: 10_000 },
    {
      body: ({ total }) => ({
        ...{ total: total(type), items: [], limit: 20, offset: 10_000, next: null },
        previous: `${type}/q/all/recommended/${20 * (Math.ceil(total(type) / 20) - 1)}.json`,
      }),
    },
  ),
  listCase(
    type,
    'recommended=true',
    { recommended: true },
    {
      by: 'rules',
      every: ({ intelligence }) => intelligence?.recommended === true,
    },
  ),
  ...['authored', 'benchmark', 'hybrid'].map((source) =>
    listCase(
      type,
      `intelligence_source=${source}`,
      { intelligence_source: source },
      {
        by: 'rules',
        every: ({ intelligence }) => intelligence?.source === source,
      },
    ),
  ),
  listCase(
    type,
    'recommended=true&intelligence_source=authored&sort=name&limit=5',
    { recommended: true, intelligence_source: 'authored', sort: 'name', limit: 5 },
    { every: ({ intelligence }) => intelligence?.recommended === true },
  ),
  // Links keep every filter, in the order of the parameter table.
  listCase(
    type,
    'limit=1&intelligence_source=hybrid&recommended=true&namespace=official&source=official',
    { recommended: true, intelligence_source: 'hybrid', limit: 1, source: 'official' },
    {
      holds: ({ next, total }) =>
        next ===
        (Number(total) > 1
          ? `${type}?source=official&recommended=true&intelligence_source=hybrid&limit=1&offset=1`
          : null),
    },
  ),
  listCase(
    type,
    'limit=1&offset=2&recommended=true',
    { recommended: true, limit: 1, offset: 2 },
    {
      // How many records are recommended depends on the last showcase run.
      holds: ({ previous, total }) =>
        previous === `${type}?recommended=true&limit=1${Number(total) > 1 ? '&offset=1' : ''}`,
    },
  ),
]

const OTHERS = (Object.keys(TYPES) as Type[]).filter((type) => type !== 'blueprints')

/** A set filters blueprints and has no effect on other lists. */
const sets: Case[] = (['featured', 'certified', 'labs'] as const).flatMap((set) => [
  listCase(
    'blueprints',
    `blueprint_set=${set}`,
    { blueprint_set: set },
    {
      by: 'rules',
      body: (facts) => ({ total: facts.set(set).length }),
      members: (facts) => facts.set(set),
    },
  ),
  ...OTHERS.map((type) =>
    unfiltered(type, `blueprint_set=${set}`, { blueprint_set: set }, 'handler'),
  ),
])

/** Invalid values with the expected members of the problem. */
const INVALID_VALUES: readonly (readonly [parameter: string, value: string, problem?: object])[] = [
  ...['0', '-1', '1.5', 'ten', '1e2', '%205', '0x10', 'NaN'].map((v) => ['limit', v] as const),
  ...['-1', '1.5', 'x', '-0', 'Infinity'].map((v) => ['offset', v] as const),
  ['sort', 'best', { allowed: ['recommended', 'recent', 'name'] }],
  ['sort', 'nmae', { nearest: 'name' }],
  ['sort', 'Name', { nearest: 'name' }],
  ['sort', '__proto__'],
  ['sort', 'constructor'],
  ['recommended', 'yes', { allowed: ['true', 'false'] }],
  ['recommended', '1'],
  ['recommended', 'TRUE', { nearest: 'true' }],
  ['intelligence_source', 'rumour', { allowed: ['authored', 'benchmark', 'hybrid'] }],
  ['intelligence_source', 'author', { nearest: 'authored' }],
  ['intelligence_source', 'all'],
  ['blueprint_set', 'none', { allowed: ['all', 'featured', 'certified', 'labs'] }],
  ['blueprint_set', 'hidden'],
  ['blueprint_set', 'feature', { nearest: 'featured' }],
]

/** Creates the cases of all invalid values for a path. */
export const invalidValueCases = (prefix: string): Case[] =>
  INVALID_VALUES.map(([parameter, value, problem = {}]) => {
    const path = `${prefix}${parameter}=${value}`
    return problemCase(path, path, PARAMETER_INVALID, {
      body: () => ({ parameter, value: decodeURIComponent(value), ...problem }),
    })
  })

/** Creates the cases of repeated parameters, also with equal values. */
export const repeatedParameterCases = (prefix: string): Case[] =>
  ['limit=5&limit=6', 'limit=5&limit=5', 'sort=name&offset=0&sort=name', 'x=1&x=2'].map((pairs) =>
    problemCase(`${prefix}${pairs} repeats a parameter`, `${prefix}${pairs}`, PARAMETER_INVALID, {
      body: () => ({ parameter: pairs.split('=')[0] }),
    }),
  )

/** Cases of the five lists. */
export const lists: readonly Case[] = [
  {
    name: 'a page of a list links to its neighbors with absolute URLs',
    path: '/v1/patterns/q/all/name/20.json',
    status: 200,
    by: 'handler',
    headers: {
      Link: /<https?:\/\/[^>]+\/v1\/patterns\/q\/all\/name\/40\.json>; rel="next", <https?:\/\/[^>]+\/v1\/patterns\/q\/all\/name\/0\.json>; rel="prev"$/,
    },
  },
  ...(Object.keys(TYPES) as Type[]).flatMap(casesForType),
  ...sets,
  ...invalidValueCases('/v1/patterns?'),
  ...invalidValueCases('/v1/blueprints.json?'),
  ...OTHERS.flatMap((type) => repeatedParameterCases(`/v1/${type}?`)),
  listCase('patterns', 'limit=&limit=5', { limit: 5 }, { body: () => ({ limit: 5 }) }),
]
