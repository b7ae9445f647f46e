import { expect, test } from 'vitest'
import { createRecordChecker } from '../../../src/core/quality/check.ts'
import type { ContextRule, Corpus, RecordRule, RuleInfo } from '../../../src/core/quality/rule.ts'
import { createDraftCorpus } from './support/draft-corpus.ts'

const RULE_INFO: RuleInfo = {
  id: 'X1',
  requirement: 'A rule of a test.',
  severity: 'warn',
  source: 'content',
}

const corpus = createDraftCorpus({ shells: [{ id: 'sidebar' }] })

const record = corpus.records.shells[0] ?? expect.unreachable()

/** The same record in a corpus with another vocabulary. */
const changedCorpus: Corpus = { ...corpus, vocabulary: { ...corpus.vocabulary, tags: ['new'] } }

const listTags = ({ vocabulary }: Corpus) => [
  { pointer: '', message: vocabulary.tags.join(), hint: '' },
]

const contextRule: Omit<ContextRule<'shells'>, 'check'> = {
  ...RULE_INFO,
  scope: 'context',
  types: ['shells'],
}

// `check.length` is 2, 1 and 0: the number of declared parameters says nothing about the scope.
const CONTEXT_RULES: readonly [parameter: string, rule: ContextRule<'shells'>][] = [
  ['plain', { ...contextRule, check: (_record, context) => listTags(context) }],
  ['default', { ...contextRule, check: (_record, context = corpus) => listTags(context) }],
  ['rest', { ...contextRule, check: (...[, context]) => listTags(context) }],
]

test.each(CONTEXT_RULES)('a context rule with a %s parameter sees each corpus', (_, rule) => {
  const check = createRecordChecker([rule])
  const messages = [corpus, changedCorpus].map((context) => check(record, context)[0]?.message)
  expect(messages).toEqual(['table,records,sorting', 'new'])
})

test('a record rule runs once per record, however its parameters are declared', () => {
  let calls = 0
  const rule: RecordRule<'shells'> = {
    ...RULE_INFO,
    scope: 'record',
    types: ['shells'],
    check(...[{ slug }]) {
      calls += 1
      return [{ pointer: '', message: slug, hint: '' }]
    },
  }
  const check = createRecordChecker([rule])
  const messages = [corpus, changedCorpus].map((context) => check(record, context)[0]?.message)
  expect(messages).toEqual(['sidebar', 'sidebar'])
  expect(calls).toBe(1)
})
