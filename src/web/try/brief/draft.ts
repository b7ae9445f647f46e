import type {
  PageAnswers,
  PageKey,
  PlanAnswers,
  ProductAnswers,
  ProductKey,
} from '../../../internal/plan.ts'

/** What was written about a page. Lists have one item on each line. */
export type PageDraft = Readonly<Partial<Record<PageKey | 'kind' | 'decisions', string>>>

/** A brief with the answers so far. It survives a reload. */
export interface BriefDraft {
  readonly text: string
  readonly product: Readonly<Partial<Record<ProductKey, string>>>
  /** The answers about each page, by its route, so that a change of the brief keeps them. */
  readonly pages: Readonly<Record<string, PageDraft>>
  readonly character: string
  /** The name of a pair of fonts; empty for that of the character. */
  readonly fonts: string
}

export const EMPTY_DRAFT: BriefDraft = {
  ...{ text: '', product: {}, pages: {} },
  ...{ character: 'calm', fonts: '' },
}

/** Reads a saved draft. What is not as it was saved is left out. */
export function parseDraft(json: string | undefined): BriefDraft {
  try {
    const value: unknown = JSON.parse(json ?? '')
    if (!isObject(value)) return EMPTY_DRAFT
    const { text, product, pages, character, fonts } = value
    return {
      text: typeof text === 'string' ? text : '',
      product: keepTexts(product),
      pages: isObject(pages)
        ? Object.fromEntries(Object.entries(pages).map(([route, page]) => [route, keepTexts(page)]))
        : {},
      character: typeof character === 'string' ? character : EMPTY_DRAFT.character,
      fonts: typeof fonts === 'string' ? fonts : '',
    }
  } catch {
    // Not JSON: somebody has changed it, or nothing is saved.
    return EMPTY_DRAFT
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keepTexts = (value: unknown): Readonly<Record<string, string>> =>
  isObject(value)
    ? (Object.fromEntries(
        Object.entries(value).filter(([, text]) => typeof text === 'string'),
      ) as Readonly<Record<string, string>>)
    : {}

/** Returns the answers of the brief with those of the draft, as the checks of a plan read them. */
export const mergeAnswers = (
  { product, pages }: PlanAnswers,
  draft: Pick<BriefDraft, 'product' | 'pages'>,
): PlanAnswers => ({
  product: dropEmpty({ ...product, ...draft.product }) as ProductAnswers,
  pages: pages.map((page) => mergePage(page, draft.pages[page.route ?? ''] ?? {})),
})

function mergePage(page: PageAnswers, draft: PageDraft): PageAnswers {
  const { kind, decisions, parts, ...answers } = draft
  return {
    ...page,
    kind: kind || page.kind,
    answers: dropEmpty({ ...page.answers, ...answers }) as PageAnswers['answers'],
    parts: parts === undefined ? page.parts : toItems(parts),
    decisions: decisions === undefined ? page.decisions : toItems(decisions),
  }
}

const dropEmpty = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text?.trim() ? [[key, text.trim()]] : [])),
  )

/** Splits a text into items, one for each line. The marks of a list are no part of them. */
const toItems = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*+]\s+)?/, '').trim())
    .filter((line) => line !== '')
