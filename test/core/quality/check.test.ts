import { expect, test } from 'vitest'
import { assembleContent } from '../../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import { checkContent, listRuleIds, RULES } from '../../../src/core/quality/check.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { BROKEN_FOLDER } from './support/broken-folder.ts'

const { vocabulary } = officialContent

const findings = await checkContent(assembleContent([BROKEN_FOLDER]), vocabulary, {
  pairwise: true,
})

test('a dangling reference is reported once', () => {
  expect(findings.filter(({ message }) => message.includes('no-such-pattern'))).toHaveLength(1)
})

test('findings are ordered by file, pointer and rule', () => {
  const keys = findings.map(({ file, pointer, code }) => `${file}\0${pointer}\0${code}`)
  expect(keys).toEqual(keys.toSorted())
})

test('records are compared in pairs only on request', async () => {
  const { content } = officialContent
  const duplicate = { ...content.records.themes[0], slug: 'duplicate', file: 'duplicate.json' }
  const records = { ...content.records, themes: [...content.records.themes, duplicate] as never }
  const findDuplicates = async (pairwise: boolean) =>
    (await checkContent({ ...content, records }, vocabulary, { pairwise })).filter(
      ({ code }) => code === 'T9',
    )
  expect(await findDuplicates(true)).not.toEqual([])
  expect(await findDuplicates(false)).toEqual([])
})

test('a build applies every rule that is not pairwise to some type', () => {
  const applied = new Set(CONTENT_TYPES.flatMap((type) => listRuleIds(type)))
  const expected = RULES.filter((rule) => !(rule.scope === 'corpus' && rule.isPairwise))
  expect([...applied].toSorted()).toEqual(
    [...new Set([...expected.map(({ id }) => id), 'A9', 'B1'])].toSorted(),
  )
})

test('every rule states its requirement in one sentence', () => {
  const requirements = RULES.map(({ requirement }) => requirement)
  expect(requirements.filter((text) => !/^[A-Z].+[^.]\.$/.test(text))).toEqual([])
})

test('an id belongs to one rule, except the two parts of G4', () => {
  const ids = RULES.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual(['G4'])
})
