import { useEffect, useRef } from 'preact/hooks'
import type { WorkerResponse } from './messages.ts'
import type { RenderedDocument } from './render-page.ts'

/** The page that a link of a drawn page leads to; undefined where it leads elsewhere. */
export function findLinkedPage(
  href: string,
  { folder, pages }: Pick<RenderedDocument, 'folder' | 'pages'>,
): string | undefined {
  const root = 'https://drawn.invalid/'
  const { href: target } = new URL(href.replace(/#.*$/, ''), root + folder)
  const path = target.startsWith(root) ? target.slice(root.length) : undefined
  return path !== undefined && Object.hasOwn(pages, path) ? pages[path] : undefined
}

/** A page as it was drawn, where it lies, or why it was not drawn. */
export type RenderResult =
  | { readonly src: string }
  | { readonly document: RenderedDocument }
  | { readonly error: string }

/** What an answer brings to be shown. */
export const toRenderResult = (answer: WorkerResponse): RenderResult =>
  'drawn' in answer
    ? { document: answer.drawn }
    : { error: 'fault' in answer ? answer.fault : 'There was no answer.' }

interface RenderedPageProps {
  /** What is drawn, in words. */
  readonly title: string
  /** Undefined while there is nothing yet. */
  readonly result: RenderResult | undefined
  readonly width: number
  readonly height: number
  /** A link to another page was followed. */
  readonly onNavigate?: (page: string) => void
}

/**
 * A page drawn from a document of anybody's. In its frame no script runs and no form is sent; its
 * links are followed here, since the frame has no address of its own.
 */
export const RenderedPage = ({ title, result, width, height, onNavigate }: RenderedPageProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    const document = result && 'document' in result ? result.document : undefined
    const listen = () =>
      element?.contentDocument?.addEventListener('click', (event) => {
        const page = handleLinkClick(event, document)
        if (page !== undefined) onNavigate?.(page)
      })
    // What the page came with may have been loaded before this script ran.
    listen()
    element?.addEventListener('load', listen)
    return () => element?.removeEventListener('load', listen)
  }, [onNavigate, result])
  return (
    <div
      class="preview drawn"
      data-scaled=""
      style={`--frame-width:${width};--frame-height:${height}`}
    >
      {result && 'error' in result ? (
        <p role="alert">The page could not be drawn. {result.error}</p>
      ) : (
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          src={result && 'src' in result ? result.src : undefined}
          srcdoc={result && 'document' in result ? result.document.html : undefined}
        />
      )}
    </div>
  )
}

/** Keeps the frame where it is. Gives the page that a link leads to. */
function handleLinkClick(
  event: MouseEvent,
  document: RenderedDocument | undefined,
): string | undefined {
  // The elements of a frame are of classes of their own.
  const link = (event.target as Element | null)?.closest('a')
  const href = link?.getAttribute('href')
  if (!link || href === null || href === undefined) return undefined
  event.preventDefault()
  if (!href.startsWith('#')) return document && findLinkedPage(href, document)
  link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView()
  return undefined
}
