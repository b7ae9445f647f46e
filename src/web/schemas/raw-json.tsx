import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { CopyButton } from '../ui/copy-button.tsx'
import { fetchText } from '../ui/fetch-text.ts'
import { CodeBlock } from '../ui/rich-text.tsx'

/** The props of a file viewer. */
export interface RawJsonProps {
  /** The URL of the file, relative to the page. */
  readonly href: string
}

type LoadedFile = { readonly text: string } | { readonly error: string }

/** A disclosure that fetches a file when it is opened, with a link that works without scripts. */
export const RawJson = ({ href }: RawJsonProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  const [loaded, setLoaded] = useState<LoadedFile>()
  const load = async () => {
    if (details.current?.open && !(loaded && 'text' in loaded)) setLoaded(await loadFile(href))
  }
  // The user may have opened it before this script ran.
  useLayoutEffect(() => void load(), [])
  return (
    <details class="disclosure" ref={details} onToggle={load}>
      <summary>Show the file here</summary>
      <p>
        <a href={href}>Open it by itself</a>{' '}
        {loaded && 'text' in loaded && (
          <CopyButton source={{ text: loaded.text }} label="the file" />
        )}
      </p>
      {loaded && <FileContent {...loaded} />}
    </details>
  )
}

const FileContent = (loaded: LoadedFile) =>
  'error' in loaded ? <p role="alert">{loaded.error}</p> : <CodeBlock text={loaded.text} />

const loadFile = (href: string): Promise<LoadedFile> =>
  fetchText(href).then(
    (text) => ({ text }),
    (error: Error) => ({ error: `The file could not be read. ${error.message}` }),
  )
