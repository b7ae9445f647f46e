import { expect, test } from 'vitest'
import { readQueries } from '../../../src/core/content/read-queries.ts'

const FILE = 'patterns/seat-map/queries.json'

const read = (text: string) => readQueries({ file: FILE, text })

test('a file of queries is read', () => {
  const queries = [
    { query: 'choose a seat' },
    { query: 'seat pikcer', kind: 'typo', acceptable: ['calendar-view'], heldOut: true },
  ]
  expect(read(JSON.stringify(queries))).toEqual({
    queries: { file: FILE, items: queries },
    issues: [],
  })
  expect(read('[]').issues).toEqual([])
})

test.each([
  ['{}', 'The file must contain a list of queries.', 'pointer '],
  ['["seat"]', 'Query 1 must be an object.', 'pointer /0'],
  ['[{}]', '"query" of query 1 must be text that is not empty.', 'pointer /0'],
  ['[{ "query": " " }]', '"query" of query 1 must be text that is not empty.', 'pointer /0/query'],
  ['[{ "query": "a", "kind": "typpo" }]', '"kind" of query 1 must be one of exact', 'hint typo'],
  [
    '[{ "query": "a", "accept": [] }]',
    'Query 1 has the unknown field "accept".',
    'hint acceptable',
  ],
  ['[{ "query": "a", "acceptable": [1] }]', '"acceptable" of query 1 must be a list of ids', ''],
  ['[{ "query": "a", "heldOut": 1 }]', '"heldOut" of query 1 must be true or false.', ''],
  ['[{ "query": "a", "__proto__": 1 }]', 'Query 1 has the unknown field "__proto__".', ''],
])('%s: %s', (text, message, detail) => {
  const { queries, issues } = read(text)
  expect(queries.items).toEqual([])
  expect(issues).toMatchObject([
    {
      file: FILE,
      code: 'queries-invalid',
      severity: 'error',
      message: expect.stringContaining(message),
      location: { line: 1 },
    },
  ])
  const [issue] = issues
  expect(`pointer ${issue?.pointer} hint ${issue?.suggestion}`).toContain(detail)
})

test('invalid JSON has a location', () => {
  expect(read('[\n{]').issues).toMatchObject([{ code: 'json-invalid', location: { line: 2 } }])
})
