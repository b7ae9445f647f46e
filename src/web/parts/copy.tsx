/** What is copied: a text, the text of an element of the page, or a file. */
export type Copied =
  | { readonly text: string }
  | { readonly from: string }
  | { readonly file: string }

interface CopyProps {
  readonly of: Copied
  /** What it is, as it reads after "Copy". */
  readonly what: string
  /** The name of a file, where the text is saved instead of copied. */
  readonly saveAs?: string
}

/** A button that `copying.ts` wakes, and the place where it says what came of it. */
export const Copy = ({ of, what, saveAs }: CopyProps) => (
  <span class="copy needs-script">
    <button
      type="button"
      class="button small"
      data-copy={'text' in of ? of.text : undefined}
      data-copy-from={'from' in of ? of.from : undefined}
      data-copy-file={'file' in of ? of.file : undefined}
      data-save-as={saveAs}
    >
      {saveAs === undefined ? 'Copy' : 'Download'}
      <span class="hidden"> {what}</span>
    </button>
    <span role="status" />
  </span>
)
