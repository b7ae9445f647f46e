import type { ContentType } from '../../index.ts'
import { type Linking, RecordLink } from './record-links.tsx'

/** A slug in prose: a word with a hyphen, or any word that a colon or `use` points at. */
const SLUG = /(?<=: |\buse )[a-z][a-z0-9-]*\b|\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b/g

interface LinkedTextProps extends Linking {
  readonly type: ContentType
  readonly text: string
}

/** A text of a record in which the records that it names are links. */
export const LinkedText = ({ text, type, graph, root }: LinkedTextProps) => {
  const parts: (string | { readonly slug: string; readonly at: number })[] = []
  let end = 0
  for (const { 0: slug, index } of text.matchAll(SLUG)) {
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
