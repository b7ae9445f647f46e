import { indexRecords } from '../../../content/corpus.ts'
import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import { asArray, asObject, asString, getOwn } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import { type ArchetypePage, listArchetypePages } from '../../record-parts.ts'
import type { ContextRule, Corpus } from '../../rule.ts'

const MIN_LENGTH = 80
const MAX_LENGTH = 280

/** Requires a brief for every page and the states of pages that consume data. */
export const pageBriefsRule: ContextRule<'archetypes'> = {
  id: 'A4',
  requirement:
    'Every page has a brief of 80 to 280 characters, and a page that consumes data has states.',
  severity: 'warn',
  source: 'coverage',
  scope: 'context',
  types: ['archetypes'],
  check(record, corpus) {
    const pages = listArchetypePages(record)
    const ids = new Set(pages.map(({ id }) => id))
    const briefs = asObject(record.authored.page_briefs)
    const getPointer = (id: string) => toNearestPointer(record.authored, ['page_briefs', id])
    return [
      ...[...ids].flatMap((id) => checkBrief(id, getPointer(id), asString(getOwn(briefs, id)))),
      ...Object.keys(briefs)
        .filter((id) => !ids.has(id))
        .map((id) => ({
          pointer: getPointer(id),
          message: `The brief "${id}" has no page.`,
          hint: 'Remove the brief, or rename it to the id of a page.',
        })),
      ...pages.flatMap((page) => checkStates(page, record.authored, corpus)),
    ]
  },
}

function checkBrief(id: string, pointer: string, brief: string | undefined): RecordDraft[] {
  const length = brief?.length ?? 0
  if (length >= MIN_LENGTH && length <= MAX_LENGTH) return []
  return [
    {
      pointer,
      message:
        length === 0
          ? `The page "${id}" has no brief.`
          : `The brief of the page "${id}" has ${length} characters.`,
      hint: `Describe its data, actions and states in ${MIN_LENGTH} to ${MAX_LENGTH} characters.`,
    },
  ]
}

const REQUIRED_STATES = ['loading', 'empty', 'error', 'permission']

function checkStates(page: ArchetypePage, authored: unknown, corpus: Corpus): RecordDraft[] {
  const states = getOwn(page.authored, 'states')
  const missing = REQUIRED_STATES.filter((state) => asString(getOwn(states, state)) === undefined)
  const consumer = page.uses.find(({ pattern }) => consumesData(pattern, corpus))
  if (missing.length === 0 || consumer === undefined) return []
  return [
    {
      pointer: toNearestPointer(authored, ['pages', page.index, 'states']),
      message: `"${consumer.pattern}" consumes data. Missing states: ${missing.join(', ')}.`,
      hint: 'Describe each state in one sentence in "states".',
    },
  ]
}

function consumesData(slug: string | undefined, { records }: Corpus): boolean {
  const pattern = slug === undefined ? undefined : indexRecords(records).patterns.get(slug)
  return asArray(getOwn(pattern?.io, 'consumes')).length > 0
}
