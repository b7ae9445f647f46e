import { CONTENT_SECURITY_POLICY } from '../internal.ts'

/** The variable parts of an HTML document. */
export interface HtmlDocumentParts {
  readonly title: string
  readonly description: string
  /** Link and script elements as HTML. */
  readonly head: readonly string[]
  readonly body: string
}

/** Renders an HTML document. */
export const renderHtmlDocument = ({
  title,
  description,
  head,
  body,
}: HtmlDocumentParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(CONTENT_SECURITY_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${head.join('\n')}
</head>
<body>
${body}
</body>
</html>
`

/** Renders the JSON data of a page. Escapes `<`, which could end the script element early. */
export function dataScript(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="data">${json}</script>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** Escapes a text for HTML and XML, in elements and in attributes with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"<]/g, (character) => ESCAPES[character] ?? character)
