import { expect, test } from 'vitest'
import { SCHEMA_FAMILIES } from '../../../src/index.ts'
import { corpusClient } from '../../../src/site.ts'
import { filterEntries, groupByFamily } from '../../../src/web/schemas/catalog-list.tsx'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const { items } = await corpusClient(officialCorpus).schemas()

const findNames = (query: string): string[] => filterEntries(items, query).map(({ name }) => name)

test.each([
  ['a name', 'essence.v', ['essence.v2.json', 'essence.v3.json', 'essence.v4.json']],
  ['a title, ignoring case', 'VISUAL theme', ['theme.v1.json']],
  ['words in any order', 'capsule task', ['task-capsule.v1.json']],
  ['nothing', 'no such thing', []],
])('finds %s', (_name, query, names) => {
  expect(findNames(query)).toEqual(names)
})

test.each(['', '   '])('%j matches every schema', (query) => {
  expect(findNames(query)).toHaveLength(items.length)
})

test('finds words of a description', () => {
  const query = items[0]?.description.split(' ').slice(0, 4).join(' ') ?? ''
  expect(findNames(query)).toContain(items[0]?.name)
})

test('groups have the order of the families and contain every entry', () => {
  const groups = groupByFamily(items)
  expect(groups.map(({ family }) => family)).toEqual([...SCHEMA_FAMILIES])
  expect(groups.flatMap(({ entries }) => entries)).toHaveLength(items.length)
})
