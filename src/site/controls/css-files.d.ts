/** A style sheet, imported as text. */
declare module '*.css?raw' {
  const css: string
  export default css
}
