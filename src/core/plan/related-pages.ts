import type { Lookup } from '../content/content-types.ts'
import { asObject, asString, asStrings } from '../kernel/json/value.ts'
import type { Brief } from './brief.ts'
import type { PageKey } from './questions.ts'
import { rankTexts } from './rank-texts.ts'
import { isStrongAnswer } from './review-plan.ts'
import type { StrongAnswer } from './worksheet.ts'

/** A page of an official archetype: what it is about, and how it answers the questions of a plan. */
export interface OfficialPage {
  readonly name: string
  readonly shell: string | undefined
  /** The patterns of the page, with their presets: `pattern/preset`. */
  readonly patterns: readonly string[]
  readonly text: string
  readonly answers: Readonly<Partial<Record<PageKey, string>>>
}

/** What related pages of the corpus teach about the pages of a brief. */
export interface RelatedPages {
  /** The official pages that are like a page of the brief, by its route, the most similar first. */
  readonly byRoute: ReadonlyMap<string, readonly OfficialPage[]>
  readonly examples: Examples
}

/** Strong answers to the questions about a page. */
export type Examples = Readonly<Partial<Record<PageKey, readonly StrongAnswer[]>>>

const EXAMPLES_PER_QUESTION = 2

/** The questions that get examples. All others are answered from the brief alone. */
const EXAMPLE_KEYS: readonly PageKey[] = ['purpose', 'answer', 'action', 'first']

/** A longer answer is no example to read at a glance. */
const MAX_EXAMPLE_LENGTH = 130

const RESULTS_PER_PAGE = 6

/** Finds the official pages that are most like those of a brief. */
export async function findRelatedPages(lookup: Lookup, { pages }: Brief): Promise<RelatedPages> {
  const official = await listOfficialPages(lookup)
  const found = pages.map(({ title, source }) => {
    const related = rankTexts(`${title} ${source}`, official, ({ text }) => text)
    return related.slice(0, RESULTS_PER_PAGE)
  })
  return {
    byRoute: new Map(pages.map(({ route }, index) => [route, found[index] ?? []])),
    examples: chooseExamples(interleave(found)),
  }
}

/** Lists the best page of each search, then the second best of each, without repetition. */
function interleave(lists: readonly (readonly OfficialPage[])[]): OfficialPage[] {
  const ranks = Array.from({ length: RESULTS_PER_PAGE }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  )
  return [...new Set(ranks.flat())]
}

/** Chooses two answers for each question, each from another page. */
export function chooseExamples(pages: readonly OfficialPage[]): Examples {
  const examples = EXAMPLE_KEYS.map((key) => {
    const answers = pages.flatMap(({ name, answers: { [key]: text } }) =>
      text && text.length <= MAX_EXAMPLE_LENGTH && isStrongAnswer(key, text)
        ? { text, from: name }
        : [],
    )
    return [key, answers.slice(0, EXAMPLES_PER_QUESTION)]
  })
  return Object.fromEntries(examples)
}

async function listOfficialPages(lookup: Lookup): Promise<OfficialPage[]> {
  const slugs = await lookup.slugs('archetypes')
  const records = await Promise.all(slugs.map((slug) => lookup.get('archetypes', slug)))
  return records.flatMap((record) => (record?.pages ?? []).map(readOfficialPage))
}

function readOfficialPage(value: unknown): OfficialPage {
  const page = asObject(value)
  const purpose = asString(page.purpose) ?? asString(page.description) ?? ''
  const notice = asObject(page.notice)
  const [job] = Array.isArray(page.jobs) ? page.jobs : []
  const sample = asString(page.sample) ?? ''
  const name = asString(page.name) ?? String(page.id)
  return {
    name,
    shell: asString(page.shell),
    patterns: listPatterns(page.default_layout ?? page.layout),
    text: [
      ...[name, purpose, notice.first, notice.second, asObject(job).label],
      ...asStrings(page.synonyms),
    ].join(' '),
    answers: {
      ...toAnswer('purpose', takeSentence(purpose)),
      ...toAnswer('answer', asString(page.answer) ?? takeSentence(sample, isAnswer)),
      ...toAnswer('action', asString(asObject(job).label)),
      ...toAnswer('first', asString(notice.first)),
    },
  }
}

const toAnswer = (key: PageKey, text: string | undefined): { readonly [K in PageKey]?: string } =>
  text ? { [key]: text } : {}

/** True for a sentence with figures that is neither a heading nor a quotation. */
const isAnswer = (sentence: string): boolean =>
  /^(?!H\d)\p{L}/u.test(sentence) &&
  (sentence.match(/\d+/g) ?? []).length > 1 &&
  !/"/.test(sentence)

/** Returns the first sentence of a text that fits. */
function takeSentence(
  text: string,
  fits: (sentence: string) => boolean = () => true,
): string | undefined {
  return text.split(/(?<=[.!?])\s/).find((sentence) => fits(sentence) && sentence !== '')
}

/** Lists the patterns of a layout. */
function listPatterns(layout: unknown): string[] {
  if (typeof layout === 'string') return [layout]
  if (Array.isArray(layout)) return layout.flatMap(listPatterns)
  const { pattern, preset, cols } = asObject(layout)
  if (cols !== undefined) return listPatterns(cols)
  const name = asString(pattern)
  return name === undefined ? [] : [preset === undefined ? name : `${name}/${String(preset)}`]
}
