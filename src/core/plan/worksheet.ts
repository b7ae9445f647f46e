import type { PageAnswers, PlanAnswers } from './answers.ts'
import {
  DECIDED_LABEL,
  KIND_LABEL,
  PAGE_QUESTIONS,
  type PageKey,
  PRODUCT_QUESTIONS,
  TITLE_LABEL,
} from './questions.ts'
import { toWorksheetText } from './worksheet-text.ts'

/** An answer that another product gives, and the page that it comes from. */
export interface StrongAnswer {
  readonly text: string
  readonly from: string
}

/** What a worksheet says besides the answers. */
export interface WorksheetNotes {
  readonly name: string
  /** What the brief says about the product. */
  readonly about: readonly string[]
  /** Strong answers of related pages, by question. */
  readonly examples?: Readonly<Partial<Record<PageKey, readonly StrongAnswer[]>>>
  /** What fits a page, by the route of the page: one line for each suggestion. */
  readonly suggestions?: ReadonlyMap<string, readonly string[]>
  /** The command that reads the worksheet. */
  readonly svc: string
}

/** Writes the questions of a plan with the answers so far, to be answered in place. */
export function writeWorksheet({ product, pages }: PlanAnswers, notes: WorksheetNotes): string {
  const lines = [
    `# Plan: ${toWorksheetText(notes.name)}`,
    '',
    `Write each answer after its label. Be concrete: names, numbers, verbs. Then run \`${notes.svc} plan --check\`, which puts the answers into the essence and says what is missing or weak.`,
    ...(notes.about.length > 0 ? ['', ...notes.about.map((text) => `> ${text}`)] : []),
    '',
    '## Product',
    '',
    ...PRODUCT_QUESTIONS.map(({ key, label, question }) => {
      const answer = product[key]
      return answer === undefined
        ? `- **${label}:** <!-- ${question} -->`
        : `- **${label}:** ${toWorksheetText(answer)}`
    }),
    '',
    '<!-- For each page:',
    ...PAGE_QUESTIONS.flatMap(({ key, label, question }) => [
      `${label}: ${question}.${describeExamples(notes.examples?.[key])}`,
    ]),
    `${DECIDED_LABEL}: any other rule of the page, one on each line.`,
    '-->',
    ...pages.flatMap((page) => ['', ...writePage(page, notes)]),
  ]
  return `${lines.join('\n')}\n`
}

const describeExamples = (examples: readonly StrongAnswer[] = []): string =>
  examples.length === 0
    ? ''
    : ` Strong: ${examples.map(({ text, from }) => `"${toCommentText(text)}" (${from})`).join(', ')}`

/** Keeps a text from ending the comment around it. */
const toCommentText = (text: string): string => text.replaceAll('--', '- -')

function writePage(page: PageAnswers, { suggestions }: WorksheetNotes): string[] {
  const { section, page: id, route, title, kind, brief, answers, parts, decisions } = page
  const hints = (route && suggestions?.get(route)) || []
  return [
    `## ${[title, route]
      .filter(Boolean)
      .map((text) => toWorksheetText(text ?? ''))
      .join(', ')} (page ${section}/${id})`,
    '',
    ...(brief ? [`> ${brief}`, ''] : []),
    ...(title ? [`- **${TITLE_LABEL}:** ${toWorksheetText(title)}`] : []),
    ...(kind ? [`- **${KIND_LABEL}:** ${toWorksheetText(kind)}`] : []),
    ...PAGE_QUESTIONS.flatMap(({ key, label }) =>
      key === 'parts'
        ? [
            `- **${label}:**`,
            ...hints.map((hint) => `  <!-- ${toCommentText(hint)} -->`),
            ...toItems(parts),
          ]
        : [`- **${label}:** ${toWorksheetText(answers[key] ?? '')}`.trimEnd()],
    ),
    `- **${DECIDED_LABEL}:**`,
    ...toItems(decisions),
  ]
}

const toItems = (items: readonly string[]): string[] =>
  items.map((item) => `  - ${toWorksheetText(item)}`)
