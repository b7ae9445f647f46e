/** What starts a comment, also behind escapes: `<!--`, `&lt;!--`, `&amp;lt;!--`. */
const COMMENT_START = /(?:<|&(?:amp;)*lt;)!--/g
const ESCAPED_START = /&(?:amp;)*lt;!--/g

/** Writes a text on one line of the worksheet. A comment in it stays visible. */
export const toWorksheetText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(COMMENT_START, (start) => (start === '<!--' ? '&lt;!--' : `&amp;${start.slice(1)}`))

/** Reads what `toWorksheetText` wrote. */
export const fromWorksheetText = (text: string): string =>
  text.replaceAll(ESCAPED_START, (start) =>
    start === '&lt;!--' ? '<!--' : `&${start.slice('&amp;'.length)}`,
  )

/** Removes the comments from a text, and keeps its line breaks. */
export function stripComments(text: string): string {
  let result = ''
  let index = 0
  for (;;) {
    const start = text.indexOf('<!--', index)
    if (start === -1) return result + text.slice(index)
    const end = text.indexOf('-->', start)
    // A comment without an end would hide all answers below it.
    if (end === -1) return result + text.slice(index)
    result += text.slice(index, start) + text.slice(start, end).replaceAll(/[^\n]/g, '')
    index = end + '-->'.length
  }
}
