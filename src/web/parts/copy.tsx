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
