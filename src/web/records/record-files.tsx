import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { CopyButton } from '../ui/copy-button.tsx'
import { fetchJsonText, fetchText } from '../ui/fetch-text.ts'

/** The props of the file viewer. */
export interface RecordFilesProps {
  readonly files: readonly RecordFile[]
}

interface RecordFile {
  readonly label: string
  /** The file name of a download. */
  readonly name: string
  /** The URL, relative to the page. */
  readonly href: string
}

/** Tabs with files to read, copy and download; links to the files if scripts are disabled. */
export const RecordFiles = ({ files }: RecordFilesProps) => {
  const [selectedIndex, setSelectedIndex] = useState(0)
  const current = files[selectedIndex]
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
        <FileTabs files={files} selectedIndex={selectedIndex} onSelect={setSelectedIndex} />
        {current && (
          <FilePanel key={current.name} {...current} labelledBy={`file-${selectedIndex}`} />
        )}
      </div>
    </>
  )
}

interface FileTabsProps extends RecordFilesProps {
  readonly selectedIndex: number
  readonly onSelect: (index: number) => void
}

const FileTabs = ({ files, selectedIndex, onSelect }: FileTabsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const moveFocus = ({ key }: KeyboardEvent) => {
    const next = TAB_KEY_STEPS[key]?.(selectedIndex, files.length)
    if (next === undefined) return
    onSelect(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
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
          onKeyDown={moveFocus}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** The tab that each key selects (WAI-ARIA Authoring Practices, tabs). */
const TAB_KEY_STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

const FilePanel = ({ name, href, labelledBy }: RecordFile & { readonly labelledBy: string }) => {
  const container = useRef<HTMLPreElement>(null)
  const text = useFileText(href, container)
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
        ref={container}
        class={href.endsWith('.md') ? 'prose-lines' : undefined}
        tabindex={0}
        aria-busy={text === undefined}
      >
        <code>{text ?? 'Reading the file …'}</code>
      </pre>
    </div>
  )
}

/** Fetches a file when its container becomes visible. Returns its text, or an error message. */
function useFileText(href: string, container: RefObject<HTMLElement | null>): string | undefined {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const fetchFile = href.endsWith('.json') ? fetchJsonText : fetchText
      fetchFile(href).then(setText, (error: Error) => setText(error.message))
    })
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return text
}
