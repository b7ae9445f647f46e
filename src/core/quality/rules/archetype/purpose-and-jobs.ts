import type { Page } from '../../../generated/types/archetype.v2.ts'
import type { JsonPath } from '../../../kernel/json/pointer.ts'
import { asString, getOwn } from '../../../kernel/json/value.ts'
import { nearest } from '../../../kernel/nearest.ts'
import { pluralize, quoteList } from '../../../kernel/text.ts'
import { listArchetypePages, type PatternUse } from '../../record-parts.ts'
import { createFindings, type PathFinding, type RecordRule } from '../../rule.ts'

/** Requires the parts of a page that page packs print, and names in them that exist. */
export const purposeAndJobsRule: RecordRule<'archetypes'> = {
  id: 'A11',
  requirement:
    'Every page has a purpose, a notice, jobs, decisions and a sample that name only what exists.',
  severity: 'warn',
  source: 'coverage',
  scope: 'record',
  types: ['archetypes'],
  check(record) {
    const findings = listArchetypePages(record).flatMap(({ index, uses }) => {
      const page = record.data.pages[index] as Page
      return [
        ...findMissingTexts(page),
        ...checkPurpose(page),
        ...checkCounts(page),
        ...findLongDecisions(page),
        ...findUnknownWires(page, uses),
      ].map(({ path, ...text }) => ({ path: ['pages', index, ...path], ...text }))
    })
    return createFindings(record.authored, findings)
  },
}

const MIN_PURPOSE_LENGTH = 150
const MAX_PURPOSE_LENGTH = 500
const MAX_DECISION_LENGTH = 200

const REQUIRED_TEXTS: readonly (readonly [path: JsonPath, hint: string])[] = [
  [['purpose'], 'Say who opens it, how often, with what question, and what they leave with.'],
  [['notice', 'first'], 'Say what readers notice first.'],
  [['sample'], 'Write sample content that agrees with the rest of the product.'],
]

/** Finds required texts that a page lacks; paths begin at the page. */
const findMissingTexts = (page: Page): PathFinding[] =>
  REQUIRED_TEXTS.filter(([path]) => !asString(path.reduce(getOwnAt, page))).map(([path, hint]) => ({
    path,
    message: `The page "${page.id}" has no "${path.join('.')}".`,
    hint,
  }))

const getOwnAt = (value: unknown, key: string | number): unknown => getOwn(value, String(key))

function checkPurpose({ id, purpose }: Page): PathFinding[] {
  // A missing purpose is already reported.
  const length = asString(purpose)?.length ?? MIN_PURPOSE_LENGTH
  if (length >= MIN_PURPOSE_LENGTH && length <= MAX_PURPOSE_LENGTH) return []
  return [
    {
      path: ['purpose'],
      message: `The purpose of the page "${id}" has ${length} characters.`,
      hint: `Write ${MIN_PURPOSE_LENGTH} to ${MAX_PURPOSE_LENGTH} characters.`,
    },
  ]
}

const findLongDecisions = ({ decisions = [] }: Page): PathFinding[] =>
  decisions.flatMap(({ length }, index) =>
    length <= MAX_DECISION_LENGTH
      ? []
      : {
          path: ['decisions', index],
          message: `The decision has ${length} characters.`,
          hint: `Shorten it to at most ${MAX_DECISION_LENGTH} characters, or split it.`,
        },
  )

const COUNTS = [
  { field: 'jobs', noun: 'job', min: 2, max: 6 },
  { field: 'decisions', noun: 'decision', min: 3, max: 9 },
] as const

const checkCounts = (page: Page): PathFinding[] =>
  COUNTS.flatMap(({ field, noun, min, max }) => {
    const { length } = page[field] ?? []
    if (length >= min && length <= max) return []
    const message = `The page "${page.id}" has ${pluralize(length, noun)}.`
    return [{ path: [field], message, hint: `Write ${min} to ${max} ${field}.` }]
  })

/** Finds names in the wiring that no pattern of the page has. An alias replaces the pattern's id. */
function findUnknownWires({ id, wiring = [] }: Page, uses: readonly PatternUse[]): PathFinding[] {
  const names = uses.flatMap(({ alias, pattern }) => alias ?? pattern ?? [])
  return wiring
    .flatMap(({ from, to }, index) => [
      { name: from, path: ['wiring', index, 'from'] },
      ...to.map((name, target) => ({ name, path: ['wiring', index, 'to', target] })),
    ])
    .filter(({ name }) => !names.includes(name))
    .map(({ name, path }) => ({
      path,
      message: `No pattern of the page "${id}" has the name "${name}".`,
      hint: suggestName(name, names),
    }))
}

function suggestName(name: string, known: readonly string[]): string {
  const candidates = [...new Set(known)]
  const [near] = nearest(name, candidates)
  return near === undefined ? `Use one of ${quoteList(candidates)}.` : `Did you mean "${near}"?`
}
