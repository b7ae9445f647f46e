import type { Content } from '../../index.ts'
import { fieldsOf, membersOf, textOf, textsOf } from '../fields.ts'
import { type Fact, Facts } from './facts.tsx'
import { type Linking, RecordLink } from './record-links.tsx'
import { Sentences } from './sentences.tsx'
import { Prose } from './words.tsx'

type Archetype = Content['archetypes']

/** What is particular about each page of an archetype. */
export const SectionPages = ({
  archetype,
  ...linking
}: Linking & { readonly archetype: Archetype }) => {
  const briefs = fieldsOf(archetype.page_briefs)
  return (
    <div class="section-pages">
      {archetype.pages.map((page) => (
        <article key={page.id} aria-labelledby={`page-${page.id}`}>
          <h3 id={`page-${page.id}`}>{textOf(page.name) ?? page.id}</h3>
          <p class="muted">
            <code>{textOf(page.path)}</code> in{' '}
            <RecordLink type="shells" slug={page.shell} {...linking} />
          </p>
          <div class="columns">
            <div>
              <p>
                <Prose text={textOf(briefs[page.id]) ?? textOf(page.description) ?? ''} />
              </p>
              <Sentences texts={textsOf(page.directives)} />
            </div>
            <Facts facts={membersOf(page.states).map(stateFact)} />
          </div>
        </article>
      ))}
    </div>
  )
}

const stateFact = ([name, text]: readonly [string, unknown]): Fact => [
  name,
  <Prose key={name} text={textOf(text) ?? ''} />,
]
