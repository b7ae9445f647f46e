import { useState } from 'preact/hooks'
import type { PackPreview } from './messages.ts'
import { PackPanel } from './pack-panel.tsx'
import { PagePreview } from './page-preview.tsx'
import type { FontFiles } from './render-page.ts'
import type { GoodState, SendRequest } from './use-compiler-worker.ts'

interface TryOutputProps {
  /** The latest state without errors, which stays while the text is wrong. */
  readonly good: GoodState | undefined
  /** The good state before that. */
  readonly previous: GoodState | undefined
  /** True if the text has errors and an earlier one is shown. */
  readonly isStale: boolean
  readonly isWorking: boolean
  readonly fonts: FontFiles
  readonly send: SendRequest
}

/** Shows what an essence compiles to: a page, and the packs. */
export const TryOutput = ({ good, previous, isStale, isWorking, fonts, send }: TryOutputProps) => {
  const [selected, setSelected] = useState('')
  const packs = good?.packs ?? []
  const pack = findSelected(packs, selected)
  const pages = packs.filter(({ kind }) => kind === 'page')
  const page = pack?.kind === 'page' ? pack : (pages.find(isInSection(pack)) ?? pages[0])
  return (
    <div class="try-output" aria-busy={isWorking}>
      <PagePreview
        isStale={isStale}
        fonts={fonts}
        send={send}
        text={good?.text}
        pages={pages}
        page={page}
        onSelect={setSelected}
      />
      {good && pack && (
        <PackPanel send={send} good={good} previous={previous} pack={pack} onSelect={setSelected} />
      )}
    </div>
  )
}

/** Returns the selected pack. If it no longer exists, the first page takes its place. */
const findSelected = (packs: readonly PackPreview[], name: string): PackPreview | undefined =>
  packs.find((item) => item.name === name) ?? packs.find(({ kind }) => kind === 'page') ?? packs[0]

const isInSection =
  (pack: PackPreview | undefined) =>
  ({ section }: PackPreview): boolean =>
    pack?.kind === 'section' && section === pack.id
