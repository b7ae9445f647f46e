import { TYPES, type Type } from '../../support/corpus/corpus-facts.ts'
import {
  CONTENT_CACHE,
  describedby,
  METHOD_NOT_ALLOWED,
  PARAMETER_INVALID,
  problemCase,
} from '../expectations.ts'
import type { Case } from '../types.ts'
import { invalidValueCases, repeatedParameterCases } from './lists.ts'

const SEARCH = describedby('search-response.v1.json')

/** The default query that a search echoes, without its text and type. */
const defaultEcho = {
  ...{ namespace: '@official', sort: null, recommended: false, blueprint_set: 'all' },
  ...{ limit: 20, offset: 0 },
}

/** Creates a successful search; `echo` is the difference to the default query. */
const search = (params: string, echo: object, more: Partial<Case> = {}): Case => ({
  ...{ name: `search?${params}`, path: `/v1/search?${params}`, status: 200, by: 'handler' },
  query: { ...defaultEcho, ...echo },
  ...more,
})

const emptyResult = (params: string, echo: object): Case =>
  search(params, echo, { body: () => ({ total: 0, results: [], next: null, previous: null }) })

/** Creates a search with an expected first result. */
const firstResult = (params: string, echo: object, [type, slug]: readonly [string, string]): Case =>
  search(params, echo, { first: { type, slug } })

/** Creates a search without text, which returns every record of a type in the default order. */
const listed = (type: Type, params: string): Case =>
  search(
    params,
    { type: TYPES[type], sort: 'recommended' },
    {
      body: ({ total }) => ({
        total: total(type),
        facets: { type: { [TYPES[type]]: total(type) } },
      }),
      every: (row) => row.type === TYPES[type],
    },
  )

const SAMPLE_SLUGS: Readonly<Record<Type, string>> = {
  patterns: 'hero',
  themes: 'slate',
  blueprints: 'product-landing',
  archetypes: 'launch-page',
  shells: 'top-nav-main',
}

const casesForType = (type: Type): Case[] => {
  const [singular, slug] = [TYPES[type], SAMPLE_SLUGS[type]]
  const echo = { q: slug, type: singular }
  return [
    listed(type, `type=${type}`),
    listed(type, `type=${singular}`),
    firstResult(`q=${slug}`, { q: slug }, [singular, slug]),
    firstResult(`q=${slug}&type=${singular}`, echo, [singular, slug]),
    firstResult(`q=${slug}&type=${type}`, echo, [singular, slug]),
    search(
      `q=a&type=${type}`,
      { q: 'a', type: singular },
      { every: (row) => row.type === singular },
    ),
    search(
      `type=${singular}&sort=name&limit=3`,
      { type: singular, sort: 'name', limit: 3 },
      {
        slugs: ({ slugs }) => slugs(type, 'name').slice(0, 3),
      },
    ),
    search(
      `type=${singular}&sort=newest&limit=2&offset=1`,
      { type: singular, sort: 'recent', limit: 2, offset: 1 },
      {
        slugs: ({ slugs }) => slugs(type, 'recent').slice(1, 3),
        body: ({ total }) => ({
          previous: `search?type=${singular}&sort=recent&limit=2`,
          next: total(type) > 3 ? `search?type=${singular}&sort=recent&limit=2&offset=3` : null,
        }),
      },
    ),
    {
      ...{
        name: `the file of the search for ${slug}`,
        path: `/v1/search-terms/${slug}.json`,
        status: 200,
      },
      ...{ by: 'files', query: { ...defaultEcho, q: slug }, first: { type: singular, slug } },
    },
    {
      ...{ name: `a search for ${slug} by rewrite`, path: `/v1/search?q=${slug}`, status: 200 },
      ...{ by: 'rules', query: { ...defaultEcho, q: slug }, first: { type: singular, slug } },
      headers: { 'Cache-Control': CONTENT_CACHE, 'Content-Type': /^application\/json/ },
    },
  ]
}

const wordCases: Case[] = [
  search('q=%20hero%20%20', { q: 'hero' }),
  search(
    'q=hero&limit=500',
    { q: 'hero', limit: 100, clamped: ['limit'] },
    { body: () => ({ limit: 100 }) },
  ),
  search('q=hero&limit=100', { q: 'hero', limit: 100 }),
  search(
    'q=hero&offset=10000',
    { q: 'hero', offset: 10_000 },
    {
      body: () => ({ results: [], offset: 10_000, next: null }),
    },
  ),
  search(
    'q=form&limit=2',
    { q: 'form', limit: 2 },
    {
      body: () => ({ previous: null, next: 'search?q=form&limit=2&offset=2' }),
    },
  ),
  search(
    'q=form&limit=2&offset=2',
    { q: 'form', limit: 2, offset: 2 },
    {
      body: () => ({ previous: 'search?q=form&limit=2' }),
    },
  ),
  search(
    'q=form&sort=recommended&limit=1',
    { q: 'form', sort: 'recommended', limit: 1 },
    {
      body: () => ({ next: 'search?q=form&sort=recommended&limit=1&offset=1' }),
    },
  ),
  ...['name', 'recent', 'recommended'].map((sort) =>
    search(`q=form&sort=${sort}`, { q: 'form', sort }),
  ),
  ...[
    ['popular', 'recommended'],
    ['newest', 'recent'],
    ['published', 'recent'],
  ].map(([alias, sort]) => search(`q=form&sort=${alias}`, { q: 'form', sort })),
  search(
    'q=form&recommended=true',
    { q: 'form', recommended: true },
    {
      every: ({ intelligence }) => intelligence?.recommended === true,
    },
  ),
  ...['authored', 'benchmark', 'hybrid'].map((source) =>
    search(
      `q=form&intelligence_source=${source}`,
      { q: 'form', intelligence_source: source },
      {
        every: ({ intelligence }) => intelligence?.source === source,
      },
    ),
  ),
  search('q=form&x=1', { q: 'form', ignored: ['x'] }),
  search('q=form&Q=2&__proto__=3', { q: 'form', ignored: ['Q', '__proto__'] }),
  search('q=form&namespace=@official&source=official', { q: 'form', source: 'official' }),
  search('q=form&namespace=official', { q: 'form' }, { holds: ({ total }) => Number(total) > 0 }),
  search('q=form&limit=&type=&sort=', { q: 'form' }),
  emptyResult('q=form&namespace=@other', { q: 'form', namespace: '@other' }),
  emptyResult('q=form&source=other', { q: 'form', source: 'other' }),
  emptyResult('type=pattern&namespace=@other', {
    type: 'pattern',
    sort: 'recommended',
    namespace: '@other',
  }),
  search('q=hreo', { q: 'hreo' }, { first: { type: 'pattern', slug: 'hero' } }),
  search(
    'q=fxter',
    { q: 'fxter' },
    {
      body: () => ({ total: 0 }),
      holds: ({ suggestions }) => Array.isArray(suggestions) && suggestions.includes('footer'),
    },
  ),
  search(
    'q=prodct-landing',
    { q: 'prodct-landing' },
    {
      first: { type: 'blueprint', slug: 'product-landing' },
    },
  ),
  search(`q=${'a'.repeat(256)}`, { q: 'a'.repeat(256) }, { body: () => ({ total: 0 }) }),
]

/** Searches with filters only, which return rows in the default order. */
const filterCases: Case[] = [
  search(
    'recommended=true',
    { recommended: true, sort: 'recommended' },
    {
      every: ({ intelligence }) => intelligence?.recommended === true,
    },
  ),
  search(
    'intelligence_source=authored',
    { intelligence_source: 'authored', sort: 'recommended' },
    {
      every: ({ intelligence }) => intelligence?.source === 'authored',
    },
  ),
  search(
    'blueprint_set=labs',
    { blueprint_set: 'labs', sort: 'recommended' },
    {
      body: ({ total, set }) => ({
        total:
          total('patterns') +
          total('themes') +
          total('archetypes') +
          total('shells') +
          set('labs').length,
      }),
    },
  ),
  ...(['featured', 'certified', 'labs'] as const).map((set) =>
    search(
      `type=blueprint&blueprint_set=${set}`,
      { type: 'blueprint', blueprint_set: set, sort: 'recommended' },
      {
        members: (facts) => facts.set(set),
      },
    ),
  ),
  search(
    'type=theme&blueprint_set=labs',
    { type: 'theme', blueprint_set: 'labs', sort: 'recommended' },
    {
      body: ({ total }) => ({ total: total('themes') }),
    },
  ),
]

const TYPE_NAMES = ['patterns', 'themes', 'blueprints', 'archetypes', 'shells']

const rejectedCases: Case[] = [
  problemCase('a search without parameters', '/v1/search', PARAMETER_INVALID, {
    body: () => ({ parameter: 'q' }),
    hints: [/search-terms\//, /module/, /@svc\/content serve/],
    by: 'rules',
  }),
  problemCase('a search without parameters, by its file', '/v1/search.json', PARAMETER_INVALID, {
    by: 'rules',
  }),
  ...[
    'q=',
    'q=%20%20',
    'q=%09',
    'limit=5',
    'sort=name',
    'x=1',
    'recommended=false',
    'blueprint_set=all',
    'source=official',
  ].map((params) =>
    problemCase(
      `search?${params} has neither text nor a filter`,
      `/v1/search?${params}`,
      PARAMETER_INVALID,
      {
        body: () => ({ parameter: 'q' }),
      },
    ),
  ),
  problemCase('a text of 257 characters', `/v1/search?q=${'a'.repeat(257)}`, PARAMETER_INVALID, {
    body: () => ({ parameter: 'q' }),
  }),
  ...['widget', 'Pattern', '__proto__', 'pattern,theme', 'all'].map((type) =>
    problemCase(`unknown type ${type}`, `/v1/search?q=a&type=${type}`, PARAMETER_INVALID, {
      body: () => ({ parameter: 'type', value: type, allowed: TYPE_NAMES }),
    }),
  ),
  problemCase(
    'a misspelled type suggests the right one',
    '/v1/search?type=patern',
    PARAMETER_INVALID,
    {
      body: () => ({ nearest: 'patterns' }),
    },
  ),
  problemCase('a repeated text', '/v1/search?q=a&q=b', PARAMETER_INVALID, {
    body: () => ({ parameter: 'q' }),
  }),
  ...invalidValueCases('/v1/search?q=form&'),
  ...repeatedParameterCases('/v1/search?q=form&'),
  problemCase('POST /v1/search', '/v1/search?q=a', METHOD_NOT_ALLOWED, { method: 'POST' }),
]

/** Cases of searches, with and without text. */
export const searches: readonly Case[] = [
  {
    name: 'a page of a search links to its neighbors',
    path: '/v1/search?q=form&limit=2&offset=2',
    status: 200,
    by: 'handler',
    headers: {
      Link: /<https?:\/\/[^>]+\/v1\/search\?q=form&limit=2&offset=4>; rel="next", <https?:\/\/[^>]+\/v1\/search\?q=form&limit=2>; rel="prev"$/,
    },
  },
  {
    name: 'the page of a word has no next page, whatever its total is',
    path: '/v1/search-terms/form.json',
    status: 200,
    by: 'files',
    body: () => ({ next: null, previous: null }),
    holds: ({ total, results }) => Number(total) > (results as readonly unknown[]).length,
  },
  {
    ...{
      name: 'a search has a content type, a cache policy and a schema link',
      path: '/v1/search?q=hero',
      status: 200,
      by: 'handler',
    },
    headers: { 'Content-Type': /^application\/json/, 'Cache-Control': CONTENT_CACHE, Link: SEARCH },
  },
  {
    name: 'HEAD /v1/search',
    path: '/v1/search?q=hero',
    method: 'HEAD',
    status: 200,
    by: 'handler',
  },
  {
    ...{ name: 'a search is 304 with its ETag', path: '/v1/search?q=hero', status: 304 },
    ...{ send: { 'If-None-Match': '*' }, by: 'handler' },
  },
  ...(Object.keys(TYPES) as Type[]).flatMap(casesForType),
  ...wordCases,
  ...filterCases,
  ...rejectedCases,
]
