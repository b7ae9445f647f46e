import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { CopyButton } from '../ui/copy-button.tsx'
import { fetchText } from '../ui/fetch-text.ts'

/** Files that belong together. */
export interface RecordFilesProps {
  readonly files: readonly RecordFile[]
}

interface RecordFile {
  readonly label: string
  /** The name that it is saved under. */
  readonly name: string
  /** Its address, relative to the page. */
  readonly href: string
}

/** Files to read, copy and download; without a script, links to them. */
export const RecordFiles = ({ files }: RecordFilesProps) => {
  const [at, setAt] = useState(0)
  const current = files[at]
  return (
    <>
      <ul class="inline without-script">
        {files.map(({ label, name, href }) => (
          <li key={name}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <div class="needs-script files">
        <FileTabs files={files} selectedIndex={at} onSelect={setAt} />
        {current && <FilePanel key={current.name} {...current} labelledBy={`file-${at}`} />}
      </div>
    </>
  )
}

interface FileTabsProps extends RecordFilesProps {
  readonly selectedIndex: number
  readonly onSelect: (at: number) => void
}

const FileTabs = ({ files, selectedIndex, onSelect }: FileTabsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const move = ({ key }: KeyboardEvent) => {
    const to = TAB_KEY_STEPS[key]?.(selectedIndex, files.length)
    if (to === undefined) return
    onSelect(to)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label="Forms" ref={list}>
      {files.map(({ label, name }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`file-${index}`}
          aria-selected={index === selectedIndex}
          aria-controls="file"
          tabindex={index === selectedIndex ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** Where each key leads from a tab (WAI-ARIA Authoring Practices, tabs). */
const TAB_KEY_STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

const FilePanel = ({ name, href, labelledBy }: RecordFile & { readonly labelledBy: string }) => {
  const place = useRef<HTMLPreElement>(null)
  const text = useFileText(href, place)
  return (
    <div role="tabpanel" id="file" aria-labelledby={labelledBy}>
      <div class="file-bar">
        <a class="name" href={href}>
          {name}
        </a>
        <CopyButton source={{ file: href }} label={name} />
        <a class="button small" href={href} download={name}>
          Download <span class="hidden">{name}</span>
        </a>
      </div>
      <pre
        ref={place}
        class={href.endsWith('.md') ? 'prose-lines' : undefined}
        tabindex={0}
        aria-busy={text === undefined}
      >
        <code>{text ?? 'Reading the file …'}</code>
      </pre>
    </div>
  )
}

/** The text of a file, read once its place comes into sight; why it could not be, if so. */
function useFileText(href: string, place: RefObject<HTMLElement | null>): string | undefined {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      fetchText(href).then(
        (read) => setText(/\.json$/.test(href) ? indentJson(read) : read),
        (error: Error) => setText(error.message),
      )
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return text
}

/** JSON as people read it; the file itself has no space to spare. */
const indentJson = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)
