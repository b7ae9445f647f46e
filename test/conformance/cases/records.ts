import { TYPES, type Type } from '../../support/corpus/corpus-facts.ts'
import {
  CONTENT_CACHE,
  describedby,
  getCases,
  problemCase,
  RECORD_NOT_FOUND,
  ROUTE_NOT_FOUND,
} from '../expectations.ts'
import type { Case } from '../types.ts'

const RECORD = describedby('public-content-record.v1.json')

/** A record of each type with a misspelled slug. */
const SAMPLE_RECORDS: Readonly<Record<Type, readonly [slug: string, misspelled: string]>> = {
  patterns: ['hero', 'heroo'],
  themes: ['slate', 'slaet'],
  blueprints: ['product-landing', 'product-landig'],
  archetypes: ['launch-page', 'lanch-page'],
  shells: ['top-nav-main', 'topnav-main'],
}

const record = (type: Type, slug: string) => (): object => ({
  ...{ id: slug, slug, namespace: '@official', type: TYPES[type], source: 'official' },
  ...{ visibility: 'public', status: 'published', data: { id: slug } },
})

const recordPath = (type: Type, namespace: string, slug: string): string =>
  `/v1/${type}/${namespace}/${slug}`

const casesForType = (type: Type): Case[] => {
  const [slug, misspelled] = SAMPLE_RECORDS[type]
  const body = record(type, slug)
  const same = (path: string, by: Case['by']): Case => ({ name: path, path, status: 200, body, by })
  return [
    ...getCases(recordPath(type, '@official', slug), {
      headers: { 'Cache-Control': CONTENT_CACHE, Link: RECORD },
      body,
    }),
    { ...same(recordPath(type, '@official', slug), 'files'), name: `${type} ${slug} as a file` },
    same(recordPath(type, '%40official', slug), 'rules'),
    same(recordPath(type, '%40official', `${slug}.json`), 'rules'),
    same(recordPath(type, 'official', slug), 'files'),
    same(recordPath(type, 'official', `${slug}.json`), 'files'),
    same(`${recordPath(type, '@official', slug)}?namespace=`, 'files'),
    ...['@official', 'official'].map(
      (namespace): Case => ({
        ...{ name: `${slug} of ${namespace} as Markdown`, status: 200, by: 'files' },
        path: recordPath(type, namespace, `${slug}.md`),
        text: /^# /m,
        headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': CONTENT_CACHE },
      }),
    ),
    problemCase(
      `unknown ${misspelled} as Markdown`,
      recordPath(type, '@official', `${misspelled}.md`),
      RECORD_NOT_FOUND,
    ),
    problemCase(
      `unknown ${misspelled} suggests ${slug}`,
      recordPath(type, '@official', misspelled),
      RECORD_NOT_FOUND,
      {
        body: () => ({ slug: misspelled, record_type: TYPES[type], nearest: [slug] }),
      },
    ),
    problemCase(
      `unknown ${misspelled} by the namespace alias`,
      recordPath(type, 'official', misspelled),
      RECORD_NOT_FOUND,
    ),
    problemCase(
      `${slug} in another namespace`,
      recordPath(type, '@other', slug),
      RECORD_NOT_FOUND,
      {
        body: () => ({ slug, nearest: [slug] }),
      },
    ),
    problemCase(
      `${slug} in another namespace as Markdown`,
      recordPath(type, '@other', `${slug}.md`),
      RECORD_NOT_FOUND,
    ),
    problemCase(
      `no thumbnail of ${slug}`,
      `${recordPath(type, '@official', slug)}/thumbnail`,
      ROUTE_NOT_FOUND,
      {
        by: 'rules',
      },
    ),
    problemCase(`${type} of a namespace without a slug`, `/v1/${type}/@official`, ROUTE_NOT_FOUND, {
      by: 'rules',
    }),
    problemCase(`${type}/q is not a record`, `/v1/${type}/q`, ROUTE_NOT_FOUND, { by: 'rules' }),
  ]
}

/** Invalid slugs, which must all be unknown. */
const UNUSUAL_SLUGS = [
  ...['__proto__', 'constructor', 'toString', 'Hero', 'HERO', 'hero%20', '%20', 'hero%00', '%00'],
  ...['..%2fhero', '..%2f..%2fhealth', '%2e%2e%2f%2e%2e%2findex', '..%5c..%5chealth', 'hero%2fx'],
  ...['-hero', '.hero', 'hero.', 'hero.md.json', '(a%2B)%2B%24', '%F0%9F%98%80'],
  ...['h'.repeat(65), 'h'.repeat(1900)],
]

/** Hidden blueprints have a URL but are in no list and no search. */
const hidden: Case[] = [
  {
    ...{ name: 'a hidden blueprint has a URL', status: 200, by: 'files', needsOverlay: true },
    path: '/v1/blueprints/@official/quiet-zephyr.json',
    body: record('blueprints', 'quiet-zephyr'),
  },
  problemCase(
    'a hidden blueprint is never suggested',
    '/v1/blueprints/@official/quite-zephyr',
    RECORD_NOT_FOUND,
    {
      body: () => ({ nearest: [] }),
      needsOverlay: true,
    },
  ),
  ...[
    '/v1/blueprints.json',
    '/v1/blueprints/all.json',
    '/v1/blueprints/q/labs/name/0.json',
    '/v1/search-terms/zephyr.json',
  ].map(
    (path): Case => ({
      ...{ name: `${path} has no hidden record`, path, status: 200, by: 'files' },
      every: ({ slug }) => slug !== 'quiet-zephyr',
      needsOverlay: true,
    }),
  ),
  {
    ...{ name: 'a search does not count hidden records', path: '/v1/search?q=zephyr', status: 200 },
    body: () => ({ total: 2, facets: { blueprint_set: { featured: 1, certified: 1, labs: 1 } } }),
    every: ({ slug }) => slug !== 'quiet-zephyr',
    ...{ by: 'handler', needsOverlay: true },
  },
  {
    ...{
      name: 'a search for its name does not find a hidden blueprint',
      status: 200,
      by: 'handler',
      needsOverlay: true,
    },
    path: '/v1/search?q=quiet-zephyr&type=blueprint',
    every: ({ slug }) => slug !== 'quiet-zephyr',
  },
  {
    ...{
      name: 'health does not count hidden records',
      path: '/v1/health.json',
      status: 200,
      by: 'files',
    },
    body: ({ total }) => ({ counts: { blueprints: total('blueprints') } }),
  },
  {
    ...{ name: 'the summary does not count hidden records', status: 200, by: 'files' },
    path: '/v1/intelligence/summary.json',
    body: ({ total }) => ({ by_type: { blueprint: { total_public_items: total('blueprints') } } }),
  },
]

/** Cases of records by URL. */
export const records: readonly Case[] = [
  ...(Object.keys(TYPES) as Type[]).flatMap(casesForType),
  ...UNUSUAL_SLUGS.map((slug) =>
    problemCase(
      `unknown pattern ${slug.slice(0, 30)}`,
      recordPath('patterns', '@official', slug),
      RECORD_NOT_FOUND,
    ),
  ),
  ...hidden,
]
