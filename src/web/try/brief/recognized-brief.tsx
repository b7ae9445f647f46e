import type { BriefPage, BriefPlan } from '../../../internal/plan.ts'
import { pluralize } from '../../../internal.ts'

interface RecognizedBriefProps {
  /** Undefined until there is a brief. */
  readonly plan: BriefPlan | undefined
  readonly isReading: boolean
}

/** Shows what was recognized in a brief, and quotes what is about no page. */
export const RecognizedBrief = ({ plan, isReading }: RecognizedBriefProps) => (
  <section class="brief-found" aria-labelledby="recognized" aria-busy={isReading}>
    <div class="try-bar">
      <h2 id="recognized">Recognized</h2>
      <p role="status" class="muted">
        {plan ? describe(plan) : isReading ? 'Reading…' : ''}
      </p>
    </div>
    <div class="brief-facts">
      {plan ? (
        <Facts plan={plan} />
      ) : (
        <p class="muted">
          The product, its pages with their routes, and its locale appear here. Words that are about
          no page are quoted, and nothing is added.
        </p>
      )}
    </div>
  </section>
)

const describe = ({ brief: { name, pages, namesPages } }: BriefPlan): string =>
  namesPages ? `${name}, ${pluralize(pages.length, 'page')}` : `${name}, no page named`

const Facts = ({ plan: { brief, suggestions } }: { readonly plan: BriefPlan }) => (
  <>
    <dl>
      <div>
        <dt>Product</dt>
        <dd>{brief.name}</dd>
      </div>
      <div>
        <dt>Locale</dt>
        <dd>{brief.locale ?? <span class="muted">Not in the brief</span>}</dd>
      </div>
    </dl>
    {!brief.namesPages && (
      <p class="brief-note">
        The brief names no page, so it is about one. Name pages in a list below “Pages”, in
        headings, or by their routes.
      </p>
    )}
    <ol class="brief-pages">
      {brief.pages.map((page) => (
        <li key={page.route}>
          <PageFacts page={page} parts={suggestions.get(page.route) ?? []} />
        </li>
      ))}
    </ol>
    {brief.about.length > 0 && (
      <div class="brief-about">
        <h3>About no page</h3>
        {brief.about.map((text) => (
          <blockquote key={text}>{text}</blockquote>
        ))}
      </div>
    )}
  </>
)

interface PageFactsProps {
  readonly page: BriefPage
  /** The patterns that the brief has words for. */
  readonly parts: readonly string[]
}

const PageFacts = ({ page, parts }: PageFactsProps) => (
  <>
    <p>
      <b>{page.title}</b> <code>{page.route}</code>{' '}
      <span class="muted">
        {page.kind}
        {page.group ? `, in ${page.group}` : ''}
        {page.hasRoute ? '' : ', route from the title'}
      </span>
    </p>
    <blockquote>{page.source}</blockquote>
    {parts.map((part) => (
      <p key={part} class="muted">
        Part: {part}
      </p>
    ))}
  </>
)
