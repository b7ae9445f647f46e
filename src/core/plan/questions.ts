// The questions that a plan answers. The worksheet, the guide and the checks of answers share them.

/** A question about a product or a page, and the label that its answer has in the worksheet. */
export interface PlanQuestion<Key extends string = string> {
  readonly key: Key
  readonly label: string
  /** What to answer, in a few words. */
  readonly question: string
}

export type ProductKey =
  | 'character'
  | 'color'
  | 'type'
  | 'remembered'
  | 'grid'
  | 'references'
  | 'locale'
  | 'today'
  | 'world'

/** The questions that give a product its identity. */
export const PRODUCT_QUESTIONS: readonly PlanQuestion<ProductKey>[] = [
  {
    key: 'character',
    label: 'Character',
    question: 'one sentence: how it behaves, told by a customer',
  },
  {
    key: 'color',
    label: 'Brand color',
    question: 'one strong color with its value; where it is loud, and where it never appears',
  },
  {
    key: 'type',
    label: 'Type pair',
    question: 'a face for headings and one for text, or a pair of `theme create`',
  },
  {
    key: 'remembered',
    label: 'Remembered',
    question:
      'the one thing, drawn or composed for this product, that people describe afterward; where it is on each page',
  },
  {
    key: 'grid',
    label: 'Grid',
    question: 'content width, margins and measure that all pages share',
  },
  {
    key: 'references',
    label: 'References',
    question: 'one or two things to look at, better not a website',
  },
  {
    key: 'locale',
    label: 'Locale',
    question: 'language and country, currency, units: `en-GB, GBP, metric`',
  },
  { key: 'today', label: 'Today', question: 'the date and time on all pages' },
  {
    key: 'world',
    label: 'Sample world',
    question: 'the people, names, amounts and places that all pages share, and that add up',
  },
]

export type PageKey =
  | 'purpose'
  | 'answer'
  | 'action'
  | 'first'
  | 'second'
  | 'quiet'
  | 'wrong'
  | 'prevent'
  | 'sample'
  | 'parts'

/** The questions about a page: at most ten, so that all of them are answered. */
export const PAGE_QUESTIONS: readonly PlanQuestion<PageKey>[] = [
  {
    key: 'purpose',
    label: 'Purpose',
    question: 'who comes, how often, in what situation, with what question',
  },
  {
    key: 'answer',
    label: 'Answer',
    question:
      'that question answered in one sentence with real numbers, as the top of the page can show it',
  },
  {
    key: 'action',
    label: 'Primary action',
    question:
      "the one next step in the words of its button, and where it is on a phone's first screen",
  },
  { key: 'first', label: 'Notice first', question: 'what the eye meets first' },
  { key: 'second', label: 'Notice second', question: 'what it meets next' },
  { key: 'quiet', label: 'Quiet', question: 'what stays in the background, and what is left out' },
  {
    key: 'wrong',
    label: 'Goes wrong',
    question: 'what fails here, and what the page then says and offers',
  },
  {
    key: 'prevent',
    label: 'Prevent',
    question: 'the doubt or the mistake that this page must prevent',
  },
  { key: 'sample', label: 'Sample', question: 'three real rows, or the figures that appear here' },
  {
    key: 'parts',
    label: 'Parts',
    question:
      'a line for each part: a name and what it shows, or a pattern whose contract you want; none is fine',
  },
]

/** The label of the rules of a page that answer no question. */
export const DECIDED_LABEL = 'Decided'

/** The labels of the facts of a page that the brief decides. */
export const TITLE_LABEL = 'Title'
export const KIND_LABEL = 'Kind'
export const BRIEF_LABEL = 'Brief'

const toMap = <Key extends string>(questions: readonly PlanQuestion<Key>[]) =>
  new Map(questions.map((question) => [question.key, question] as const))

const PRODUCT_BY_KEY = toMap(PRODUCT_QUESTIONS)
const PAGE_BY_KEY = toMap(PAGE_QUESTIONS)

/** Returns the label of a question about a product. */
export const getProductLabel = (key: ProductKey): string => PRODUCT_BY_KEY.get(key)?.label ?? key

/** Returns the label of a question about a page. */
export const getPageLabel = (key: PageKey): string => PAGE_BY_KEY.get(key)?.label ?? key
