import { useState } from 'preact/hooks'

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
