import { expect, test } from 'vitest'
import { resolvePointer } from '../../src/core/kernel/json/pointer.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { schemas } from '../support/schemas/schema-fixtures.ts'

const { tags, categories, features, components, io } = officialContent.vocabulary

const lists = { features, components, categories, signals: io.signals, actions: io.actions }

test('tags are few, unique and sorted', () => {
  expect(tags.length).toBeLessThanOrEqual(250)
  expect(tags).toEqual([...new Set(tags)].toSorted())
})

test.each(Object.entries(lists))('every term of %s has a meaning', (_name, words) => {
  const meanings = Object.values(words).map((word) =>
    typeof word === 'string' ? word : word.meaning,
  )
  expect(meanings.filter((meaning) => !/^[A-Z].+\.$/.test(meaning))).toEqual([])
})

const EXAMPLES: readonly [file: string, pointer: string, words: readonly string[]][] = [
  ['common.v1.json', '/$defs/tags/items/examples', tags],
  ['common.v1.json', '/$defs/features/items/examples', Object.keys(features)],
  ['pattern.v2.json', '/properties/category/examples', Object.keys(categories)],
  ['pattern.v2.json', '/properties/components/items/examples', Object.keys(components)],
  ['pattern.v2.json', '/properties/io/properties/consumes/items/examples', Object.keys(io.signals)],
  ['pattern.v2.json', '/properties/io/properties/produces/items/examples', Object.keys(io.signals)],
  ['pattern.v2.json', '/properties/io/properties/actions/items/examples', Object.keys(io.actions)],
]

test.each(EXAMPLES)('the examples of %s at %s are the vocabulary', (file, pointer, words) => {
  expect(resolvePointer(schemas.get(file), pointer)).toEqual(words)
})
