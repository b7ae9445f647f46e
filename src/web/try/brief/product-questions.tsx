import { type PlanFinding, PRODUCT_QUESTIONS, type ProductAnswers } from '../../../internal/plan.ts'
import type { BriefDraft } from './draft.ts'
import { Question } from './question.tsx'

interface ProductQuestionsProps {
  /** The answers of the brief and of the draft together. */
  readonly answers: ProductAnswers
  readonly draft: BriefDraft['product']
  readonly findings: readonly PlanFinding[]
  readonly onChange: (draft: BriefDraft['product']) => void
}

/** Asks what gives a product its identity. */
export const ProductQuestions = ({ answers, draft, findings, onChange }: ProductQuestionsProps) => (
  <div class="brief-questions">
    <h2 id="product">Product</h2>
    <p class="muted">
      Every page gets these answers. What you leave open, the agent that builds the pages decides.
    </p>
    {PRODUCT_QUESTIONS.map((question) => (
      <Question
        key={question.key}
        id={`product-${question.key}`}
        question={question}
        value={draft[question.key] ?? answers[question.key] ?? ''}
        findings={findings.filter(({ page }) => page === undefined)}
        onChange={(text) => onChange({ ...draft, [question.key]: text })}
      />
    ))}
  </div>
)
