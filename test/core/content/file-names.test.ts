import { expect, test } from 'vitest'
import { readRecord } from '../../../src/core/content/read-record.ts'
import { isSlug, toSlug } from '../../../src/core/content/record.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const [hero] = officialCorpus.records.patterns

test.each([
  ['Bad Name', /"Bad Name\.json" cannot name a record/, /such as bad-name\.json/],
  ['-hero', /"-hero\.json"/, /such as hero\.json/],
  ['héro', /"héro\.json"/, /such as h-ro\.json/],
  ['a'.repeat(65), /cannot name a record/, /1 to 64 .*, such as a{64}\.json/],
  ['..', /cannot name a record/, /does not start with a hyphen\.$/],
])('a file %j names the file and the rule, even if its id agrees', (slug, message, hint) => {
  const text = JSON.stringify({ ...hero?.authored, id: slug })
  const { record, issues } = readRecord({ type: 'patterns', slug, text, examples: new Map() })
  expect(record).toBeUndefined()
  expect(issues).toContainEqual(
    expect.objectContaining({
      code: 'file-name-invalid',
      message: expect.stringMatching(message),
      hint: expect.stringMatching(hint),
    }),
  )
})

test.each(['Ä', 'A B', '--a--', `${'x'.repeat(63)} y`])('the slug for %j is one', (name) => {
  const slug = toSlug(name)
  expect(slug === '' || isSlug(slug)).toBe(true)
})
