import { useEffect, useRef } from 'preact/hooks'
import { pageOfLink } from '../try/page-link.ts'

/** A page as it was drawn, or why it was not. */
export interface Drawn {
  /** Where it lies, unless it is given. */
  readonly src?: string
  readonly html?: string
  readonly fault?: string
}

interface DrawnPageProps {
  /** What is drawn, in words. */
  readonly title: string
  readonly drawn: Drawn
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
    const listen = () =>
      element?.contentDocument?.addEventListener('click', (event) => follow(event, onPage))
    // What the page came with may have been loaded before this script ran.
    listen()
    element?.addEventListener('load', listen)
    return () => element?.removeEventListener('load', listen)
  }, [onPage])
  return (
    <div
      class="preview drawn"
      data-scaled=""
      style={`--frame-width:${width};--frame-height:${height}`}
    >
      {drawn.fault === undefined ? (
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          src={drawn.src}
          srcdoc={drawn.html}
        />
      ) : (
        <p role="alert">The page could not be drawn. {drawn.fault}</p>
      )}
    </div>
  )
}

function follow(event: MouseEvent, onPage: DrawnPageProps['onPage']): void {
  // The elements of a frame are of classes of their own.
  const link = (event.target as Element | null)?.closest('a')
  const href = link?.getAttribute('href')
  if (!link || href === null || href === undefined) return
  event.preventDefault()
  const page = pageOfLink(href)
  if (page !== undefined) onPage?.(page)
  else if (href.startsWith('#')) link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView()
}
