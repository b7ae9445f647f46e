interface TryPreviewProps {
  /** What is drawn, in words. */
  readonly page: string
  readonly html: { readonly html?: string; readonly fault?: string }
}

/**
 * A page that was drawn from a document of anybody's: it runs no script, sends no form, and cannot
 * reach the page around it.
 */
export const TryPreview = ({ page, html: { html, fault } }: TryPreviewProps) => (
  <div class="preview try-preview" data-scaled="" style="--frame-width:1280;--frame-height:860">
    {fault ? (
      <p role="alert">{fault}</p>
    ) : (
      <iframe title={`The page ${page}, drawn`} sandbox="" srcdoc={html ?? ''} />
    )}
  </div>
)
