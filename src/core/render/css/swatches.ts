/** The colors that a theme sample shows, each with the text color that goes on it. */
export const SWATCHES: readonly (readonly [background: string, text: string])[] = [
  ['background', 'text'],
  ['surface', 'text-muted'],
  ['primary', 'on-primary'],
  ['secondary', 'on-secondary'],
  ['accent', 'on-accent'],
  ['success', 'on-success'],
  ['warning', 'on-warning'],
  ['danger', 'on-danger'],
  ['info', 'on-info'],
]

/** Returns the rules that color each swatch of a theme sample. */
export const swatchCss = (): string =>
  SWATCHES.map(
    ([background, text]) =>
      `[data-swatch="${background}"] {\n  background: var(--color-${background});\n  color: var(--color-${text});\n}`,
  ).join('\n\n')
