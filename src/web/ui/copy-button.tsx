import { fetchText } from './fetch-text.ts'
import { createPreviewLink } from './preview-store.ts'

/**
 * The source of a copied text: a string, the id of an element, the URL of a file, or the fragment of
 * a link to this page with its preview options.
 */
export type CopySource =
  | { readonly text: string }
  | { readonly from: string }
  | { readonly file: string }
  | { readonly link: string }

interface CopyButtonProps {
  readonly source: CopySource
  /** The object of the accessible name, after "Copy" or "Download". */
  readonly label?: string
  /** A file name, to save the text as a file instead of copying it. */
  readonly saveAs?: string
  /** The whole text of the button, instead of a verb and the label. */
  readonly caption?: string
}

/** A button that `enableCopyButtons` handles, with a status message. */
export const CopyButton = ({ source, label, saveAs, caption }: CopyButtonProps) => (
  <span class="copy needs-script">
    <button
      type="button"
      class="button small"
      data-copy={'text' in source ? source.text : undefined}
      data-copy-from={'from' in source ? source.from : undefined}
      data-copy-file={'file' in source ? source.file : undefined}
      data-copy-link={'link' in source ? source.link : undefined}
      data-save-as={saveAs}
    >
      {caption ?? (
        <>
          {saveAs === undefined ? ('link' in source ? 'Copy link' : 'Copy') : 'Download'}
          <span class="hidden"> {label}</span>
        </>
      )}
    </button>
    <span role="status" />
  </span>
)

/** Reads the text of a button, by its data attribute. */
const TEXT_READERS: Readonly<Record<string, (value: string) => Promise<string>>> = {
  copy: async (text) => text,
  copyFrom: async (id) => document.getElementById(id)?.textContent ?? '',
  copyFile: fetchText,
  copyLink: async (fragment) => createPreviewLink(fragment),
}

/** Handles the clicks of all copy buttons with one listener, also of those rendered later. */
export function enableCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button) void handleButton(button)
  })
}

async function handleButton(button: HTMLButtonElement): Promise<void> {
  const { dataset, nextElementSibling: status } = button
  const source = Object.keys(TEXT_READERS).find((name) => dataset[name] !== undefined)
  const text = source && TEXT_READERS[source]?.(dataset[source] ?? '')
  if (!text || status === null) return
  const { saveAs } = dataset
  status.textContent = await (saveAs === undefined ? copyText(text) : saveText(text, saveAs)).catch(
    toErrorMessage,
  )
}

/** Returns the message to show if a file cannot be read. */
function toErrorMessage(error: unknown): string {
  if (error instanceof Error) return error.message
  throw error
}

/** Copies a text to the clipboard; returns a message that can be shown. */
export async function copyText(text: Promise<string>): Promise<string> {
  // Safari only allows copying if the promise is passed to the clipboard in the click handler.
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
  const write = navigator.clipboard?.write([new ClipboardItem({ 'text/plain': blob })])
  // Undefined without HTTPS; rejected if the user has denied the permission.
  const isCopied = await (write ?? Promise.reject()).then(
    () => true,
    () => false,
  )
  await text
  return isCopied ? 'Copied.' : 'The browser did not allow it: select the text instead.'
}

/** Saves a text as a file; returns a message that can be shown. */
export async function saveText(text: Promise<string>, name: string): Promise<string> {
  const href = URL.createObjectURL(new Blob([await text]))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
  return 'Saved.'
}
