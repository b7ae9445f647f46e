/** The bundled modules of `site/controls`, as text. */
declare module '#controls-script' {
  const script: string
  export default script
}
