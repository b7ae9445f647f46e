import { expect, test } from 'vitest'
import { createUniqueIds } from '../../../../src/core/essence/ids.ts'
import { ABSENT, setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { migrateOrThrow, readFixtureDocument } from './fixtures.ts'

const simple = readFixtureDocument('v2-simple-minimal')
const sectioned = readFixtureDocument('v2-sectioned-full')

test.each([
  ['creative', ABSENT, 'off', 'off'],
  ['creative', true, 'error', 'off'],
  ['creative', false, 'off', 'off'],
  ['guided', ABSENT, 'warn', 'warn'],
  ['guided', true, 'error', 'warn'],
  ['guided', false, 'off', 'warn'],
  ['strict', ABSENT, 'error', 'warn'],
  ['strict', true, 'error', 'warn'],
  ['strict', false, 'off', 'warn'],
])('the guard %s with enforce_style %o becomes two layers', (mode, style, dna, blueprint) => {
  const guarded = setAtPointer(
    setAtPointer(simple, '/guard/mode', mode),
    '/guard/enforce_style',
    style,
  )
  const { guard } = migrateOrThrow(guarded).value.meta
  expect(guard).toEqual({ mode, dna_enforcement: dna, blueprint_enforcement: blueprint })
})

test.each([
  [ABSENT, { philosophy: 'rounded', base: 8 }, 'defaulted'],
  ['sharp', { philosophy: 'sharp', base: 0 }, 'converted'],
  ['rounded', { philosophy: 'rounded', base: 8 }, 'converted'],
  ['pill', { philosophy: 'pill', base: 16 }, 'converted'],
])('the shape %o becomes the radius %j', (shape, radius, kind) => {
  const { value, changes } = migrateOrThrow(setAtPointer(simple, '/theme/shape', shape))
  expect(value.dna.radius).toEqual(radius)
  const kinds = changes.filter(({ to }) => to?.startsWith('/dna/radius')).map((c) => c.kind)
  expect(kinds).toEqual([kind, kind])
})

test('fields that version 2 does not have get defaults, each with an issue', () => {
  const { value, issues } = migrateOrThrow(simple)
  expect(value.dna).toMatchObject({
    spacing: { base_unit: 4, scale: 'linear' },
    typography: { scale: '1.25', heading_weight: 600, body_weight: 400 },
    color: { palette: 'paper', accent_count: 1, cvd_preference: 'none' },
    elevation: { system: 'levels', max_levels: 4 },
    motion: { preference: 'subtle', duration_scale: 1, reduce_motion: true },
    accessibility: { wcag_level: 'AA', focus_visible: true, skip_nav: true },
  })
  expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['migration-default']))
  expect(issues.find(({ pointer }) => pointer === '/dna/typography/scale')).toMatchObject({
    severity: 'info',
    message: 'The document does not say the ratio of text sizes; "1.25" is the default.',
  })
})

test('a section has the most frequent shell, and other pages override it', () => {
  const page = (id: string, shell: string) => ({ id, shell, layout: ['hero'] })
  const pages = [page('a', 'centered'), page('b', 'wide'), page('c', 'wide'), page('d', 'list')]
  const { blueprint } = migrateOrThrow(setAtPointer(simple, '/structure', pages)).value
  expect(blueprint.sections[0]?.shell).toBe('wide')
  expect(blueprint.sections[0]?.pages.map((each) => each.shell_override)).toEqual([
    'centered',
    undefined,
    undefined,
    'list',
  ])
})

test.each([
  ['/', ['/', '/second']],
  ['/docs', ['/docs', '/docs/second']],
  ['/docs/', ['/docs/', '/docs/second']],
  ['///', ['///', '/second']],
])('pages under the path %s have routes', (path, routes) => {
  const pages = ['first', 'second'].map((id) => ({ id, shell: 'wide', layout: ['hero'] }))
  const document = setAtPointer(
    setAtPointer(sectioned, '/sections/0/path', path),
    '/sections/0/structure',
    pages,
  )
  const [section] = migrateOrThrow(document).value.blueprint.sections
  expect(section?.pages.map(({ route }) => route)).toEqual(routes)
})

test('a later section loses its theme with a warning, and keeps its mode', () => {
  const { value, issues } = migrateOrThrow(sectioned)
  expect(value.dna.theme).toEqual({ id: 'paper', mode: 'light', shape: 'rounded' })
  const overrides = value.blueprint.sections.map((section) => section.dna_overrides)
  expect(overrides).toEqual([undefined, { mode: 'auto' }, undefined])
  expect(issues.filter(({ severity }) => severity === 'warn')).toEqual([
    {
      code: 'migration-loss',
      severity: 'warn',
      pointer: '/sections/2/theme/id',
      message: 'Section "guides" has the theme "slate"; the app has one theme, "paper".',
    },
    {
      code: 'migration-loss',
      severity: 'warn',
      pointer: '/sections/2/theme/shape',
      message: 'Section "guides" has the shape "sharp"; the app has "rounded".',
    },
  ])
})

test.each([
  [
    ['home', 'list'],
    ['home', 'list'],
  ],
  [
    ['a', 'a', 'a'],
    ['a', 'a-2', 'a-3'],
  ],
  [
    ['A', 'a'],
    ['a-2', 'a'],
  ],
  [
    ['a', 'a', 'a-2'],
    ['a', 'a-3', 'a-2'],
  ],
  [
    ['Order List', 'orderList'],
    ['order-list', 'order-list-2'],
  ],
  [
    ['Übersicht', 'café'],
    ['ubersicht', 'cafe'],
  ],
  [
    ['404', '-x-', '日本', '', '__proto__'],
    ['page-404', 'x', 'page', 'page-2', 'proto'],
  ],
  [
    ['constructor', 'toString', 'a-'],
    ['constructor', 'to-string', 'a-'],
  ],
])('the ids %j become %j', (texts, ids) => {
  expect(createUniqueIds(texts, 'page')).toEqual(ids)
})

test('5,000 pages with the same id get unique ids in linear time', () => {
  const pages = Array.from({ length: 5_000 }, () => ({ id: 'x', shell: 'wide', layout: ['hero'] }))
  const { value, changes } = migrateOrThrow(setAtPointer(simple, '/structure', pages))
  const few = migrateOrThrow(setAtPointer(simple, '/structure', pages.slice(0, 1)))
  expect(new Set(value.blueprint.sections[0]?.pages.map(({ id }) => id)).size).toBe(5_000)
  expect(changes.length - few.changes.length).toBe(3 * 4_999)
})

test('a span that names a column __proto__ keeps it', () => {
  const span = JSON.parse('{ "__proto__": 2, "constructor": 1 }')
  const layout = [{ cols: ['__proto__', 'constructor'], span }]
  const document = setAtPointer(simple, '/structure/0/layout', layout)
  const text = JSON.stringify(migrateOrThrow(document).value)
  expect(text).toContain('"span":{"__proto__":2,"constructor":1}')
})
