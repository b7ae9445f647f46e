import type { ContentRecord } from '../../content/assemble.ts'
import { allRecords, titleOf } from '../all-records.ts'
import type { Corpus, CorpusFinding, CorpusRule } from '../rule.ts'

const ID = /^[a-z][a-z0-9-]{0,31}$/

const NAME = { least: 2, most: 40 }

/** Every record can be told apart by its id and by its name. */
export const identity: CorpusRule = {
  id: 'G3',
  asks: 'An id is a short slug, and no two records of any type share a name.',
  severity: 'error',
  source: 'content',
  check: (corpus) => [
    ...allRecords(corpus).flatMap(wrongId),
    ...allRecords(corpus).flatMap(wrongLength),
    ...sharedNames(corpus),
  ],
}

const wrongId = (record: ContentRecord): CorpusFinding[] =>
  ID.test(record.data.id)
    ? []
    : [
        {
          record,
          pointer: '/id',
          message: `The id "${record.data.id}" is no slug of at most 32 characters.`,
          remedy: 'Begin with a lower-case letter; go on with such letters, digits and hyphens.',
        },
      ]

function wrongLength(record: ContentRecord): CorpusFinding[] {
  const { length } = record.data.name
  if (length >= NAME.least && length <= NAME.most) return []
  const message = `The name has ${length} characters.`
  return [{ record, pointer: '/name', message, remedy: 'Write 2 to 40 characters.' }]
}

function sharedNames(corpus: Corpus): CorpusFinding[] {
  const owners = new Map<string, ContentRecord>()
  return allRecords(corpus).flatMap((record) => {
    const name = record.data.name.trim().toLowerCase()
    const owner = owners.get(name)
    if (owner === undefined) {
      owners.set(name, record)
      return []
    }
    const message = `The ${titleOf(owner)} is called "${record.data.name}" too.`
    const remedy = 'Give one of the two a name of its own.'
    return [{ record, pointer: '/name', message, remedy, evidence: [owner.file] }]
  })
}
