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

/** A record of each type, and a way to mistype it. */
const SAMPLE_RECORDS: Readonly<Record<Type, readonly [slug: string, mistyped: string]>> = {
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
  const [slug, mistyped] = SAMPLE_RECORDS[type]
  const body = record(type, slug)
  const same = (path: string, by: Case['by']): Case => ({ name: path, path, status: 200, body, by })
  return [
    ...getCases(recordPath(type, '@official', slug), {
      headers: { 'Cache-Control': CONTENT_CACHE, Link: RECORD },
      body,
    }),
    { ...same(recordPath(type, '@official', slug), 'files'), name: `the twin of ${type} ${slug}` },
    same(recordPath(type, '%40official', slug), 'rules'),
    same(recordPath(type, '%40official', `${slug}.json`), 'rules'),
    same(recordPath(type, 'official', slug), 'files'),
    same(recordPath(type, 'official', `${slug}.json`), 'files'),
    same(`${recordPath(type, '@official', slug)}?namespace=`, 'files'),
    ...['@official', 'official'].map(
      (namespace): Case => ({
        ...{ name: `${slug} of ${namespace} to be read`, status: 200, by: 'files' },
        path: recordPath(type, namespace, `${slug}.md`),
        text: /^# /m,
        headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': CONTENT_CACHE },
      }),
    ),
    problemCase(
      `no ${mistyped} to be read`,
      recordPath(type, '@official', `${mistyped}.md`),
      RECORD_NOT_FOUND,
    ),
    problemCase(
      `${type} has no ${mistyped}`,
      recordPath(type, '@official', mistyped),
      RECORD_NOT_FOUND,
      {
        body: () => ({ slug: mistyped, record_type: TYPES[type], nearest: [slug] }),
      },
    ),
    problemCase(
      `no ${mistyped} by its alias`,
      recordPath(type, 'official', mistyped),
      RECORD_NOT_FOUND,
    ),
    problemCase(`no ${slug} elsewhere`, recordPath(type, '@other', slug), RECORD_NOT_FOUND, {
      body: () => ({ slug, nearest: [slug] }),
    }),
    problemCase(
      `no ${slug} elsewhere to be read`,
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
    problemCase(`no ${type} of @official alone`, `/v1/${type}/@official`, ROUTE_NOT_FOUND, {
      by: 'rules',
    }),
    problemCase(`${type} q is no record`, `/v1/${type}/q`, ROUTE_NOT_FOUND, { by: 'rules' }),
  ]
}

/** Slugs that no record can have; none of them may lead anywhere. */
const UNUSUAL_SLUGS = [
  ...['__proto__', 'constructor', 'toString', 'Hero', 'HERO', 'hero%20', '%20', 'hero%00', '%00'],
  ...['..%2fhero', '..%2f..%2fhealth', '%2e%2e%2f%2e%2e%2findex', '..%5c..%5chealth', 'hero%2fx'],
  ...['-hero', '.hero', 'hero.', 'hero.md.json', '(a%2B)%2B%24', '%F0%9F%98%80'],
  ...['h'.repeat(65), 'h'.repeat(1900)],
]

/** Hidden blueprints are in no list and no search, but have an address. */
const hidden: Case[] = [
  {
    ...{ name: 'a hidden blueprint has an address', status: 200, by: 'files', needsOverlay: true },
    path: '/v1/blueprints/@official/quiet-zephyr.json',
    body: record('blueprints', 'quiet-zephyr'),
  },
  problemCase(
    'a hidden blueprint is nowhere suggested',
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
      ...{ name: `${path} shows nothing hidden`, path, status: 200, by: 'files' },
      every: ({ slug }) => slug !== 'quiet-zephyr',
      needsOverlay: true,
    }),
  ),
  {
    ...{ name: 'a search counts nothing hidden', path: '/v1/search?q=zephyr', status: 200 },
    body: () => ({ total: 2, facets: { blueprint_set: { featured: 1, certified: 1, labs: 1 } } }),
    every: ({ slug }) => slug !== 'quiet-zephyr',
    ...{ by: 'handler', needsOverlay: true },
  },
  {
    ...{ name: 'its own name does not find it', status: 200, by: 'handler', needsOverlay: true },
    path: '/v1/search?q=quiet-zephyr&type=blueprint',
    every: ({ slug }) => slug !== 'quiet-zephyr',
  },
  {
    ...{ name: 'health counts nothing hidden', path: '/v1/health.json', status: 200, by: 'files' },
    body: ({ total }) => ({ counts: { blueprints: total('blueprints') } }),
  },
  {
    ...{ name: 'the summary counts nothing hidden', status: 200, by: 'files' },
    path: '/v1/intelligence/summary.json',
    body: ({ total }) => ({ by_type: { blueprint: { total_public_items: total('blueprints') } } }),
  },
]

/** Records by their address. */
export const records: readonly Case[] = [
  ...(Object.keys(TYPES) as Type[]).flatMap(casesForType),
  ...UNUSUAL_SLUGS.map((slug) =>
    problemCase(
      `no pattern ${slug.slice(0, 30)}`,
      recordPath('patterns', '@official', slug),
      RECORD_NOT_FOUND,
    ),
  ),
  ...hidden,
]
