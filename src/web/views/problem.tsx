import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '../../index.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { Prose } from '../parts/words.tsx'
import type { Example } from '../problem-example.ts'
import { PROBLEM_TEXT } from '../problem-text.ts'
import type { View } from '../view.ts'

/** The list of everything that can go wrong with a call. */
export const problemsView = (): View => ({
  path: 'problem/index.html',
  title: 'Problems · svc',
  description: 'Every code that the API and its client answer with when a call fails.',
  main: (
    <>
      <div class="title">
        <h1>Problems</h1>
        <p>
          A call that fails is answered with a problem document (RFC 9457). Programs read its{' '}
          <code>code</code>; each code has a page that says what to do.
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

/** One problem: what it means, what to do, and what the answer looks like. */
export const problemView = (code: ProblemCode, example: Example): View => ({
  path: `problem/${code}/index.html`,
  title: `${PROBLEMS[code].title} · svc`,
  description: PROBLEM_TEXT[code].meaning,
  main: (
    <>
      <div class="title">
        <p class="name">
          {PROBLEMS[code].status} {code}
        </p>
        <h1>{PROBLEMS[code].title}</h1>
      </div>
      <div class="sheet">
        <Section id="meaning" title="What it means" text={PROBLEM_TEXT[code].meaning} />
        <Section id="remedy" title="What to do" text={PROBLEM_TEXT[code].remedy} />
        <section aria-labelledby="example">
          <h2 id="example">Example</h2>
          <div>
            <Occurrence code={code} />
            <CodeBlock text={JSON.stringify(example, null, 2)} />
          </div>
        </section>
      </div>
    </>
  ),
})

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly text: string
}

const Section = ({ id, title, text }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p>
      <Prose text={text} />
    </p>
  </section>
)

const LONGEST = 40

/** Which call is answered so, or that none is yet. */
const Occurrence = ({ code }: { readonly code: ProblemCode }) => {
  const { request, occurs } = PROBLEM_TEXT[code]
  if (!request) {
    return <p>{occurs ?? 'The code is reserved: no address of this release answers with it.'}</p>
  }
  const { method, path } = request
  const shown = path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path
  return (
    <p>
      The answer to <code>{`${method} ${shown}`}</code>:
    </p>
  )
}
