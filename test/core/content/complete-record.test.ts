import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeRecord, toAuthoredPointer } from '../../../src/core/content/complete-record.ts'
import {
  CONTENT_SCHEMA_URLS,
  CONTENT_TYPES,
  type ContentType,
  getAuthoredSchemaPath,
} from '../../../src/core/content/content-types.ts'
import { validateRecord } from '../../../src/core/content/read-record.ts'
import { asObject, type JsonObject } from '../../../src/core/kernel/json/value.ts'
import { arbitraryJson, runs } from '../../support/arbitrary.ts'
import { readFixtureRecords } from '../../support/corpus/fixture-lookup.ts'

const published = CONTENT_TYPES.flatMap((type) =>
  Object.values(readFixtureRecords()[type]).map((record) => ({
    type,
    record: record as JsonObject,
  })),
)

const without = (record: JsonObject, ...keys: string[]): JsonObject =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))

/** A published record as its author would have written it. */
const STRIP: { readonly [T in ContentType]: (record: JsonObject) => JsonObject } = {
  patterns: (record) => without(record, 'default_layout'),
  themes: (record) => without(record, 'decorators', 'tokens'),
  blueprints: (record) => record,
  archetypes: (record) => ({
    ...record,
    pages: (record.pages as JsonObject[]).map((page) => without(page, 'default_layout')),
  }),
  shells: (record) => without(record, 'config'),
}

test.each(published)(
  'the authored form of $record.id is completed to the published one',
  (example) => {
    const { type, record } = example
    const authored = { ...STRIP[type](record), $schema: getAuthoredSchemaPath(type) }
    expect(completeRecord(type, authored)).toEqual(record)
    expect(validateRecord(type, completeRecord(type, authored)).ok).toBe(true)
  },
)

test.each(published)('the published form of $record.id stays unchanged', ({ type, record }) => {
  expect(JSON.stringify(completeRecord(type, record))).toBe(JSON.stringify(record))
})

const NAMES = [
  'default_layout',
  'default_preset',
  'presets',
  'layout',
  'pages',
  'tokens',
  'base',
  'palette',
  'success',
  'modes',
  'default_mode',
  'decorators',
  'decorator_definitions',
  'description',
  'regions',
  'id',
  'scroll_owner',
  'config',
  '__proto__',
  'constructor',
]

const loose = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(
    arbitraryJson(...NAMES),
    fc.constantFrom<unknown[]>('a', 'constructor', ['light'], [{ id: 'main', layout: [] }]),
    fc.constant({ a: { layout: 1, description: 'x' }, success: { light: '#000000' } }),
  ),
)

test.each(CONTENT_TYPES)('completing twice changes nothing more: %s', (type) => {
  fc.assert(
    fc.property(loose, (authored) => {
      const once = completeRecord(type, authored)
      expect(completeRecord(type, once)).toEqual(once)
    }),
    runs(400),
  )
})

test.each(CONTENT_TYPES)('completing adds only fields of the published form: %s', (type) => {
  const GENERATED = ['$schema', 'default_layout', 'decorators', 'tokens', 'config', 'pages']
  fc.assert(
    fc.property(loose, (authored) => {
      const done = completeRecord(type, authored)
      expect(done.$schema).toBe(CONTENT_SCHEMA_URLS[type])
      expect(without(done, ...GENERATED)).toEqual(without(authored, ...GENERATED))
      for (const key of GENERATED.slice(1, 3).filter((name) => Object.hasOwn(authored, name)))
        expect(done[key]).toBe(authored[key])
    }),
    runs(400),
  )
})

test('base tokens follow the default mode and leave other tokens alone', () => {
  const palette = { success: { light: '#111111', dark: '#222222' }, info: '#333333', danger: {} }
  const theme = { palette, default_mode: 'dark', tokens: { cvd: {} } }
  expect(completeRecord('themes', theme).tokens).toEqual({
    cvd: {},
    base: { success: '#222222', info: '#333333' },
  })
})

test('an inherited property is not a preset', () => {
  const record = completeRecord('patterns', { presets: {}, default_preset: 'constructor' })
  expect(Object.keys(asObject(record))).toEqual(['$schema', 'presets', 'default_preset'])
})

test.each([
  ['patterns', '/default_layout/slots/a~1b', '/presets/wide/layout/slots/a~1b'],
  ['patterns', '/presets/default_layout/layout', '/presets/default_layout/layout'],
  ['archetypes', '/pages/0/default_layout/1', '/pages/0/layout/1'],
  ['archetypes', '/pages/1/default_layout/1', '/pages/1/default_layout/1'],
  ['themes', '/palette/text', '/palette/text'],
] as const)('%s: what stands at %s was written at %s', (type, pointer, written) => {
  const authored = {
    default_preset: 'wide',
    presets: { default_layout: {} },
    pages: [{ layout: [] }, { default_layout: [] }],
  }
  expect(toAuthoredPointer(type, authored, pointer)).toBe(written)
})

test('structured slots and visual lines are published as text, with their structure in fields of its own', () => {
  const data = [{ name: 'string', 'due?': 'date' }]
  const authored = {
    default_preset: 'standard',
    presets: {
      standard: {
        layout: {
          layout: 'table',
          slots: {
            caption: 'Names the set.',
            rows: { text: 'One row per record.', element: 'tr', data, limit: { items: [3, 20] } },
          },
        },
      },
    },
    visual_brief: { overflow: 'Long names wrap.', hierarchy: 'The name comes first.' },
  }
  const completed = completeRecord('patterns', authored)
  const layout = {
    layout: 'table',
    slots: { caption: 'Names the set.', rows: 'One row per record.' },
    slot_details: { rows: { element: 'tr', data, limit: { items: [3, 20] } } },
  }
  expect(completed).toMatchObject({
    default_layout: layout,
    presets: { standard: { layout } },
    visual_brief: 'The name comes first. Long names wrap.',
    visual_lines: authored.visual_brief,
  })
  expect(completeRecord('patterns', completed)).toEqual(completed)
  const toAuthored = (pointer: string) => toAuthoredPointer('patterns', authored, pointer)
  expect(toAuthored('/visual_lines/overflow')).toBe('/visual_brief/overflow')
  expect(toAuthored('/presets/standard/layout/slot_details/rows/limit')).toBe(
    '/presets/standard/layout/slots/rows/limit',
  )
  expect(toAuthored('/default_layout/slot_details/rows/data')).toBe(
    '/presets/standard/layout/slots/rows/data',
  )
})

test('samples of patterns are published once', () => {
  const item = { pattern: 'hero', preset: 'split', sample: { title: 'Get paid on time' } }
  const layout = [item, { cols: [item, 'footer'], at: 'lg' }]
  const { pages } = completeRecord('archetypes', { pages: [{ id: 'home', layout }] })
  const { sample: _sample, ...plain } = item
  expect(pages).toEqual([
    { id: 'home', layout, default_layout: [plain, { cols: [plain, 'footer'], at: 'lg' }] },
  ])
})
