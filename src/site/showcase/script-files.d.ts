/** A script, imported as text. */
declare module '*.js?raw' {
  const script: string
  export default script
}

/** A style sheet, imported as text. */
declare module '*.css?raw' {
  const css: string
  export default css
}
