/** The colours that a sample shows, each with the colour that is written on it. */
export const PAIRS: readonly (readonly [ground: string, text: string])[] = [
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

/** The sample page of a theme. */
export const themeSampleCss = `
:where([data-specimen="theme"]) {
  display: grid;
  gap: calc(var(--unit) * 10);
  grid-template-columns: minmax(0, 1fr);
}

:where([data-specimen="theme"] > *) {
  display: grid;
  gap: calc(var(--unit) * 4);
  grid-template-columns: minmax(0, 1fr);
}

:where([data-part="head"] h1) {
  font-size: calc(var(--text-3xl) * 1.15);
}

:where([data-part="head"] p) {
  color: var(--color-text-muted);
  font-size: var(--text-lg);
}

:where([data-part="modes"]) {
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
}

:where([data-part="modes"] > h2) {
  grid-column: 1 / -1;
}

:where([data-part="palette"]) {
  background: var(--color-background);
  border: var(--line);
  border-color: var(--color-border);
  border-radius: var(--radius-card);
  color: var(--color-text);
  display: grid;
  gap: var(--gap);
  padding: var(--pad);
}

:where([data-part="palette"] > ul) {
  display: grid;
  gap: calc(var(--unit) * 2);
  grid-template-columns: repeat(3, minmax(0, 1fr));
}

:where([data-swatch]) {
  border: 1px solid var(--color-border);
  border-radius: var(--radius-base);
  font-size: var(--text-sm);
  padding: calc(var(--unit) * 5) calc(var(--unit) * 3) calc(var(--unit) * 2);
}

:where(ul[data-part="series"]) {
  grid-template-columns: repeat(6, minmax(0, 1fr));
}

:where([data-part="series"] > li) {
  border-block-end: 0.75rem solid currentColor;
  font-size: 0;
}

:where([data-text]) {
  font: var(--text-base) / 1.55 var(--font-body);
}

[data-text="3xl"] {
  font: var(--font-weight-heading) var(--text-3xl) / 1.1 var(--font-display);
  letter-spacing: -0.02em;
}

[data-text="xl"] {
  font: var(--font-weight-heading) var(--text-xl) / 1.2 var(--font-display);
}

[data-text="sm"] {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

[data-text="mono"] {
  font: var(--text-base) / 1.5 var(--font-mono);
}

:where([data-part="decorators"] > ul) {
  display: grid;
  gap: calc(var(--unit) * 6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
}

:where([data-part="decorators"] li) {
  display: grid;
  gap: calc(var(--unit) * 2);
  align-content: start;
}

:where([data-decorator]) {
  padding: calc(var(--unit) * 2) calc(var(--unit) * 3);
}

:where([data-part="controls"] > [data-slot="actions"]) {
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 3);
}

:where([data-part="controls"] > [data-slot="field"]) {
  display: grid;
  gap: calc(var(--unit) * 1.5);
}
${PAIRS.map(([ground, text]) => `\n[data-swatch="${ground}"] {\n  background: var(--color-${ground});\n  color: var(--color-${text});\n}\n`).join('')}`
