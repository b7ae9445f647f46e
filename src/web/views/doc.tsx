import type { Tokens } from 'marked'
import { DOCS, type Doc } from '../docs/index.ts'
import { headingId, Markdown } from '../parts/markdown.tsx'
import { Neighbours } from '../parts/neighbours.tsx'
import type { View } from '../view.ts'

/** A page of the docs, with what is on it and the pages beside it. */
export const docView = (doc: Doc): View => ({
  path: `docs/${doc.slug}/index.html`,
  title: `${doc.title} · svc`,
  description: doc.lead,
  main: (
    <div class="doc">
      <div class="title">
        <h1>{doc.title}</h1>
      </div>
      <Contents doc={doc} />
      <article>
        <Markdown tokens={doc.tokens} />
      </article>
      <Neighbours
        entries={DOCS.map(({ slug, title }) => ({ slug, name: title }))}
        slug={doc.slug}
      />
    </div>
  ),
})

const Contents = ({ doc: { tokens } }: { readonly doc: Doc }) => (
  <nav class="contents" aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ul>
      {tokens
        .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
        .map(({ text }) => (
          <li key={text}>
            <a href={`#${headingId(text)}`}>{text.replaceAll('`', '')}</a>
          </li>
        ))}
    </ul>
  </nav>
)
