import type { ContentRecord } from '../../../content/assemble-content.ts'
import { listRecords } from '../../../content/corpus.ts'
import { type Corpus, type CorpusFinding, type CorpusRule, describeRecord } from '../../rule.ts'

const ID_PATTERN = /^[a-z][a-z0-9-]{0,31}$/

const NAME_LENGTH = { least: 2, most: 40 }

/** Every record can be told apart by its id and by its name. */
export const identityRule: CorpusRule = {
  id: 'G3',
  requirement: 'An id is a short slug, and no two records of any type share a name.',
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
          message: `The id "${record.data.id}" is no slug of at most 32 characters.`,
          remedy: 'Begin with a lower-case letter; go on with such letters, digits and hyphens.',
        },
      ]

function checkNameLength(record: ContentRecord): CorpusFinding[] {
  const { length } = record.data.name
  if (length >= NAME_LENGTH.least && length <= NAME_LENGTH.most) return []
  const message = `The name has ${length} characters.`
  return [{ record, pointer: '/name', message, remedy: 'Write 2 to 40 characters.' }]
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
    const message = `The ${describeRecord(owner)} is called "${record.data.name}" too.`
    const remedy = 'Give one of the two a name of its own.'
    return [{ record, pointer: '/name', message, remedy, evidence: [owner.file] }]
  })
}
