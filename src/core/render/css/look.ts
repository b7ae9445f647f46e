import { DENSITIES, densityProperties } from './density.ts'

/** What the attributes of the root element change: density, shape, movement; and paper. */
export const lookCss = `
:root {
  --unit: 0.25rem;
  --content-gap: 1.5rem;
  --section-padding: 3rem;
  --radius-field: min(var(--radius-control), 0.75rem);
${densityProperties('comfortable')}}
${DENSITIES.map((density) => `\n:root[data-density="${density}"] {\n${densityProperties(density)}}\n`).join('')}
:root[data-shape="sharp"] {
  --radius-card: min(var(--radius-base), 4px);
  --radius-control: min(var(--radius-base), 4px);
}

:root[data-shape="rounded"] {
  --radius-card: clamp(4px, var(--radius-base), 16px);
  --radius-control: clamp(4px, var(--radius-base), 16px);
}

:root[data-shape="pill"] {
  --radius-card: var(--radius-base);
  --radius-control: 999px;
}

:root[data-motion="none"] :where(*, ::before, ::after) {
  animation: none !important;
  transition: none !important;
}

@media (prefers-reduced-motion: reduce) {
  :where(*, ::before, ::after) {
    animation: none !important;
    scroll-behavior: auto !important;
    transition: none !important;
  }
}

@media print {
  :root {
    --shadow-1: none;
    --shadow-3: none;
    background: none;
    color-scheme: light;
  }

  :where([data-region]:not(main), [data-skip], [data-unfold], [data-preset="floating"], [role="toolbar"], [data-component="Pagination"], button:not(th *), [popover]) {
    display: none !important;
  }

  [data-shell] {
    display: block !important;
  }

  :where(details) > :where(*) {
    display: block;
  }

  :where(tr, figure, [data-component="Card"]) {
    break-inside: avoid;
  }
}
`
