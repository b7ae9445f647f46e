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

/** Verbs and their endings, English and German: an answer without any is a label. */
const VERB =
  /\b(?:is|are|was|were|has|have|had|be|can|will|may|must|do|does|did|go|goes|due|left|free|over|short|behind|ahead|late|early|overdue|unpaid|paid|gone|saves?|costs?|waits?|opens?|closes?|starts?|ends?|leaves?|needs?|gets?|comes?|runs?|arrives?|stays?|makes?|takes?|pays?|sends?|calls?|keeps?|shows?|moves?|fits?|holds?|lasts?|falls?|rises?|drops?|grows?|owes?|brings?|gives?|buys?|reads?|meets?|fails?|lies|bakes?|delivers?|collects?|swaps?|skips?|picks?|returns?|expires?|ist|sind|war|waren|hat|haben|kann|können|wird|werden|muss|müssen|soll|sollen|fällig|frei|fertig|überfällig|kommt|kommen|fehlt|fehlen|läuft|laufen)\b|n't\b|['’](?:s|re|ll|ve|d)\b|(?<!\p{L})\p{L}{2,}(?:ed|ing|est|et|en)(?!\p{L})/iu

/** A number next to a word, as in a line of figures: "£126, £26 over" is a statement. */
const COMPARISON =
  /\p{N}[^.;\p{N}]*\b(?:of|from|to|more|less|fewer|above|below|under|until|till|by|before|after|von|bis|ab|mehr|weniger|vor|nach|um)\b|[→=+–-]\s?\p{Sc}?\p{N}/iu

/** Words for people; German nouns for people often end in `-innen`. */
const PERSON =
  /\b(?:who|someone|anyone|everyone|people|person|staff|team|crew|office|desk|household|customers?|clients?|tenants?|landlords?|owners?|residents?|visitors?|subscribers?|users?|admins?|guests?|neighbou?rs?|parents?|mums?|dads?|carers?|students?|pupils?|patients?|vets?|nurses?|cooks?|chefs?|shoppers?|newcomers?|mechanics?|librarians?|volunteers?|couples?|famil(?:y|ies)|child(?:ren)?|kids?|you|they|we|I|kund(?:en|innen|e|in)|mieter\w*|nutzer\w*|mitarbeiter\w*|leute|menschen|gäste?|besucher\w*|jeder|jemand|wer|man)\b|(?<!\p{L})(?!(?:ord|numb|pap|wat|lett|off|corn|oth|nev|aft|lat|filt|head|foot|fold|calend|err|col|colo|flo|do|fact|cent|serv|rout|met|answ|pow|dinn|summ|wint|weath|wheth|rath|togeth|show|count|regist|chapt|quart|cov|ov|und|bett|eith|furth|lowl|high|long|short|few|pictur|monit|visu)(?:er|or)s?\b)\p{L}{3,}(?:ers?|ors?|ists?|ians?|innen)(?!\p{L})/iu

/**
 * A situation that brings people: "Once, at the meter cupboard". It says as much as a noun for
 * people, because the page has one kind of reader then.
 */
const SITUATION =
  /\b(?:once|twice|daily|weekly|monthly|yearly|every|each|all day|morning|evening|night|noon|weekend|phone|tablet|arriv\w+|first time|while|during|before|after|when|standing|sitting|walking|waiting|mid-\w+|einmal|täglich|wöchentlich|monatlich|jede[nrsm]?|morgens|abends|unterwegs|am (?:handy|telefon|morgen|abend)|während|bevor|nach(?:dem)?|wenn|vor)\b/iu

/** A question, or what a question is about: "to see", "looking for", "unsure". */
const QUESTION =
  /\?|\b(?:what|which|who|whether|how|when|where|why|if|asks?|asking|wants?|needs?|looks?|looking|checks?|checking|decid\w+|find(?:s|ing)?|sees?|to (?!the\b|an?\b|our\b|my\b)\p{L}+|unsure|worried|wonder\w*|compar\w+|was|wer|welche\w*|ob|wie|wann|wo|warum|will|möchte\w*|sucht|fragt|prüft|zu \p{L}+en)\b/iu

/** Numbers as figures and as words, English and German. */
const NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|quarter|both|none|ein(?:e[nrms]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|halb\w*|beide|keine[nr]?)\b/iu

/** Texts instead of an answer: `TBD`, `...`, `X repairs`. */
const PLACEHOLDER =
  /^(?:tbd|todo|n\/a|\?+|\.{2,}|…|-+|x+)$|\b(?:lorem|TBD|TODO|XX+)\b|\[(?:[A-Z][A-Z _-]+|\.{2,}|…|[^[\]]*\b(?:name|date|amount|number|sample|value|text|title|price|here)\b[^[\]]*)\]|(?:^|\s)[XN](?=\s\p{Ll})/u

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
    when(countWords(text) < 4, 'is too short to say who comes and why', PURPOSE) ??
    when(
      !PERSON.test(text) && !SITUATION.test(text),
      'does not say who comes, or in what situation',
      PURPOSE,
    ) ??
    when(
      !QUESTION.test(text) && countWords(text) < (SITUATION.test(text) ? 6 : 9),
      'does not say with what question',
      PURPOSE,
    ),
  answer: (text) =>
    when(!NUMBER.test(text), 'has no number', ANSWER) ??
    when(
      countWords(text) < 3 || !(VERB.test(text) || COMPARISON.test(text)),
      'has no verb, so it is a label',
      ANSWER,
    ),
  action: (text) =>
    when(
      text === '' || GENERIC_ACTION.test(text.split(/[,;(]/)[0]?.trim() ?? ''),
      'fits every page',
      ACTION,
    ),
  wrong: (text) =>
    when(
      countWords(text) < 3,
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
    when(!NUMBER.test(text), 'has no number', 'names, amounts and dates that add up'),
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
      countWords(text) < 3 || (GENERIC_CHARACTER.test(text) && countWords(text) < 7),
      'fits every product',
      'a person or a place with manners: "a straight-talking bakery that shows exactly what is in the box"',
    ),
  color: (text) =>
    when(
      !/#[\da-f]{3,8}\b|\b(?:oklch|oklab|lch|lab|hwb|rgba?|hsla?|color)\(/i.test(text),
      'has no value',
      'a value and its limits: "#2138c4; loud on the cloth and the filled button, never in text"',
    ),
  remembered: (text) =>
    when(
      countWords(text) < 5,
      'does not say where it is on each page',
      'a thing and its place on each page: "the box from above: filled in the hero, filling in /box, next week\'s in /account"',
    ),
  world: (text) =>
    when(!NUMBER.test(text), 'has no amounts', 'people, places and amounts that add up'),
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
