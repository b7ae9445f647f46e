import type { Tokens } from 'marked'
import type { View } from '../view.ts'
import type { ContentsEntry } from './docs-layout.tsx'
import type { Guide } from './guides.ts'
import { Markdown, toHeadingId } from './markdown.tsx'

/** Creates the page of a guide. */
export const guideView = (guide: Guide): View => ({
  path: `docs/${guide.slug}/index.html`,
  title: `${guide.title} · svc`,
  description: guide.summary,
  main: (
    <div class="doc">
      <h1>{guide.title}</h1>
      <article>
        <Markdown tokens={guide.tokens} />
      </article>
    </div>
  ),
})

/** Lists the sections of a guide for its table of contents. */
export const listGuideContents = ({ tokens }: Guide): readonly ContentsEntry[] =>
  tokens
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => ({ id: toHeadingId(text), label: text.replaceAll('`', '') }))
