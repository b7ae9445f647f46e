import { expect, test } from 'vitest'
import type { ContentType } from '../../../src/core/content/content-types.ts'
import { type RecordFile, readRecord } from '../../../src/core/content/read-record.ts'
import { readFixtureRecord } from '../../support/corpus/fixture-lookup.ts'

const SLUGS = {
  patterns: 'data-table',
  themes: 'slate',
  blueprints: 'store-admin',
  archetypes: 'order-admin',
  shells: 'centered',
} as const satisfies Record<ContentType, string>

const read = (type: ContentType, record: unknown, examples: [string, string][] = []) =>
  readRecord({
    ...{ type, slug: SLUGS[type], examples: new Map(examples) },
    text: typeof record === 'string' ? record : JSON.stringify(record, undefined, 2),
  } satisfies RecordFile)

const valid = (type: ContentType) => readFixtureRecord(type, SLUGS[type]) as Record<string, unknown>

const formatIssues = (issues: ReturnType<typeof read>['issues']) =>
  issues.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)

test('a file yields both forms of its record', () => {
  const { $schema: _, default_layout, ...rest } = valid('patterns')
  const authored = { $schema: '../../schemas/pattern.v2.json', ...rest }
  const { record, issues } = read('patterns', authored)
  expect(issues).toEqual([])
  expect(record?.authored).toEqual(authored)
  expect(record?.data).toEqual(valid('patterns'))
  expect(default_layout).toBeDefined()
})

const layout = (item: unknown) => {
  const { pages, ...rest } = valid('archetypes')
  const [{ default_layout: _, ...page }] = pages as [Record<string, unknown>]
  return { ...rest, pages: [{ ...page, layout: [item] }] }
}

const FAILED = 'schema-validation-failed'

test.each<[string, ContentType, unknown, string[]]>([
  [
    'a wrong schema',
    'patterns',
    { ...valid('patterns'), $schema: '../../schemas/theme.v1.json' },
    [
      'schema-url-mismatch /$schema "$schema" must be "../../schemas/pattern.v2.json" or ' +
        '"https://svc.example/schemas/pattern.v2.json".',
    ],
  ],
  [
    'an id that differs from the file name',
    'themes',
    { ...valid('themes'), id: 'slat' },
    ['content-id-filename-mismatch /id "id" is "slat", but the file is named "slate.json".'],
  ],
  [
    'several issues at once',
    'patterns',
    { ...valid('patterns'), name: '', interactions: ['lift-hover', 'lift-hovr'], contained: 1 },
    [
      `${FAILED} /name "name" must not be empty.`,
      `${FAILED} /interactions/1 Item 2 of "interactions" must be one of`,
      `${FAILED} /contained "contained" must be true or false, not 1.`,
    ],
  ],
  [
    'an invalid layout is reported once, at its authored location',
    'patterns',
    {
      ...valid('patterns'),
      default_layout: undefined,
      presets: { standard: { description: 'x', layout: {} } },
    },
    [`${FAILED} /presets/standard/layout "layout" needs "layout".`],
  ],
  [
    'a misspelled key in a union',
    'archetypes',
    layout({ pattern: 'hero', presett: 'wide' }),
    [`${FAILED} /pages/0/layout/0/presett Unknown property "presett".`],
  ],
  [
    'an issue inside a union',
    'archetypes',
    layout({ cols: ['hero', {}] }),
    [
      `${FAILED} /pages/0/layout/0/cols/1 Item 2 of "cols" must be text or an object with "pattern", not an object.`,
    ],
  ],
  [
    'a value that matches no member of a union',
    'archetypes',
    layout(3),
    [`${FAILED} /pages/0/layout/0 Item 1 of "layout" must be text or an object, not 3.`],
  ],
  [
    'an empty name in a union',
    'archetypes',
    layout(''),
    [`${FAILED} /pages/0/layout/0 Item 1 of "layout" must not be empty.`],
  ],
  ['an array', 'shells', '[]', ['content-object-required  The file must contain one record']],
  ['invalid JSON', 'shells', '{ "id": }', ['json-invalid  Value expected.']],
  [
    'a duplicate key',
    'shells',
    '{ "a": { "b": 1, "b": 2 } }',
    ['json-key-repeated /a/b The key "b" appears twice in one object'],
  ],
])('%s', (_name, type, value, expected) => {
  const { record, issues } = read(type, value)
  expect(record).toBeUndefined()
  expect(formatIssues(issues)).toEqual(expected.map((start) => expect.stringContaining(start)))
  expect(issues.every(({ severity }) => severity === 'error')).toBe(true)
})

test('an issue has a location in the text', () => {
  const { issues } = read('patterns', { ...valid('patterns'), version: '' })
  expect(issues).toMatchObject([{ pointer: '/version', location: { line: 4, column: 14 } }])
})

test('examples become the code of their presets, and an unused one is reported', () => {
  const { record, issues } = read('patterns', valid('patterns'), [
    ['standard', '<table>\r\n</table>\n'],
    ['constructor', '<p>'],
    ['selectible', '<p>'],
  ])
  const presets = record?.data.presets as Record<string, { code?: unknown }>
  expect(presets.standard?.code).toEqual({ imports: '', example: '<table>\n</table>' })
  expect(presets.selectable).not.toHaveProperty('code')
  expect(issues).toMatchObject([
    { code: 'example-stray', severity: 'warn', pointer: '/presets' },
    { code: 'example-stray', hint: 'Did you mean "selectable.html"?' },
  ])
})

test('the text of a behavior is not published unchecked', () => {
  const inline = read('patterns', { ...valid('patterns'), behavior: 'raw' })
  expect(inline.record?.data.behavior).toBeUndefined()
})

test('a style is published limited to its record, from a file or from the record itself', () => {
  const record = valid('patterns')
  const style = `:where([data-pattern="${record.id}"] h2){margin:0}\n`
  const inline = read('patterns', { ...record, style: 'h2 { margin: 0 }' })
  expect(inline.record?.data.style).toBe(style)
  const copied = read('patterns', { ...record, style })
  expect(copied.record?.data.style).toBe(style)
  const refused = read('patterns', { ...record, style: '\nbody { margin: 0 }' })
  expect(refused.record?.data).not.toHaveProperty('style')
  expect(refused.issues).toMatchObject([{ code: 'style-selector', pointer: '/style' }])
})

test('a record keeps its own code', () => {
  const code = { imports: 'x', example: '<main>' }
  const ownCode = read('shells', { ...valid('shells'), code }, [['', '<p>']])
  expect(ownCode.record?.data.code).toEqual(code)
  const fromExample = read('shells', valid('shells'), [['', '<main></main>\n']])
  expect(fromExample.record?.data.code).toEqual({ imports: '', example: '<main></main>' })
})
