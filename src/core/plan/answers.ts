import { isOwnPart } from '../essence/model/own-parts.ts'
import type { Essence, Page, Section } from '../essence/version.ts'
import { omitUndefined } from '../kernel/json/value.ts'
import { findLabel, readLabel } from './labels.ts'
import { listParts } from './parts.ts'
import {
  BRIEF_LABEL,
  getProductLabel,
  KIND_LABEL,
  PAGE_QUESTIONS,
  type PageKey,
  type ProductKey,
  TITLE_LABEL,
} from './questions.ts'

/** The answers about a page. A missing answer is not in the record. */
export interface PageAnswers {
  readonly section: string
  readonly page: string
  readonly route: string | undefined
  readonly title: string | undefined
  readonly kind: string | undefined
  /** The words of the brief about the page. */
  readonly brief: string | undefined
  readonly answers: Readonly<Partial<Record<DirectiveKey, string>>>
  /** A line for each part; empty if the page has no parts of its own yet. */
  readonly parts: readonly string[]
  /** The rules of the page that answer no question. */
  readonly decisions: readonly string[]
}

/** The answers about a product. */
export type ProductAnswers = Readonly<Partial<Record<ProductKey, string>>>

/** The answers of a plan. */
export interface PlanAnswers {
  readonly product: ProductAnswers
  readonly pages: readonly PageAnswers[]
}

type DirectiveKey = Exclude<PageKey, 'parts'>

/** The questions about a page whose answers are directives. */
export const DIRECTIVE_QUESTIONS = PAGE_QUESTIONS.flatMap(({ key, label }) =>
  key === 'parts' ? [] : [{ key, label }],
)

/** The answers about a product that are rules of every section. */
export const SHARED_KEYS = ['color', 'type', 'today', 'world'] as const satisfies ProductKey[]

/** The labels of directives that the worksheet shows elsewhere than among the decisions. */
const OWN_LABELS = [
  ...DIRECTIVE_QUESTIONS.map(({ label }) => label),
  ...[TITLE_LABEL, KIND_LABEL, BRIEF_LABEL],
]

/** Reads the answers of a plan from an essence. */
export const readPlanAnswers = (essence: Essence): PlanAnswers => ({
  product: readProductAnswers(essence),
  pages: essence.blueprint.sections.flatMap((section) =>
    section.pages.map((page) => readPageAnswers(essence, section, page)),
  ),
})

function readProductAnswers({ _impression = {}, blueprint }: Essence): ProductAnswers {
  const { vibe, novel_elements, layout_intent, references = [] } = _impression
  const directives = blueprint.sections[0]?.directives
  const shared = ['locale', ...SHARED_KEYS] as const
  return omitUndefined({
    character: vibe?.[0],
    remembered: novel_elements?.[0],
    grid: layout_intent,
    references: references.length > 0 ? references.join(REFERENCE_SEPARATOR) : undefined,
    ...Object.fromEntries(shared.map((key) => [key, findLabel(directives, getProductLabel(key))])),
  })
}

/** What separates two references in one line. */
export const REFERENCE_SEPARATOR = '; '

function readPageAnswers(essence: Essence, section: Section, page: Page): PageAnswers {
  const { directives = [] } = page
  const answers = DIRECTIVE_QUESTIONS.map(({ key, label }) => [key, findLabel(directives, label)])
  return {
    section: section.id,
    page: page.id,
    route: page.route ?? findRoute(essence, section.id, page.id),
    title: findLabel(directives, TITLE_LABEL),
    kind: findLabel(directives, KIND_LABEL),
    brief: findLabel(directives, BRIEF_LABEL),
    answers: omitUndefined(Object.fromEntries(answers)),
    parts: listParts(page),
    decisions: listDecisions(directives),
  }
}

function findRoute({ blueprint }: Essence, section: string, page: string): string | undefined {
  const routes = Object.entries(blueprint.routes ?? {})
  return routes.find(([, target]) => target.section === section && target.page === page)?.[0]
}

/** Lists the directives that are no answers: of two with the same label, the first is one. */
function listDecisions(directives: readonly string[]): string[] {
  const seen = new Set<string>()
  return directives.filter((directive) => {
    if (isOwnPart(directive)) return false
    const label = OWN_LABELS.find((name) => readLabel(directive, name) !== undefined)
    if (label === undefined || seen.has(label)) return true
    seen.add(label)
    return false
  })
}

/** True for a directive that the worksheet shows as an answer or a fact of its page. */
export const isAnswer = (directive: string): boolean =>
  OWN_LABELS.some((label) => readLabel(directive, label) !== undefined)
