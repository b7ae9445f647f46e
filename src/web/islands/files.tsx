import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Copy } from '../parts/copy.tsx'
import { readText } from '../read-text.ts'

/** Files that belong together. */
export interface FilesProps {
  readonly files: readonly File[]
}

interface File {
  readonly label: string
  /** The name that it is saved under. */
  readonly name: string
  /** Its address, relative to the page. */
  readonly href: string
}

/** Files to read, copy and download; without a script, links to them. */
export const Files = ({ files }: FilesProps) => {
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
        <Tabs files={files} at={at} setAt={setAt} />
        {current && <Panel key={current.name} {...current} labelledBy={`file-${at}`} />}
      </div>
    </>
  )
}

interface TabsProps extends FilesProps {
  readonly at: number
  readonly setAt: (at: number) => void
}

const Tabs = ({ files, at, setAt }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const move = ({ key }: KeyboardEvent) => {
    const to = STEPS[key]?.(at, files.length)
    if (to === undefined) return
    setAt(to)
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
          aria-selected={index === at}
          aria-controls="file"
          tabindex={index === at ? 0 : -1}
          onClick={() => setAt(index)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** Where each key leads from a tab (WAI-ARIA Authoring Practices, tabs). */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

const Panel = ({ name, href, labelledBy }: File & { readonly labelledBy: string }) => {
  const place = useRef<HTMLPreElement>(null)
  const text = useFile(href, place)
  return (
    <div role="tabpanel" id="file" aria-labelledby={labelledBy}>
      <div class="file-bar">
        <a class="name" href={href}>
          {name}
        </a>
        <Copy of={{ file: href }} what={name} />
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
function useFile(href: string, place: RefObject<HTMLElement | null>): string | undefined {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      readText(href).then(
        (read) => setText(/\.json$/.test(href) ? indented(read) : read),
        (error: Error) => setText(error.message),
      )
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return text
}

/** JSON as people read it; the file itself has no space to spare. */
const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)
