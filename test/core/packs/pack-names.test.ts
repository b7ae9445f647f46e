import { expect, test } from 'vitest'
import { createPackNamer, planApp } from '../../../src/core/essence/app/app-plan.ts'
import type { Essence } from '../../../src/essence.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'

type Routes = NonNullable<Essence['blueprint']['routes']>

const plan = (pages: readonly { id: string; route?: string }[], routes: Routes = {}) =>
  planApp({
    ...fullEssence,
    blueprint: {
      features: [],
      routes,
      sections: [
        {
          ...(fullEssence.blueprint.sections[0] as Essence['blueprint']['sections'][number]),
          id: 's',
          pages: pages.map((page) => ({ ...page, layout: ['hero'] })),
        },
      ],
    },
  }).pages.map(({ path, aliases }) => [path, ...aliases])

const to = (page: string) => ({ section: 's', page })

test.each<[string, ReturnType<typeof plan>, string[][]]>([
  ['its own route', plan([{ id: 'a', route: '/x' }], { '/': to('a') }), [['/x', '/']]],
  [
    'the shortest of the map',
    plan([{ id: 'a' }], { '/bb': to('a'), '/b': to('a') }),
    [['/b', '/bb']],
  ],
  [
    'equally short ones by code unit',
    plan([{ id: 'a' }], { '/c': to('a'), '/b': to('a') }),
    [['/b', '/c']],
  ],
  ['its id', plan([{ id: 'orders' }]), [['/orders']]],
  ['a record', plan([{ id: 'order-detail' }]), [['/order-detail/:id']]],
  ['a record of any kind', plan([{ id: 'detail' }]), [['/detail/:id']]],
  ['the start, once', plan([{ id: 'home' }, { id: 'index' }]), [['/'], ['/s']]],
  ['one that no other page has', plan([{ id: 'a', route: '/b' }, { id: 'b' }]), [['/b'], ['/s/b']]],
  [
    'numbers in the end',
    plan([{ id: 'a' }, { id: 'a' }, { id: 'a' }]),
    [['/a'], ['/s/a'], ['/s-2/a']],
  ],
])('a page is reached by %s', (_, paths, expected) => {
  expect(paths).toEqual(expected)
})

test('pages with the same id are named after their section, and file names are unique', () => {
  const [section] = fullEssence.blueprint.sections as [Essence['blueprint']['sections'][number]]
  const sections = [
    ['a', ['list', 'b-c']],
    ['b', ['list', 'list']],
    ['a-b', ['c']],
    ['x', ['c']],
  ] as const
  const named = planApp({
    ...fullEssence,
    blueprint: {
      features: [],
      sections: sections.map(([id, pages]) => {
        return { ...section, id, pages: pages.map((page) => ({ id: page, layout: ['hero'] })) }
      }),
    },
  }).pages
  expect(named.map(({ id }) => id)).toEqual(['a/list', 'b-c', 'b/list', 'b/list~2', 'a-b/c', 'x/c'])
  expect(new Set(named.map(({ file }) => file)).size).toBe(named.length)
  expect(named[0]?.file).toBe('page-a-list-pack')
})

test('sections with the same id are numbered, and file names are unique', () => {
  expect(['a', 'a', 'a-2'].map(createPackNamer('section')).map(({ file }) => file)).toEqual([
    'section-a-pack',
    'section-a-2-pack',
    'section-a-2-pack-2',
  ])
})
