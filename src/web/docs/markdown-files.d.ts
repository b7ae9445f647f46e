/** A Markdown file as the text that it holds. */
declare module '*.md?raw' {
  const text: string
  export default text
}
