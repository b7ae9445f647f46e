import type { PlanFinding, PlanQuestion, StrongAnswer } from '../../../internal/plan.ts'
import { capitalize } from '../../../internal.ts'

interface QuestionProps {
  /** The id of the field, which is unique on the page. */
  readonly id: string
  readonly question: PlanQuestion
  readonly value: string
  readonly findings: readonly PlanFinding[]
  readonly examples?: readonly StrongAnswer[] | undefined
  /** What may help, one line for each hint. */
  readonly hints?: readonly string[]
  readonly isList?: boolean
  readonly onChange: (value: string) => void
}

/** A question of a plan with its answer, strong answers of other pages, and what is weak. */
export const Question = (props: QuestionProps) => {
  const { id, question, value, findings, examples = [], hints = [], isList, onChange } = props
  const weak = findings.find(({ label, problem }) => label === question.label && problem === 'weak')
  return (
    <div class="question">
      <label for={id}>{question.label}</label>
      <p id={`${id}-about`} class="muted">
        {capitalize(question.question.replaceAll('`', ''))}.
      </p>
      <textarea
        id={id}
        rows={isList ? 3 : 2}
        aria-describedby={`${id}-about ${id}-weak`}
        data-weak={weak ? '' : undefined}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}-weak`} class="question-weak">
        {weak && (
          <>
            <b>Weak:</b> {weak.message}. <b>Strong:</b> {endSentence(weak.strong)}
          </>
        )}
      </p>
      {examples.length > 0 && (
        <ul class="question-examples" aria-label={`Examples for ${question.label}`}>
          {examples.map(({ text, from }) => (
            <li key={text}>
              <span class="muted">{from}:</span> “{text}”
            </li>
          ))}
        </ul>
      )}
      {hints.map((hint) => (
        <p key={hint} class="muted question-hint">
          {hint}
        </p>
      ))}
    </div>
  )
}

/** Ends a text with a period, unless it ends with a quoted sentence. */
const endSentence = (text: string): string => (/[.!?]"?$/.test(text) ? text : `${text}.`)
