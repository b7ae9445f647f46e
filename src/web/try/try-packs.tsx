import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { PreviewBar } from '../preview/preview-bar.tsx'
import { usePreviewOptions } from '../preview/preview-store.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { CodeBlock } from '../ui/rich-text.tsx'
import type { PackPreview } from './messages.ts'
import { RenderedPage, type RenderResult, toRenderResult } from './rendered-page.tsx'
import type { SendRequest } from './use-compiler-worker.ts'

interface PackViewerProps {
  readonly packs: readonly PackPreview[]
  /** The essence that the packs are compiled from. */
  readonly text: string
  readonly send: SendRequest
}

/** Shows the selected pack of an essence, and the rendered page for a page pack. */
export const PackViewer = ({ packs, text, send }: PackViewerProps) => {
  const [name, setName] = useState('')
  const { width = 1280 } = usePreviewOptions()
  // If the selected pack no longer exists, show the first page instead.
  const pack =
    packs.find((item) => item.name === name) ??
    packs.find(({ kind }) => kind === 'page') ??
    packs[0]
  const rendered = useRenderedPage({
    text,
    send,
    page: pack?.kind === 'page' ? pack.id : undefined,
  })
  const showPage = useCallback(
    (id: string) =>
      setName(packs.find((item) => item.kind === 'page' && item.id === id)?.name ?? name),
    [packs, name],
  )
  if (!pack) return null
  return (
    <section class="try-packs" aria-labelledby="packs">
      <h2 id="packs">Packs</h2>
      <div class="try-bar">
        <label class="choice">
          <span>Show</span>
          <select value={pack.name} onChange={({ currentTarget }) => setName(currentTarget.value)}>
            {packs.map((item) => (
              <option key={item.name} value={item.name}>
                {formatPackLabel(item)}
              </option>
            ))}
          </select>
        </label>
        <span class="tokens">{pack.tokens.toLocaleString('en')} tokens</span>
        <CopyButton source={{ text: pack.text }} label="the pack" />
      </div>
      {pack.kind === 'page' && (
        <>
          <PreviewBar />
          <RenderedPage
            title={`The page ${pack.route ?? pack.id}, drawn`}
            result={rendered}
            onNavigate={showPage}
            width={width}
            height={860}
          />
        </>
      )}
      <CodeBlock text={pack.text} />
    </section>
  )
}

const formatPackLabel = ({ kind, id, route }: PackPreview): string =>
  kind === 'scaffold' || kind === 'review' ? kind : `${kind} ${id}${route ? ` at ${route}` : ''}`

interface RenderOptions {
  readonly text: string
  /** The id of the page; undefined if the selected pack has no page. */
  readonly page: string | undefined
  readonly send: SendRequest
}

/** Renders a page of an essence, and returns the previous result until the new one is ready. */
function useRenderedPage({ text, page, send }: RenderOptions): RenderResult | undefined {
  const latestRequest = useRef(0)
  const [result, setResult] = useState<RenderResult>()
  useEffect(() => {
    if (page === undefined) return
    const request = ++latestRequest.current
    void send({ type: 'render', text, page }).then((response) => {
      if (request === latestRequest.current) setResult(toRenderResult(response))
    })
  }, [text, page])
  return result
}
