import {
  type BriefPlan,
  DECIDED_LABEL,
  PAGE_KINDS,
  PAGE_QUESTIONS,
  type PageAnswers,
  type PlanAnswers,
  type PlanFinding,
} from '../../../internal/plan.ts'
import { pluralize } from '../../../internal.ts'
import type { BriefDraft, PageDraft } from './draft.ts'
import { Question } from './question.tsx'

interface PageQuestionsProps {
  readonly plan: BriefPlan
  readonly answers: PlanAnswers
  readonly draft: BriefDraft['pages']
  readonly findings: readonly PlanFinding[]
  readonly onChange: (draft: BriefDraft['pages']) => void
}

/** Asks about each page of a brief. */
export const PageQuestions = ({ plan, answers, draft, findings, onChange }: PageQuestionsProps) => (
  <section class="brief-questions" aria-labelledby="pages">
    <h2 id="pages">Pages</h2>
    <p class="muted">
      The answer matters most: one sentence with real numbers, as the top of the page can show it.
    </p>
    {answers.pages.map((page, index) => {
      const route = page.route ?? ''
      return (
        <PageForm
          key={route}
          id={`page-${index}`}
          isOpen={index === 0}
          page={page}
          draft={draft[route] ?? {}}
          plan={plan}
          findings={findings.filter((finding) => finding.page === `${page.section}/${page.page}`)}
          onChange={(changed) => onChange({ ...draft, [route]: changed })}
        />
      )
    })}
  </section>
)

interface PageFormProps {
  readonly id: string
  readonly isOpen: boolean
  readonly page: PageAnswers
  readonly draft: PageDraft
  readonly plan: BriefPlan
  readonly findings: readonly PlanFinding[]
  readonly onChange: (draft: PageDraft) => void
}

const PageForm = ({ id, isOpen, page, draft, plan, findings, onChange }: PageFormProps) => {
  const route = page.route ?? ''
  const examples = plan.examplesByRoute.get(route) ?? {}
  const readValue = (key: keyof PageDraft): string => {
    if (draft[key] !== undefined) return draft[key]
    if (key === 'parts') return page.parts.join('\n')
    if (key === 'decisions') return page.decisions.join('\n')
    return key === 'kind' ? (page.kind ?? '') : (page.answers[key] ?? '')
  }
  const write = (key: keyof PageDraft) => (text: string) => onChange({ ...draft, [key]: text })
  return (
    <details class="brief-page" open={isOpen}>
      <summary>
        <b>{page.title}</b> <code>{route}</code>
        <span class="muted">{describe(page, findings)}</span>
      </summary>
      <div class="brief-fields">
        {PAGE_QUESTIONS.map((question) => (
          <Question
            key={question.key}
            id={`${id}-${question.key}`}
            question={question}
            value={readValue(question.key)}
            findings={findings}
            examples={examples[question.key]}
            isList={question.key === 'parts'}
            hints={question.key === 'parts' ? (plan.suggestions.get(route) ?? []) : []}
            onChange={write(question.key)}
          />
        ))}
        <Question
          id={`${id}-decisions`}
          question={DECIDED}
          value={readValue('decisions')}
          findings={[]}
          isList
          onChange={write('decisions')}
        />
        <div class="question">
          <label for={`${id}-kind`}>Kind</label>
          <p class="muted">What the page is to people: it decides how large and how dense it is.</p>
          <select
            id={`${id}-kind`}
            value={readValue('kind')}
            onChange={({ currentTarget }) => write('kind')(currentTarget.value)}
          >
            {PAGE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kind}
              </option>
            ))}
          </select>
        </div>
      </div>
    </details>
  )
}

const DECIDED = {
  key: 'decisions',
  label: DECIDED_LABEL,
  question: 'any other rule of the page, one on each line',
}

/** Says how many questions about a page have an answer, and how many of those are weak. */
function describe({ answers, parts }: PageAnswers, findings: readonly PlanFinding[]): string {
  const count = Object.keys(answers).length + (parts.length > 0 ? 1 : 0)
  const weak = findings.filter(({ problem }) => problem === 'weak').length
  const missing = findings.filter(({ problem }) => problem === 'missing').length
  return [
    `${count} of ${pluralize(PAGE_QUESTIONS.length, 'answer')}`,
    ...(missing > 0 ? [`${missing} needed`] : []),
    ...(weak > 0 ? [`${weak} weak`] : []),
  ].join(', ')
}
