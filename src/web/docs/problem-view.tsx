import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '../../index.ts'
import { HighlightedCode } from '../ui/highlighted-code.tsx'
import { TextWithCode } from '../ui/rich-text.tsx'
import type { View } from '../view.ts'
import { PROBLEM_DESCRIPTIONS, type ProblemExample } from './problem-descriptions.ts'

/** Creates the page that lists all problem codes. */
export const problemListView = (): View => ({
  path: 'problem/index.html',
  title: 'Problems · svc',
  description: 'Every code that the API and its client return when a call fails.',
  main: (
    <>
      <div class="title">
        <h1>Problems</h1>
        <p>
          A failed call returns a problem document (RFC 9457). Programs read its <code>code</code>.
          The page of each code says what to do.
        </p>
      </div>
      <dl class="rows problems">
        {PROBLEM_CODES.map((code) => (
          <div class="row" key={code}>
            <dt>
              <a class="name" href={`${code}/`}>
                {code}
              </a>
            </dt>
            <dd>
              <code class="status-code">{PROBLEMS[code].status}</code> {PROBLEMS[code].title}
            </dd>
          </div>
        ))}
      </dl>
    </>
  ),
})

/** Creates the page of a problem: its meaning, its remedy and an example. */
export const problemView = (code: ProblemCode, example: ProblemExample): View => ({
  path: `problem/${code}/index.html`,
  title: `${PROBLEMS[code].title} · svc`,
  description: PROBLEM_DESCRIPTIONS[code].meaning,
  main: (
    <>
      <div class="title">
        <p class="name">
          {PROBLEMS[code].status} {code}
        </p>
        <h1>{PROBLEMS[code].title}</h1>
      </div>
      <div class="sheet">
        <ProblemSection
          id="meaning"
          title="What it means"
          text={PROBLEM_DESCRIPTIONS[code].meaning}
        />
        <ProblemSection id="remedy" title="What to do" text={PROBLEM_DESCRIPTIONS[code].remedy} />
        <section aria-labelledby="example">
          <h2 id="example">Example</h2>
          <div>
            <ProblemOccurrence code={code} />
            <HighlightedCode text={JSON.stringify(example, null, 2)} language="json" />
          </div>
        </section>
      </div>
    </>
  ),
})

interface ProblemSectionProps {
  readonly id: string
  readonly title: string
  readonly text: string
}

const ProblemSection = ({ id, title, text }: ProblemSectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p>
      <TextWithCode text={text} />
    </p>
  </section>
)

const MAX_SHOWN_LENGTH = 48

/** Shows the request that causes a problem, or when it occurs otherwise. */
const ProblemOccurrence = ({ code }: { readonly code: ProblemCode }) => {
  const { request, occurrence } = PROBLEM_DESCRIPTIONS[code]
  if (!request) {
    return <p>{occurrence}</p>
  }
  const { method, path, body } = request
  return (
    <p>
      The response to <code>{shorten(`${method} ${path}`)}</code>
      {body !== undefined && (
        <>
          {' '}
          with the body <code>{shorten(body)}</code>
        </>
      )}
      :
    </p>
  )
}

const shorten = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
