/** The frames around pages. Where each region stands is the record's to say: see \`shell-css.ts\`. */
export const framesCss = `
:where([data-shell]) {
  --gutter: clamp(1rem, 4vi, 2rem);
  --measure: 80rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvb;
}

:where([data-region]) {
  min-inline-size: 0;
}

:where(header[data-region]) {
  align-items: center;
  background: var(--color-surface);
  border-block-end: var(--line);
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 2);
  padding: calc(var(--unit) * 2) var(--gutter);
}
`
