import { useEffect, useRef } from 'preact/hooks'
import { followPreviewOptions } from '../ui/preview-store.ts'
import type { WorkerResponse } from './messages.ts'
import type { RenderedDocument } from './render-page.ts'

/** The URL of a page, a rendered page, or the reason why it could not be rendered. */
export type RenderResult =
  | { readonly src: string }
  | { readonly document: RenderedDocument }
  | { readonly error: string }

/** Converts a worker response to a result that can be shown. */
export const toRenderResult = (response: WorkerResponse): RenderResult =>
  'rendered' in response
    ? { document: response.rendered }
    : { error: 'error' in response ? response.error : 'There was no answer.' }

interface RenderedPageProps {
  /** The accessible name of the frame. */
  readonly title: string
  /** Undefined until the first page is rendered. */
  readonly result: RenderResult | undefined
  readonly width: number
  readonly height: number
  /** Called when a link to another page is followed. */
  readonly onNavigate?: (page: string) => void
}

/**
 * Shows a page rendered from an untrusted document. The sandboxed frame runs no scripts and submits
 * no forms. Links are followed here, because the frame has no URL of its own.
 */
export const RenderedPage = ({ title, result, width, height, onNavigate }: RenderedPageProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    const document = result && 'document' in result ? result.document : undefined
    let unfollow: (() => void) | undefined
    const prepare = () => {
      unfollow?.()
      const root = element?.contentDocument?.documentElement
      unfollow = root && followPreviewOptions(root)
      root?.addEventListener('click', (event) => {
        const page = handleLinkClick(event, document)
        if (page !== undefined) onNavigate?.(page)
      })
    }
    // A prerendered frame may have loaded before this script ran.
    prepare()
    element?.addEventListener('load', prepare)
    return () => {
      unfollow?.()
      element?.removeEventListener('load', prepare)
    }
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

/** Prevents navigation in the frame. Returns the id of the page that a link points to. */
function handleLinkClick(
  event: MouseEvent,
  document: RenderedDocument | undefined,
): string | undefined {
  // Elements of another document are not instances of this window's classes.
  const link = (event.target as Element | null)?.closest('a')
  const href = link?.getAttribute('href')
  if (!link || href === null || href === undefined) return undefined
  event.preventDefault()
  if (!href.startsWith('#')) return document && findLinkedPage(href, document)
  link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView()
  return undefined
}

/** Returns the id of the page that a link in a rendered page points to, if it is a page. */
export function findLinkedPage(
  href: string,
  { folder, pages }: Pick<RenderedDocument, 'folder' | 'pages'>,
): string | undefined {
  const root = 'https://page.invalid/'
  const { href: target } = new URL(href.replace(/#.*$/, ''), root + folder)
  const path = target.startsWith(root) ? target.slice(root.length) : undefined
  return path !== undefined && Object.hasOwn(pages, path) ? pages[path] : undefined
}
