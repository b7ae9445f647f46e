import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { fetchText } from '../ui/fetch-text.ts'
import { CodeBlock } from '../ui/rich-text.tsx'

/** Copies a text to the clipboard and says whether that worked. */
export const CopyTextButton = ({ text }: { readonly text: string }) => {
  const [status, setStatus] = useState('')
  const copy = () =>
    // Absent where the page is not served over HTTPS.
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setStatus('Copied.'),
      () => setStatus('The browser did not allow it: select the text instead.'),
    )
  return (
    <span class="copy">
      <button type="button" class="button" onClick={copy}>
        Copy
      </button>{' '}
      <span role="status">{status}</span>
    </span>
  )
}

/** Which file to show. */
export interface RawJsonProps {
  /** The address of the file, relative to the page. */
  readonly href: string
}

type LoadedFile = { readonly text: string } | { readonly error: string }

/** A file that is fetched and shown once it is asked for; without a script, a link to it. */
export const RawJson = ({ href }: RawJsonProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  const [loaded, setLoaded] = useState<LoadedFile>()
  const load = async () => {
    if (details.current?.open && !(loaded && 'text' in loaded)) setLoaded(await loadFile(href))
  }
  // It may have been opened before this script ran.
  useLayoutEffect(() => void load(), [])
  return (
    <details class="disclosure" ref={details} onToggle={load}>
      <summary>Show the file here</summary>
      <p>
        <a href={href}>Open it by itself</a>{' '}
        {loaded && 'text' in loaded && <CopyTextButton text={loaded.text} />}
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
