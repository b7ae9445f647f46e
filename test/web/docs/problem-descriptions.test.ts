import { expect, test } from 'vitest'
import { PROBLEM_CODES } from '../../../src/index.ts'
import { corpusClient } from '../../../src/site.ts'
import {
  createProblemExample,
  PROBLEM_DESCRIPTIONS,
} from '../../../src/web/docs/problem-descriptions.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)

test.each(PROBLEM_CODES)(
  'the example of %s is a real response, or says when it occurs',
  async (code) => {
    const { request, occurrence, detail } = PROBLEM_DESCRIPTIONS[code]
    const example = await createProblemExample(code, client)
    expect(example).toMatchObject({ code, type: `https://svc.example/problems/${code}` })
    if (!request) expect([occurrence, detail]).not.toContain(undefined)
  },
)
