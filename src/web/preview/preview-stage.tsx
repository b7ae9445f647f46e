import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { PreviewActions, ResizablePreview } from '../ui/preview-frame.tsx'

/** A page that the stage can show. */
export interface StagePage {
  /** Identifies the page in links. */
  readonly id: string
  /** The URL of the preview, relative to the page. */
  readonly src: string
  readonly name: string
  readonly route: string
}

/** The props of the preview stage. */
export interface PreviewStageProps {
  readonly pages: readonly StagePage[]
}

/** Shows one of several pages with the options of the preview bar. */
export const PreviewStage = ({ pages }: PreviewStageProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const [id, setId] = useState(pages[0]?.id)
  useLayoutEffect(() => {
    const linked = pages.find((item) => `#${toStageId(item)}` === location.hash)
    if (!linked) return
    setId(linked.id)
    // The browser found no element for the fragment, because the page was not selected yet.
    stage.current?.scrollIntoView()
  }, [])
  const page = pages.find((item) => item.id === id)
  if (!page) return null
  return (
    <div class="preview-stage needs-script" id={toStageId(page)} ref={stage}>
      <div class="stage-bar">
        <label class="choice">
          <span>Page</span>
          <select value={id} onChange={({ currentTarget }) => setId(currentTarget.value)}>
            {pages.map((item) => (
              <option key={item.id} value={item.id}>
                {`${item.name}, ${item.route}`}
              </option>
            ))}
          </select>
        </label>
        <PreviewActions src={page.src} label={page.name} id={toStageId(page)} />
      </div>
      <ResizablePreview src={page.src} title={`The page ${page.name}`} height={720} isFixed />
    </div>
  )
}

const toStageId = ({ id }: StagePage): string => `stage-${id}`
