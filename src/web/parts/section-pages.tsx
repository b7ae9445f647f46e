import type { Content } from '../../index.ts'
import { fieldsOf, membersOf, textOf, textsOf } from '../fields.ts'
import { Facts } from './facts.tsx'
import { type Linking, RecordLink } from './record-links.tsx'

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
          <p class="prose">{textOf(briefs[page.id]) ?? textOf(page.description)}</p>
          <Sentences texts={textsOf(page.directives)} />
          <Facts facts={membersOf(page.states).map(([name, text]) => [name, textOf(text)])} />
        </article>
      ))}
    </div>
  )
}

/** Short rules, one a line. */
export const Sentences = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <ul class="sentences">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
