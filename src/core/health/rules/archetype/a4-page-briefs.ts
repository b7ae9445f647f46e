import { toNearestPointer } from '../../../json/pointer.ts'
import { asArray, asObject, asString, getOwn } from '../../../json/value.ts'
import { type ArchetypePage, listArchetypePages } from '../../record-parts.ts'
import type { ContextRule, Corpus, Finding } from '../../rule.ts'

const MIN_LENGTH = 80
const MAX_LENGTH = 280

/** Every page says what is particular about it, and what it shows when its data does not come. */
export const pageBriefsRule: ContextRule<'archetypes'> = {
  id: 'A4',
  requirement:
    'Every page has a brief of 80 to 280 characters, and its states where it consumes data.',
  severity: 'warn',
  source: 'coverage',
  scope: 'context',
  types: ['archetypes'],
  check(record, corpus) {
    const pages = listArchetypePages(record)
    const ids = new Set(pages.map(({ id }) => id))
    const briefs = asObject(record.authored.page_briefs)
    const pointer = (id: string) => toNearestPointer(record.authored, ['page_briefs', id])
    return [
      ...[...ids].flatMap((id) => checkBrief(id, pointer(id), asString(getOwn(briefs, id)))),
      ...Object.keys(briefs)
        .filter((id) => !ids.has(id))
        .map((id) => ({
          pointer: pointer(id),
          message: `There is no page "${id}" that the brief could be about.`,
          remedy: 'Take it out, or rename it after its page.',
        })),
      ...pages.flatMap((page) => checkStates(page, record.authored, corpus)),
    ]
  },
}

function checkBrief(id: string, pointer: string, brief: string | undefined): Finding[] {
  const length = brief?.length ?? 0
  if (length >= MIN_LENGTH && length <= MAX_LENGTH) return []
  return [
    {
      pointer,
      message:
        length === 0
          ? `The page "${id}" has no brief.`
          : `The brief of the page "${id}" has ${length} characters.`,
      remedy: `Say in ${MIN_LENGTH} to ${MAX_LENGTH} characters which data, actions and states it has.`,
    },
  ]
}

const REQUIRED_STATES = ['loading', 'empty', 'error', 'permission']

function checkStates(page: ArchetypePage, authored: unknown, corpus: Corpus): Finding[] {
  const states = getOwn(page.authored, 'states')
  const missing = REQUIRED_STATES.filter((state) => asString(getOwn(states, state)) === undefined)
  const reader = page.uses.find(({ pattern }) => consumesData(pattern, corpus))
  if (missing.length === 0 || reader === undefined) return []
  return [
    {
      pointer: toNearestPointer(authored, ['pages', page.index, 'states']),
      message: `"${reader.pattern}" consumes data, but the page lacks: ${missing.join(', ')}.`,
      remedy: 'Add one sentence for each state to "states".',
    },
  ]
}

function consumesData(slug: string | undefined, { records }: Corpus): boolean {
  const pattern = records.patterns.find((record) => record.slug === slug)
  return asArray(getOwn(pattern?.authored.io, 'consumes')).length > 0
}
