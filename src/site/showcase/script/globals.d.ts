/** The style sheet of the tools; `showcase-script.ts` puts the text of `tools.css` here. */
declare const TOOLS_CSS: string
