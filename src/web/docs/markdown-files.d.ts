/** A Markdown file as the text that it holds. */
declare module '*.md?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: this is the form that Vite gives a file in.
  export default text
}
