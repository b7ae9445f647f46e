import { useEffect, useState } from 'preact/hooks'
import { copyText } from '../ui/copy-button.tsx'
import { readSavedDocument } from './saved-document.ts'

/** A message above the editor, a link to share, or an error. */
export type NoticeContent =
  | { readonly message: string; readonly canRestore?: boolean }
  | { readonly link: string }
  | { readonly error: string }

interface NoticeBarProps {
  readonly notice: NoticeContent | undefined
  /** Brings the last document back. */
  readonly onRestore: () => void
}

/** Shows a notice. Both live regions are always there, so that screen readers notice changes. */
export const NoticeBar = ({ notice, onRestore }: NoticeBarProps) => (
  <div class="try-notice" data-empty={notice === undefined || undefined}>
    <p role="alert">{notice && 'error' in notice ? notice.error : ''}</p>
    <p role="status">{notice && 'message' in notice ? notice.message : ''}</p>
    {notice && 'message' in notice && notice.canRestore && readSavedDocument('previous') && (
      <button type="button" class="link" onClick={onRestore}>
        Back to my last document
      </button>
    )}
    {notice && 'link' in notice && <ShareLink key={notice.link} link={notice.link} />}
  </div>
)

/** Copies a link, and shows it in case the browser does not allow that. */
const ShareLink = ({ link }: { readonly link: string }) => {
  const [message, setMessage] = useState('')
  useEffect(() => {
    void copyText(Promise.resolve(link)).then(setMessage)
  }, [link])
  return (
    <div class="try-link">
      <label for="share-link">Link to this document</label>
      <input
        id="share-link"
        readonly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <span role="status">{message}</span>
    </div>
  )
}
