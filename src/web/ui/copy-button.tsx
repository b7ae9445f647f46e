import { fetchText } from './fetch-text.ts'

/** What is copied: a text, the text of an element of the page, or a file. */
export type CopySource =
  | { readonly text: string }
  | { readonly from: string }
  | { readonly file: string }

interface CopyButtonProps {
  readonly source: CopySource
  /** What it is, as it reads after "Copy". */
  readonly label: string
  /** The name of a file, where the text is saved instead of copied. */
  readonly saveAs?: string
}

/** A button that `copying.ts` wakes, and the place where it says what came of it. */
export const CopyButton = ({ source, label, saveAs }: CopyButtonProps) => (
  <span class="copy needs-script">
    <button
      type="button"
      class="button small"
      data-copy={'text' in source ? source.text : undefined}
      data-copy-from={'from' in source ? source.from : undefined}
      data-copy-file={'file' in source ? source.file : undefined}
      data-save-as={saveAs}
    >
      {saveAs === undefined ? 'Copy' : 'Download'}
      <span class="hidden"> {label}</span>
    </button>
    <span role="status" />
  </span>
)

/** Texts as a button names them: written on it, standing in the page, or in a file. */
const TEXT_READERS: Readonly<Record<string, (value: string) => Promise<string>>> = {
  copy: async (text) => text,
  copyFrom: async (id) => document.getElementById(id)?.textContent ?? '',
  copyFile: fetchText,
}

/** Lets every button that says what it copies or saves do so, now and for those that come later. */
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

/** A file could not be read: whoever asked for it is told why. */
function toErrorMessage(error: unknown): string {
  if (error instanceof Error) return error.message
  throw error
}

async function copyText(text: Promise<string>): Promise<string> {
  // Safari only lets a page copy what it promised while the click was being handled.
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  const written = navigator.clipboard?.write([new ClipboardItem({ 'text/plain': blob })])
  // Absent where the page is not served over HTTPS; refused where a person said so.
  const isCopied = await (written ?? Promise.reject()).then(
    () => true,
    () => false,
  )
  await text
  return isCopied ? 'Copied.' : 'The browser did not allow it: select the text instead.'
}

async function saveText(text: Promise<string>, name: string): Promise<string> {
  const href = URL.createObjectURL(new Blob([await text]))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
  return 'Saved.'
}
