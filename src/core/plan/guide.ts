import { PAGE_KINDS, type PageKind } from '../essence/model/label-vocabulary.ts'
import { lowerFirst } from '../kernel/text.ts'
import { listLoop } from '../packs/loop.ts'
import {
  type Conventions,
  fillConvention,
  KIND_GUIDES,
  type KindGuide,
  SHARED_CONVENTIONS,
} from '../packs/page-kinds.ts'
import { PAGE_QUESTIONS, PRODUCT_QUESTIONS } from './questions.ts'

// The short guide: what a capable agent does not do by itself. The worksheet asks its questions, and
// the instructions for agents repeat its loop.

/** What packs do not say. */
const ALL_PAGES = [
  'Text from 13px, lines up to 75 characters. Dark mode is designed: the brand color is adjusted and charts are drawn again.',
  'A card needs a reason, and equal cards are for equal things.',
]

/** For more kinds, the guide has fewer moves and no examples, so that it stays short. */
const MAX_DETAILED_KINDS = 2

const MAX_SHORT_MOVES = 3

const LOOK = [
  'Be strict, write down the ten worst things, and fix them: What is noticed first, and is it the answer? Is the next action on the first screen of a phone? Which two things look alike and are not? Where is a void, a clipped or wrapped word, a fallback font, a margin that the last page did not have? Would people know this product without its name?',
]

const describeFonts = (svc: string): string =>
  `\`${svc} theme create --color <brand> --fonts <pair> --use\`, then \`init\`, write both. Other faces: woff2 in the project, with \`font-display: swap\`.`

/** How a project runs svc, and what it has already. */
export interface GuideOptions {
  readonly svc: string
  /** The kinds of the pages at hand; by default all. */
  readonly kinds?: readonly PageKind[] | undefined
  /** True if a worksheet has the questions. */
  readonly hasPlan?: boolean | undefined
}

/** Writes the guide for some kinds of pages. */
export function writeGuide({ svc, kinds = PAGE_KINDS, hasPlan = false }: GuideOptions): string {
  const chosen = PAGE_KINDS.filter((kind) => kinds.includes(kind))
  return [
    '# Guide',
    'What is not said here is yours.',
    '## Plan, before any code',
    ...(hasPlan
      ? [
          `The plan is in \`.svc/plan.md\`; each pack has its page. \`${svc} plan --check\` after a change.`,
        ]
      : [
          'For the product:',
          ...PRODUCT_QUESTIONS.map(({ label, question }) => `- **${label}**: ${question}.`),
          'For each page:',
          ...PAGE_QUESTIONS.map(({ label, question }) => `- **${label}**: ${question}.`),
        ]),
    '## Conventions and craft',
    ...chosen.flatMap((kind) => describeKind(KIND_GUIDES[kind], chosen.length)),
    '### All pages',
    describeConventions(SHARED_CONVENTIONS),
    ...ALL_PAGES.map((line) => `- ${line}`),
    '## Look',
    ...LOOK.map((line) => `- ${line}`),
    '## Colors and fonts',
    describeFonts(svc),
    '## The loop',
    ...listLoop(svc).map((line, index) => `${index + 1}. ${line}`),
  ].join('\n')
}

/** Describes a kind of page: a line of conventions, and a line for each move of craft. */
function describeKind(
  { title, conventions, craft, recordCraft = [] }: KindGuide,
  kindCount: number,
): string[] {
  const moves =
    kindCount <= MAX_DETAILED_KINDS
      ? craft.map(({ move, example }) => `- ${move} (${example}).`)
      : craft.slice(0, MAX_SHORT_MOVES).map(({ move }) => `- ${move}.`)
  const records = recordCraft.map(({ move }) => `- A page about one thing: ${lowerFirst(move)}.`)
  return [`### ${title}`, describeConventions(conventions), ...moves, ...records]
}

/** Describes conventions without the variables and values of an app, which are in its packs. */
const describeConventions = (conventions: Conventions): string =>
  Object.entries(conventions)
    .map(([label, text]) => `${label}: ${fillConvention(text, {}, () => undefined).markdown}`)
    .join(' ')
