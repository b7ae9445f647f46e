import type { PageAnswers, PlanAnswers } from './answers.ts'
import { getPageLabel, getProductLabel, type PageKey, type ProductKey } from './questions.ts'

/** An answer of a plan that is missing or weak. */
export interface PlanFinding {
  /** The page, as `section/page`; undefined for the product. */
  readonly page?: string
  readonly label: string
  readonly problem: 'missing' | 'weak'
  /** The answer, if there is one. */
  readonly quote?: string
  /** What is wrong with it. */
  readonly message: string
  /** What a strong answer has. */
  readonly strong: string
}

/** What makes an answer weak, and what a strong one has. */
type Review = (text: string) => { readonly message: string; readonly strong: string } | undefined

const ANSWER_EXAMPLE = '"Heading for £126, £26 over: the heat pump ran at night."'

/** Verbs and their endings, English and German: a sentence without any is a label. */
const VERB =
  /\b(?:is|are|was|were|has|have|had|be|can|will|may|must|do|does|did|needs?|gets?|goes|costs?|comes?|runs?|saves?|waits?|opens?|closes?|starts?|ends?|leaves?|arrives?|stays?|makes?|takes?|pays?|sends?|calls?|keeps?|shows?|moves?|fits?|due|left|ist|sind|war|hat|haben|kann|können|wird|werden|muss|müssen|kostet|kommt|fehlt|fehlen|wartet|warten|läuft|bleibt|bleiben)\b|n't\b|(?<!\p{L})\p{L}{2,}(?:ed|ing|est|et|en)(?!\p{L})/iu

/** Words for people; German nouns for people often end in `-innen`. */
const ACTOR =
  /\b(?:who|whoever|someone|people|person|staff|team|office|desk|customers?|clients?|tenants?|landlords?|owners?|buyers?|visitors?|readers?|members?|subscribers?|users?|managers?|admins?|guests?|neighbou?rs?|parents?|students?|teachers?|patients?|vets?|nurses?|doctors?|drivers?|cooks?|agents?|sellers?|shoppers?|beginners?|newcomers?|developers?|engineers?|bookkeepers?|accountants?|mechanics?|librarians?|households?|famil(?:y|ies)|couples?|you|they|kund(?:en|innen|e|in)|mieter\w*|nutzer\w*|mitarbeiter\w*|leute|menschen|gäste?|besucher\w*)\b|(?<!\p{L})\p{L}{3,}(?:ers|ors|ists|innen)(?!\p{L})/iu

const QUESTION =
  /\?|\b(?:what|which|who|whether|how|when|where|why|if|was|wer|welche\w*|ob|wie|wann|wo|warum)\b/i

/** Texts that stand for an answer: `TBD`, `...`, `X repairs`. */
const PLACEHOLDER =
  /^(?:tbd|todo|n\/a|\?+|\.{2,}|…|-+|x+)$|\b(?:lorem|TBD|TODO|XX+)\b|\[[^[\]]*\]|(?:^|\s)[XN](?=\s\p{Ll})/u

/** Names of buttons that fit every page. */
const GENERIC_ACTION =
  /^(?:submit|ok(?:ay)?|click here|learn more|read more|continue|next|go|more|save|button|cta|absenden|weiter|mehr(?: erfahren)?|hier klicken)[.!]?$/i

/** Praise that every product could claim. */
const GENERIC_CHARACTER =
  /\b(?:modern|clean|simple|intuitive|user-friendly|seamless|sleek|professional|minimal(?:ist)?|benutzerfreundlich|intuitiv|schlicht)\b/i

const countWords = (text: string): number => text.split(/\s+/).length

const when = (isWeak: boolean, message: string, strong: string) =>
  isWeak ? { message, strong } : undefined

const reviewPlaceholder: Review = (text) =>
  when(
    PLACEHOLDER.test(text.trim()),
    'is a placeholder, not an answer',
    'real names and numbers from the sample world',
  )

const PAGE_REVIEWS: Readonly<Partial<Record<PageKey, Review>>> = {
  purpose: (text) =>
    when(countWords(text) < 5, 'too short to say who comes and why', PURPOSE) ??
    when(!ACTOR.test(text), 'names no person', PURPOSE) ??
    when(!QUESTION.test(text) && countWords(text) < 14, 'does not say with what question', PURPOSE),
  answer: (text) =>
    when(!/\p{N}/u.test(text), 'has no number', ANSWER) ??
    when(countWords(text) < 4 || !VERB.test(text), 'has no verb, so it is a label', ANSWER),
  action: (text) =>
    when(
      text === '' || GENERIC_ACTION.test(text.split(/[,;(]/)[0]?.trim() ?? ''),
      'fits every page',
      ACTION,
    ),
  wrong: (text) =>
    when(
      countWords(text) < 4,
      'does not say what the page then offers',
      'the failure, and what people can do then: "Card declined: the box is kept until 8 pm, try another card."',
    ),
  prevent: (text) =>
    when(
      countWords(text) < 3,
      'does not say what people could do or think',
      'a sentence: "Paying before knowing which day the box comes."',
    ),
  sample: (text) =>
    when(!/\p{N}/u.test(text), 'has no number', 'names, amounts and dates that add up'),
}

/** True if an answer about a page has what a strong one has. */
export const isStrongAnswer = (key: PageKey, text: string): boolean =>
  (reviewPlaceholder(text) ?? PAGE_REVIEWS[key]?.(text)) === undefined

const PURPOSE =
  'an actor, a rhythm and a question: "The front desk, all day: who is next, and where?"'
const ANSWER = `a number and a verb, as the page can show it: ${ANSWER_EXAMPLE}`
const ACTION = 'a verb and its object: "Send Dave at 10:30"'

const PRODUCT_REVIEWS: Readonly<Partial<Record<ProductKey, Review>>> = {
  character: (text) =>
    when(
      countWords(text) < 5 || (GENERIC_CHARACTER.test(text) && countWords(text) < 12),
      'fits every product',
      'a person or a place with manners: "a straight-talking bakery that shows exactly what is in the box"',
    ),
  color: (text) =>
    when(
      !/#[\da-f]{3,8}\b|\b(?:oklch|rgb|hsl)\(/i.test(text),
      'has no value',
      'a value and its limits: "#2138c4; loud on the cloth and the filled button, never in text"',
    ),
  remembered: (text) =>
    when(
      countWords(text) < 8,
      'does not say where it is on each page',
      'a thing and its place on each page: "the box from above: filled in the hero, filling in /box, next week\'s in /account"',
    ),
  world: (text) =>
    when(!/\p{N}/u.test(text), 'has no amounts', 'people, places and amounts that add up'),
}

/** What a plan cannot do without. */
const REQUIRED_PRODUCT: readonly ProductKey[] = ['character', 'color', 'remembered', 'world']
const REQUIRED_PAGE = ['purpose', 'answer', 'action'] as const

/** Lists the answers of a plan that are missing or weak, in the order of the worksheet. */
export function reviewPlan({ product, pages }: PlanAnswers): PlanFinding[] {
  const own = (Object.keys(PRODUCT_REVIEWS) as ProductKey[]).flatMap((key) =>
    reviewText(
      getProductLabel(key),
      product[key],
      PRODUCT_REVIEWS[key],
      REQUIRED_PRODUCT.includes(key),
    ),
  )
  return [...own, ...pages.flatMap((page) => reviewPage(page, pages))]
}

function reviewPage(page: PageAnswers, pages: readonly PageAnswers[]): PlanFinding[] {
  const { answers, decisions } = page
  const reviewed = (Object.keys(PAGE_REVIEWS) as (keyof typeof answers)[]).flatMap((key) => {
    const isRequired = REQUIRED_PAGE.some((required) => required === key)
    return reviewText(getPageLabel(key), answers[key], PAGE_REVIEWS[key], isRequired)
  })
  const hasContent =
    answers.sample !== undefined || answers.wrong !== undefined || answers.prevent !== undefined
  const empty: PlanFinding[] =
    hasContent || decisions.length > 0
      ? []
      : [
          {
            label: `${getPageLabel('sample')}, ${getPageLabel('wrong')} or ${getPageLabel('prevent')}`,
            problem: 'missing',
            message: 'no sample and no decision',
            strong: 'one of them, so that the page has something of its own',
          },
        ]
  const twin = pages.find(
    (other) => other !== page && answers.answer && other.answers.answer === answers.answer,
  )
  const repeated: PlanFinding[] =
    twin === undefined
      ? []
      : [
          {
            label: getPageLabel('answer'),
            problem: 'weak',
            quote: answers.answer ?? '',
            message: `is also that of ${twin.section}/${twin.page}`,
            strong: 'what only this page answers',
          },
        ]
  const name = `${page.section}/${page.page}`
  return [...reviewed, ...empty, ...repeated].map((finding) => ({ page: name, ...finding }))
}

function reviewText(
  label: string,
  text: string | undefined,
  review: Review | undefined,
  isRequired: boolean,
): PlanFinding[] {
  if (text === undefined) {
    const strong = review?.('')?.strong ?? ''
    return isRequired ? [{ label, problem: 'missing', message: 'not answered', strong }] : []
  }
  const weakness = reviewPlaceholder(text) ?? review?.(text)
  return weakness ? [{ label, problem: 'weak', quote: text, ...weakness }] : []
}
