/** Elements as they are everywhere: type, colour, focus. Rules in `:where()` give way to any other. */
export const baseCss = `
:where(:root) {
  --color-background: Canvas;
  --color-surface: Canvas;
  --color-surface-raised: Canvas;
  --color-overlay: CanvasText;
  --color-border: GrayText;
  --color-border-strong: GrayText;
  --color-text: CanvasText;
  --color-text-muted: CanvasText;
  --color-text-subtle: CanvasText;
  --color-primary: LinkText;
  --color-primary-hover: LinkText;
  --color-on-primary: Canvas;
  --color-secondary: ButtonFace;
  --color-on-secondary: ButtonText;
  --color-accent: var(--color-primary);
  --color-on-accent: var(--color-on-primary);
  --color-link: LinkText;
  --color-focus: Highlight;
  --color-success: CanvasText;
  --color-warning: CanvasText;
  --color-danger: CanvasText;
  --color-on-danger: Canvas;
  --color-info: CanvasText;
  --color-chart-1: var(--color-primary);
  --color-chart-2: var(--color-accent);
  --color-chart-3: var(--color-success);
  --color-chart-4: var(--color-info);
  --color-chart-5: var(--color-warning);
  --color-chart-6: var(--color-danger);
  --font-display: system-ui, sans-serif;
  --font-body: system-ui, sans-serif;
  --font-mono: ui-monospace, monospace;
  --font-weight-heading: 600;
  --font-weight-body: 400;
  --text-xs: 0.8rem;
  --text-sm: 0.9rem;
  --text-base: 1rem;
  --text-lg: 1.2rem;
  --text-xl: 1.44rem;
  --text-2xl: 1.73rem;
  --text-3xl: 2.07rem;
  --radius-base: 6px;
  --radius-card: 8px;
  --radius-control: 6px;
  --radius-pill: 999px;
  --shadow-0: none;
  --shadow-1: none;
  --shadow-2: none;
  --shadow-3: none;
  --shadow-4: none;
  --ease-standard: ease;
  --duration-fast: 120ms;
  --duration-base: 200ms;
}

:root {
  --line: 1px solid var(--color-border);
  --line-strong: 1px solid var(--color-border-strong);
  --status: var(--color-text-muted);
  --tint: color-mix(in srgb, var(--color-primary) 8%, transparent);
  --well: color-mix(in srgb, var(--color-text) 4%, transparent);
  --sunken: color-mix(in srgb, var(--color-text) 7%, transparent);
  accent-color: var(--color-primary);
  background: var(--color-background);
  color: var(--color-text);
  color-scheme: light dark;
  font: var(--font-weight-body) var(--text-base) / 1.55 var(--font-body);
  hanging-punctuation: first;
  overflow-wrap: break-word;
  scroll-padding-block-start: 5rem;
  text-size-adjust: none;
}

:root[data-mode="light"], [data-mode="light"] {
  color-scheme: light;
}

:root[data-mode="dark"], [data-mode="dark"] {
  color-scheme: dark;
}

*, ::before, ::after {
  box-sizing: border-box;
}

:where(body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, pre, hr, menu, address) {
  border: 0;
  margin: 0;
  min-inline-size: 0;
  padding: 0;
}

:where(h1, h2, h3, h4, h5, h6) {
  font-family: var(--font-display);
  font-size: var(--text-base);
  font-weight: var(--font-weight-heading);
  line-height: 1.25;
  text-wrap: balance;
}

:where(h1) {
  font-size: clamp(var(--text-xl), 1rem + 2.2vi, var(--text-2xl));
  letter-spacing: -0.015em;
  line-height: 1.15;
}

:where(h2) {
  font-size: var(--text-xl);
  letter-spacing: -0.01em;
  line-height: 1.2;
}

:where(h3) {
  font-size: var(--text-lg);
}

:where(p, li, dd, blockquote, figcaption) {
  text-wrap: pretty;
}

:where(p, blockquote, figcaption) {
  max-inline-size: 70ch;
}

:where(address) {
  font-style: normal;
}

:where(ul, ol, menu) {
  list-style: none;
}

:where(a) {
  color: var(--color-link);
  text-decoration-thickness: from-font;
  text-underline-offset: 0.15em;
}

:where(strong, b) {
  font-weight: max(600, var(--font-weight-heading));
}

:where(small) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where(code, kbd, samp, pre) {
  font-family: var(--font-mono);
  font-size: 0.9em;
}

:where(:not(pre) > code) {
  background: var(--sunken);
  border-radius: var(--radius-base);
  padding: 0.1em 0.35em;
}

:where(pre) {
  background: var(--well);
  border: var(--line);
  border-radius: var(--radius-base);
  overflow-x: auto;
  padding: var(--gap);
}

:where(hr) {
  border-block-start: var(--line);
  inline-size: 100%;
}

:where(img, svg, video, canvas, input, select, textarea, button, progress, meter) {
  max-inline-size: 100%;
}

:where(img, video) {
  block-size: auto;
  display: block;
}

:where(del) {
  color: var(--color-text-muted);
}

:where(ins) {
  background: color-mix(in srgb, var(--color-success) 12%, transparent);
  text-decoration: none;
}

:where(mark) {
  background: color-mix(in srgb, var(--color-accent) 12%, transparent);
  color: inherit;
}

:where(time) {
  font-variant-numeric: tabular-nums;
}

:focus-visible {
  outline: 2px solid var(--color-focus);
  outline-offset: 2px;
}

:where(main, h1, h2, h3):focus {
  outline: 0;
}

[hidden] {
  display: none !important;
}

[data-unseen], [data-skip]:not(:focus) {
  block-size: 1px;
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
  white-space: nowrap;
}

[data-skip]:focus {
  background: var(--color-surface);
  border-radius: var(--radius-control);
  box-shadow: var(--shadow-3);
  inset-block-start: calc(var(--unit) * 2);
  inset-inline-start: calc(var(--unit) * 2);
  padding: calc(var(--unit) * 2) calc(var(--unit) * 4);
  position: fixed;
  z-index: 9;
}
`
