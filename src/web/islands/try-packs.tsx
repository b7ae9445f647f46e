import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { CodeBlock } from '../parts/code-block.tsx'
import { Copy } from '../parts/copy.tsx'
import type { Answer, Asked } from '../try/messages.ts'
import type { ShownPack } from '../try/outcome.ts'
import { type Drawn, DrawnPage, drawnOf } from './drawn-page.tsx'

interface TryPacksProps {
  readonly packs: readonly ShownPack[]
  /** The text that they were compiled from. */
  readonly text: string
  readonly ask: (question: Asked) => Promise<Answer>
}

/** The packs of an essence, one at a time; a page is drawn too. */
export const TryPacks = ({ packs, text, ask }: TryPacksProps) => {
  const [name, setName] = useState('')
  // A pack that is gone, since its page is, gives way to the first page.
  const pack =
    packs.find((one) => one.name === name) ?? packs.find(({ kind }) => kind === 'page') ?? packs[0]
  const drawn = useDrawn({ text, ask, page: pack?.kind === 'page' ? pack.id : undefined })
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
                {labelOf(one)}
              </option>
            ))}
          </select>
        </label>
        <span class="tokens">{pack.tokens.toLocaleString('en')} tokens</span>
        <Copy of={{ text: pack.text }} what="the pack" />
      </div>
      {pack.kind === 'page' && (
        <DrawnPage
          title={`The page ${pack.route ?? pack.id}, drawn`}
          {...{ drawn, onPage }}
          width={1280}
          height={860}
        />
      )}
      <CodeBlock text={pack.text} />
    </section>
  )
}

const labelOf = ({ kind, id, route }: ShownPack): string =>
  kind === 'scaffold' || kind === 'review' ? kind : `${kind} ${id}${route ? ` at ${route}` : ''}`

interface Wanted {
  readonly text: string
  /** The id of the page; undefined where none is shown. */
  readonly page: string | undefined
  readonly ask: TryPacksProps['ask']
}

/** The page drawn from the text. While a newer one is being drawn, the last one stays. */
function useDrawn({ text, page, ask }: Wanted): Drawn | undefined {
  const latest = useRef(0)
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    if (page === undefined) return
    const turn = ++latest.current
    void ask({ ask: 'render', text, page }).then((answer) => {
      if (turn === latest.current) setDrawn(drawnOf(answer))
    })
  }, [text, page])
  return drawn
}
