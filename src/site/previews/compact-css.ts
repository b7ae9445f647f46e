/** Removes comments and line breaks: a tenth of what each preview transfers. */
export const compactCss = (css: string): string =>
  css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\n\s*/g, ' ')
