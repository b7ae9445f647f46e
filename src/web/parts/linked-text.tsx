import type { ContentType } from '../../index.ts'
import { type LinkContext, RecordLink } from './record-links.tsx'

/** A slug in prose: a word with a hyphen, or any word that a colon or `use` points at. */
const SLUG_PATTERN = /(?<=: |\buse )[a-z][a-z0-9-]*\b|\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b/g

interface AutoLinkedTextProps extends LinkContext {
  readonly type: ContentType
  readonly text: string
}

/** A text of a record in which the records that it names are links. */
export const AutoLinkedText = ({ text, type, graph, root }: AutoLinkedTextProps) => {
  const parts: (string | { readonly slug: string; readonly at: number })[] = []
  let end = 0
  for (const { 0: slug, index } of text.matchAll(SLUG_PATTERN)) {
    if (!graph.find(type, slug)) continue
    parts.push(text.slice(end, index), { slug, at: index })
    end = index + slug.length
  }
  return (
    <>
      {[...parts, text.slice(end)].map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <RecordLink key={part.at} type={type} slug={part.slug} graph={graph} root={root} />
        ),
      )}
    </>
  )
}
