import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { PreviewBar } from '../preview/preview-bar.tsx'
import { usePreviewOptions } from '../ui/preview-store.ts'
import type { PackPreview } from './messages.ts'
import type { FontFiles } from './render-page.ts'
import { RenderedPage, type RenderResult, toRenderResult } from './rendered-page.tsx'
import type { SendRequest } from './use-compiler-worker.ts'

interface PagePreviewProps {
  /** The essence; undefined until one compiles. */
  readonly text: string | undefined
  readonly pages: readonly PackPreview[]
  /** The page to show. */
  readonly page: PackPreview | undefined
  readonly isStale: boolean
  readonly fonts: FontFiles
  readonly send: SendRequest
  /** Selects the pack of another page. */
  readonly onSelect: (name: string) => void
}

/** Shows a rendered page. While the text has errors, the last good page stays. */
export const PagePreview = (props: PagePreviewProps) => {
  const { text, pages, page, isStale, fonts, send, onSelect } = props
  const { width = 1280 } = usePreviewOptions()
  const result = useRenderedPage({ text, page: page?.id, fonts, send })
  const showPage = useCallback(
    (id: string) => {
      const name = pages.find((item) => item.id === id)?.name
      if (name !== undefined) onSelect(name)
    },
    [pages],
  )
  return (
    <section class="try-preview" aria-labelledby="preview" data-stale={isStale || undefined}>
      <div class="try-bar">
        <h2 id="preview">Preview</h2>
        <p class="try-stale" role="status">
          {isStale ? 'The last version without errors' : ''}
        </p>
        <label class="choice">
          <span>Page</span>
          <select
            value={page?.name ?? ''}
            onChange={({ currentTarget }) => onSelect(currentTarget.value)}
          >
            {pages.map((item) => (
              <option key={item.name} value={item.name}>
                {item.route ?? item.id}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PreviewBar />
      <RenderedPage
        title={page ? `The page ${page.route ?? page.id}` : 'The page'}
        result={result}
        onNavigate={showPage}
        width={width}
        height={860}
      />
    </section>
  )
}

interface RenderOptions {
  readonly text: string | undefined
  /** The id of the page; undefined if there is none. */
  readonly page: string | undefined
  readonly fonts: FontFiles
  readonly send: SendRequest
}

/** Renders a page of an essence, and returns the previous result until the new one is ready. */
function useRenderedPage(options: RenderOptions): RenderResult | undefined {
  const { text, page, fonts, send } = options
  const latestRequest = useRef(0)
  const [result, setResult] = useState<RenderResult>()
  useEffect(() => {
    if (text === undefined || page === undefined) return
    const request = ++latestRequest.current
    void send({ type: 'render', text, page, fonts }).then((response) => {
      if (request === latestRequest.current) setResult(toRenderResult(response))
    })
  }, [text, page])
  return result
}
