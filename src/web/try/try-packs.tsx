import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { CopyButton } from '../ui/copy-button.tsx'
import { CodeBlock } from '../ui/rich-text.tsx'
import type { CompilerRequest, PackPreview, WorkerResponse } from './messages.ts'
import { RenderedPage, type RenderResult, toRenderResult } from './rendered-page.tsx'

interface PackViewerProps {
  readonly packs: readonly PackPreview[]
  /** The text that they were compiled from. */
  readonly text: string
  readonly send: (question: CompilerRequest) => Promise<WorkerResponse>
}

/** The packs of an essence, one at a time; a page is drawn too. */
export const PackViewer = ({ packs, text, send }: PackViewerProps) => {
  const [name, setName] = useState('')
  // A pack that is gone, since its page is, gives way to the first page.
  const pack =
    packs.find((one) => one.name === name) ?? packs.find(({ kind }) => kind === 'page') ?? packs[0]
  const drawn = useRenderedPage({ text, send, page: pack?.kind === 'page' ? pack.id : undefined })
  const onPage = useCallback(
    (id: string) =>
      setName(packs.find((one) => one.kind === 'page' && one.id === id)?.name ?? name),
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
            {packs.map((one) => (
              <option key={one.name} value={one.name}>
                {formatPackLabel(one)}
              </option>
            ))}
          </select>
        </label>
        <span class="tokens">{pack.tokens.toLocaleString('en')} tokens</span>
        <CopyButton source={{ text: pack.text }} label="the pack" />
      </div>
      {pack.kind === 'page' && (
        <RenderedPage
          title={`The page ${pack.route ?? pack.id}, drawn`}
          {...{ result: drawn, onNavigate: onPage }}
          width={1280}
          height={860}
        />
      )}
      <CodeBlock text={pack.text} />
    </section>
  )
}

const formatPackLabel = ({ kind, id, route }: PackPreview): string =>
  kind === 'scaffold' || kind === 'review' ? kind : `${kind} ${id}${route ? ` at ${route}` : ''}`

interface RenderOptions {
  readonly text: string
  /** The id of the page; undefined where none is shown. */
  readonly page: string | undefined
  readonly send: PackViewerProps['send']
}

/** The page drawn from the text. While a newer one is being drawn, the last one stays. */
function useRenderedPage({ text, page, send }: RenderOptions): RenderResult | undefined {
  const latest = useRef(0)
  const [drawn, setDrawn] = useState<RenderResult>()
  useEffect(() => {
    if (page === undefined) return
    const turn = ++latest.current
    void send({ ask: 'render', text, page }).then((answer) => {
      if (turn === latest.current) setDrawn(toRenderResult(answer))
    })
  }, [text, page])
  return drawn
}
