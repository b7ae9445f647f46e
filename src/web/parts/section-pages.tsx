import type { Content } from '../../index.ts'
import { asEntries, asObject, asString, asStrings } from '../fields.ts'
import { type Fact, FactList } from './facts.tsx'
import { type LinkContext, RecordLink } from './record-links.tsx'
import { TextList } from './sentences.tsx'
import { TextWithCode } from './words.tsx'

type Archetype = Content['archetypes']

/** What is particular about each page of an archetype. */
export const PageBriefs = ({
  archetype,
  ...linking
}: LinkContext & { readonly archetype: Archetype }) => {
  const briefs = asObject(archetype.page_briefs)
  return (
    <div class="section-pages">
      {archetype.pages.map((page) => (
        <article key={page.id} aria-labelledby={`page-${page.id}`}>
          <h3 id={`page-${page.id}`}>{asString(page.name) ?? page.id}</h3>
          <p class="muted">
            <code>{asString(page.path)}</code> in{' '}
            <RecordLink type="shells" slug={page.shell} {...linking} />
          </p>
          <div class="columns">
            <div>
              <p>
                <TextWithCode
                  text={asString(briefs[page.id]) ?? asString(page.description) ?? ''}
                />
              </p>
              <TextList texts={asStrings(page.directives)} />
            </div>
            <FactList facts={asEntries(page.states).map(toStateFact)} />
          </div>
        </article>
      ))}
    </div>
  )
}

const toStateFact = ([name, text]: readonly [string, unknown]): Fact => [
  name,
  <TextWithCode key={name} text={asString(text) ?? ''} />,
]
