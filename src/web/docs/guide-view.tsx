import type { Tokens } from 'marked'
import { PreviousNext } from '../ui/previous-next.tsx'
import type { View } from '../view.ts'
import { GUIDES, type Guide } from './guides.ts'
import { Markdown, toHeadingId } from './markdown.tsx'

/** A page of the docs, with what is on it and the pages beside it. */
export const guideView = (doc: Guide): View => ({
  path: `docs/${doc.slug}/index.html`,
  title: `${doc.title} · svc`,
  description: doc.summary,
  main: (
    <div class="doc">
      <div class="title">
        <h1>{doc.title}</h1>
      </div>
      <TableOfContents doc={doc} />
      <article>
        <Markdown tokens={doc.tokens} />
      </article>
      <PreviousNext
        entries={GUIDES.map(({ slug, title }) => ({ slug, name: title }))}
        slug={doc.slug}
      />
    </div>
  ),
})

const TableOfContents = ({ doc: { tokens } }: { readonly doc: Guide }) => (
  <nav class="contents" aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ul>
      {tokens
        .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
        .map(({ text }) => (
          <li key={text}>
            <a href={`#${toHeadingId(text)}`}>{text.replaceAll('`', '')}</a>
          </li>
        ))}
    </ul>
  </nav>
)
