import { useEffect, useRef } from 'preact/hooks'
import type { DrawnDocument } from '../try/draw-page.ts'
import type { Answer } from '../try/messages.ts'
import { pageOfLink } from '../try/page-of-link.ts'

/** A page as it was drawn, where it lies, or why it was not drawn. */
export type Drawn =
  | { readonly src: string }
  | { readonly document: DrawnDocument }
  | { readonly fault: string }

/** What an answer brings to be shown. */
export const drawnOf = (answer: Answer): Drawn =>
  'drawn' in answer
    ? { document: answer.drawn }
    : { fault: 'fault' in answer ? answer.fault : 'There was no answer.' }

interface DrawnPageProps {
  /** What is drawn, in words. */
  readonly title: string
  /** Undefined while there is nothing yet. */
  readonly drawn: Drawn | undefined
  readonly width: number
  readonly height: number
  /** A link to another page was followed. */
  readonly onPage?: (page: string) => void
}

/**
 * A page drawn from a document of anybody's. In its frame no script runs and no form is sent; its
 * links are followed here, since the frame has no address of its own.
 */
export const DrawnPage = ({ title, drawn, width, height, onPage }: DrawnPageProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    const document = drawn && 'document' in drawn ? drawn.document : undefined
    const listen = () =>
      element?.contentDocument?.addEventListener('click', (event) => {
        const page = follow(event, document)
        if (page !== undefined) onPage?.(page)
      })
    // What the page came with may have been loaded before this script ran.
    listen()
    element?.addEventListener('load', listen)
    return () => element?.removeEventListener('load', listen)
  }, [onPage, drawn])
  return (
    <div
      class="preview drawn"
      data-scaled=""
      style={`--frame-width:${width};--frame-height:${height}`}
    >
      {drawn && 'fault' in drawn ? (
        <p role="alert">The page could not be drawn. {drawn.fault}</p>
      ) : (
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          src={drawn && 'src' in drawn ? drawn.src : undefined}
          srcdoc={drawn && 'document' in drawn ? drawn.document.html : undefined}
        />
      )}
    </div>
  )
}

/** Keeps the frame where it is. Gives the page that a link leads to. */
function follow(event: MouseEvent, document: DrawnDocument | undefined): string | undefined {
  // The elements of a frame are of classes of their own.
  const link = (event.target as Element | null)?.closest('a')
  const href = link?.getAttribute('href')
  if (!link || href === null || href === undefined) return undefined
  event.preventDefault()
  if (!href.startsWith('#')) return document && pageOfLink(href, document)
  link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView()
  return undefined
}
