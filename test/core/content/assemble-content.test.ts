import { expect, test } from 'vitest'
import { assembleContent } from '../../../src/core/content/assemble-content.ts'
import { parseContentPath } from '../../../src/core/content/content-path.ts'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import { payloadDigest } from '../../../src/core/content/digest.ts'
import { readFixtureRecord, readFixtureRecords } from '../../support/corpus/fixture-lookup.ts'

const official = {
  name: 'content',
  files: new Map(
    CONTENT_TYPES.flatMap((type) =>
      Object.entries(readFixtureRecords()[type]).map(([slug, record]): [string, string] => [
        `${type}/${slug}.json`,
        JSON.stringify(record),
      ]),
    ),
  ),
}

const overlay = (files: Record<string, unknown>) => ({
  name: 'mine',
  files: new Map(
    Object.entries(files).map(([path, value]) => [
      path,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ),
})

test('a valid folder yields its records ordered by slug, without issues', () => {
  const { records, issues } = assembleContent([official])
  expect(issues).toEqual([])
  for (const type of CONTENT_TYPES) {
    const all = readFixtureRecords()[type]
    expect(records[type].map(({ slug }) => slug)).toEqual(Object.keys(all).sort())
    expect(records[type].map(({ data }) => data)).toEqual(Object.values(all))
    expect(records[type].every(({ origin }) => origin === 'official')).toBe(true)
  }
})

test('a later folder adds and replaces records, and may refer to earlier ones', () => {
  const slate = readFixtureRecord('themes', 'slate')
  const hero = { ...readFixtureRecord('patterns', 'hero'), name: 'Our hero', version: '2.0.0' }
  const mine = overlay({
    'themes/ours.json': { ...slate, id: 'ours', name: 'Ours' },
    'patterns/hero.json': hero,
  })
  const { records, issues } = assembleContent([official, mine])
  expect(issues).toEqual([])
  expect(records.themes.map(({ slug, origin }) => `${slug} ${origin}`)).toEqual([
    'graphite official',
    'ours local',
    'slate official',
  ])
  expect(records.patterns.find(({ slug }) => slug === 'hero')).toMatchObject({
    file: 'mine/patterns/hero.json',
    origin: 'local',
    data: hero,
    overrideOf: {
      identity: { namespace: '@official', type: 'pattern', id: 'hero' },
      version: '1.0.0',
      digest: payloadDigest(readFixtureRecord('patterns', 'hero')),
    },
  })
  expect(records.themes.filter((record) => 'overrideOf' in record)).toEqual([])
})

test('a dangling reference is only a warning', () => {
  const theme = {
    ...readFixtureRecord('themes', 'slate'),
    pattern_preferences: { prefer: ['heroo'], default_presets: { 'data-table': 'huge' } },
  }
  const { records, issues } = assembleContent([official, overlay({ 'themes/slate.json': theme })])
  expect(records.themes.find(({ slug }) => slug === 'slate')?.data).toEqual(theme)
  expect(issues).toMatchObject([
    { code: 'pattern-unknown', pointer: '/pattern_preferences/prefer/0', severity: 'warn' },
    { code: 'preset-unknown', file: 'mine/themes/slate.json', location: { line: 1 } },
  ])
})

test('an invalid record is skipped, and references to it are not dangling', () => {
  const { records, issues } = assembleContent([
    official,
    overlay({ 'patterns/data-table.json': '{', 'patterns/hero/wide.html': '<p>' }),
  ])
  expect(records.patterns.map(({ slug }) => slug)).not.toContain('data-table')
  expect(new Set(issues.map(({ file, code }) => `${file} ${code}`))).toEqual(
    new Set([
      'mine/patterns/data-table.json json-invalid',
      'mine/patterns/hero/wide.html example-stray',
    ]),
  )
})

test('a record, its examples and its other files are read from one folder', () => {
  const hero = { ...readFixtureRecord('patterns', 'hero'), name: 'Our hero' }
  const example = `patterns/hero/${hero.default_preset}.html`
  const mine = overlay({
    'patterns/hero/pattern.json': { ...hero, $schema: '../../../schemas/pattern.v2.json' },
    [example]: '<p>',
    'patterns/hero/style.css': 'h1 { color: red }',
    'patterns/hero/behavior.js': 'export default {}',
    'patterns/hero/queries.json': '[]',
    'shells/centered/shell.json': readFixtureRecord('shells', 'centered'),
    'shells/centered/example.html': '<main>',
  })
  const { records, issues } = assembleContent([official, mine])
  expect(issues).toEqual([])
  const record = records.patterns.find(({ slug }) => slug === 'hero')
  expect(record).toMatchObject({ file: 'mine/patterns/hero/pattern.json', origin: 'local' })
  expect(record?.data.presets[hero.default_preset]?.code?.example).toBe('<p>')
  const shell = records.shells.find(({ slug }) => slug === 'centered')
  expect(shell?.data.code).toEqual({ imports: '', example: '<main>' })
})

test('a behavior is published with its pattern, and what is wrong with it has a file and a line', () => {
  const folder = (behavior: string) =>
    overlay({
      'patterns/hero/pattern.json': readFixtureRecord('patterns', 'hero'),
      'patterns/hero/behavior.js': behavior,
    })
  const valid = assembleContent([official, folder('// Nothing yet.\nexport default {}\n')])
  const hero = valid.records.patterns.find(({ slug }) => slug === 'hero')
  expect(hero?.data.behavior).toBe('export default {}')
  const { issues } = assembleContent([official, folder('\nexport default { clik: {} }')])
  expect(issues).toMatchObject([
    {
      file: 'mine/patterns/hero/behavior.js',
      code: 'behavior-key',
      severity: 'error',
      location: { line: 2, column: 18 },
    },
  ])
})

test('a record with two files has a finding that names both', () => {
  const text = JSON.stringify({ ...readFixtureRecord('patterns', 'hero'), name: 'In its folder' })
  const { records, issues } = assembleContent([
    official,
    overlay({ 'patterns/hero.json': '{', 'patterns/hero/pattern.json': text }),
  ])
  expect(issues).toMatchObject([
    {
      file: 'mine/patterns/hero/pattern.json',
      code: 'file-repeated',
      severity: 'error',
      message:
        'The record of "hero" is in two files: mine/patterns/hero.json and mine/patterns/hero/pattern.json.',
    },
  ])
  expect(records.patterns.find(({ slug }) => slug === 'hero')?.data.name).toBe('In its folder')
})

test('files without a record name the file that is missing', () => {
  const { issues } = assembleContent([
    official,
    overlay({ 'patterns/seat-map/style.css': '', 'patterns/seat-map/plain.html': '<p>' }),
  ])
  expect(issues.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'content-root-empty The folder does not exist or contains no records.',
    'example-stray The example has no record patterns/seat-map/pattern.json.',
    'file-stray The style sheet has no record patterns/seat-map/pattern.json.',
  ])
})

test('the id of a record in a folder is the name of the folder', () => {
  const hero = readFixtureRecord('patterns', 'hero')
  const { issues } = assembleContent([overlay({ 'patterns/b/pattern.json': hero })])
  expect(issues).toMatchObject([{ message: '"id" is "hero", but the folder is named "b".' }])
})

test('a folder without records is an error', () => {
  const { issues } = assembleContent([official, overlay({ 'notes/x.json': '{}' })])
  expect(issues).toMatchObject([{ file: 'mine', code: 'content-root-empty', severity: 'error' }])
})

test.each([
  ['patterns/hero.json', { type: 'patterns', slug: 'hero', kind: 'record' }],
  ['patterns/a.b.json', { type: 'patterns', slug: 'a.b', kind: 'record' }],
  ['patterns/hero/wide.html', { type: 'patterns', slug: 'hero', kind: 'example', preset: 'wide' }],
  ['shells/centered.html', { type: 'shells', slug: 'centered', kind: 'example' }],
  [
    'patterns/hero/pattern.json',
    { type: 'patterns', slug: 'hero', kind: 'record', inFolder: true },
  ],
  ['patterns/hero/style.css', { type: 'patterns', slug: 'hero', kind: 'style' }],
  ['patterns/hero/behavior.js', { type: 'patterns', slug: 'hero', kind: 'behavior' }],
  ['patterns/hero/queries.json', { type: 'patterns', slug: 'hero', kind: 'queries' }],
  [
    'shells/centered/shell.json',
    { type: 'shells', slug: 'centered', kind: 'record', inFolder: true },
  ],
  ['shells/centered/example.html', { type: 'shells', slug: 'centered', kind: 'example' }],
  ['shells/centered/behavior.js', undefined],
  ['themes/slate/theme.json', undefined],
  ['patterns/hero/deep/style.css', undefined],
  ['patterns//pattern.json', undefined],
  ['themes/slate.html', undefined],
  ['shells/centered/x.html', undefined],
  ['patterns/hero.html', undefined],
  ['patterns/hero/wide.json', undefined],
  ['pattern/hero.json', undefined],
  ['vocabulary/dna.json', undefined],
  ['patterns/.json', undefined],
  ['hero.json', undefined],
])('the path %s is parsed as %j', (path, expected) => {
  expect(parseContentPath(path)).toEqual(expected)
})
