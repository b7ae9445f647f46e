import type { ContentRecord } from '../../../content/assemble-content.ts'
import { listRecords } from '../../../content/corpus.ts'
import { type Corpus, type CorpusFinding, type CorpusRule, describeRecord } from '../../rule.ts'

const ID_PATTERN = /^[a-z][a-z0-9-]{0,31}$/

const NAME_LENGTH = { min: 2, max: 40 }

/** Requires short ids and unique names. */
export const identityRule: CorpusRule = {
  id: 'G3',
  requirement:
    'An id is a slug of at most 32 characters, and no two records of any type have the same name.',
  severity: 'error',
  source: 'content',
  scope: 'corpus',
  check: (corpus) => [
    ...listRecords(corpus).flatMap(checkId),
    ...listRecords(corpus).flatMap(checkNameLength),
    ...findSharedNames(corpus),
  ],
}

const checkId = (record: ContentRecord): CorpusFinding[] =>
  ID_PATTERN.test(record.data.id)
    ? []
    : [
        {
          record,
          pointer: '/id',
          message: `The id "${record.data.id}" is not a slug of at most 32 characters.`,
          hint: 'Start with a lowercase letter, then use lowercase letters, digits and hyphens.',
        },
      ]

function checkNameLength(record: ContentRecord): CorpusFinding[] {
  const { length } = record.data.name
  if (length >= NAME_LENGTH.min && length <= NAME_LENGTH.max) return []
  const message = `The name has ${length} characters.`
  return [
    {
      record,
      pointer: '/name',
      message,
      hint: `Write ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`,
    },
  ]
}

function findSharedNames(corpus: Corpus): CorpusFinding[] {
  const owners = new Map<string, ContentRecord>()
  return listRecords(corpus).flatMap((record) => {
    const name = record.data.name.trim().toLowerCase()
    const owner = owners.get(name)
    if (owner === undefined) {
      owners.set(name, record)
      return []
    }
    const message = `The ${describeRecord(owner)} has the same name "${record.data.name}".`
    const hint = 'Rename one of the two.'
    return [{ record, pointer: '/name', message, hint, evidence: [owner.file] }]
  })
}
