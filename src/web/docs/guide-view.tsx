import type { Tokens } from 'marked'
import { PreviousNext } from '../ui/previous-next.tsx'
import type { View } from '../view.ts'
import { GUIDES, type Guide } from './guides.ts'
import { Markdown, toHeadingId } from './markdown.tsx'

/** Creates the page of a guide, with a table of contents and links to the adjacent guides. */
export const guideView = (guide: Guide): View => ({
  path: `docs/${guide.slug}/index.html`,
  title: `${guide.title} · svc`,
  description: guide.summary,
  main: (
    <div class="doc">
      <div class="title">
        <h1>{guide.title}</h1>
      </div>
      <TableOfContents guide={guide} />
      <article>
        <Markdown tokens={guide.tokens} />
      </article>
      <PreviousNext
        entries={GUIDES.map(({ slug, title }) => ({ slug, name: title }))}
        slug={guide.slug}
      />
    </div>
  ),
})

const TableOfContents = ({ guide: { tokens } }: { readonly guide: Guide }) => (
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
