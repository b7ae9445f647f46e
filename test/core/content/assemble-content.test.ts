import { expect, test } from 'vitest'
import { assembleContent } from '../../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import { payloadDigest } from '../../../src/core/content/digest.ts'
import { parseContentPath } from '../../../src/core/content/folder.ts'
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

test('a folder without records is an error', () => {
  const { issues } = assembleContent([official, overlay({ 'notes/x.json': '{}' })])
  expect(issues).toMatchObject([{ file: 'mine', code: 'content-root-empty', severity: 'error' }])
})

test.each([
  ['patterns/hero.json', { type: 'patterns', slug: 'hero', kind: 'record' }],
  ['patterns/a.b.json', { type: 'patterns', slug: 'a.b', kind: 'record' }],
  ['patterns/hero/wide.html', { type: 'patterns', slug: 'hero', kind: 'example', preset: 'wide' }],
  ['shells/centered.html', { type: 'shells', slug: 'centered', kind: 'example' }],
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
