/** The primitives that examples name with `data-component`. */
export const componentsCss = `
[data-status="success"] {
  --status: var(--color-success);
}

[data-status="warning"] {
  --status: var(--color-warning);
}

[data-status="danger"], [data-component="FieldError"] {
  --status: var(--color-danger);
}

[data-status="info"] {
  --status: var(--color-info);
}

:where(p, span, strong, li)[data-status]:not([data-component]), [data-component="FieldError"] {
  color: var(--status);
}

:where([data-component="FieldError"]) {
  font-size: var(--text-sm);
}

:where([data-component="Card"]) {
  background: var(--color-surface);
  border: var(--card-line, var(--line));
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-1);
  padding: var(--pad);
}

:where([data-component="Badge"], [data-component="Tag"]) {
  align-items: center;
  background: var(--color-secondary);
  border-radius: var(--radius-pill);
  color: var(--color-on-secondary);
  display: inline-flex;
  flex: none;
  font: 500 var(--text-xs) / 1.5 var(--font-body);
  gap: 0.4em;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: 0.1em 0.65em;
  text-decoration: none;
  vertical-align: 0.08em;
}

:where([data-component="Tag"]) {
  background: transparent;
  border: var(--line-strong);
  border-radius: var(--radius-field);
  color: var(--color-text);
}

:where([data-component="Tag"]) > :where(button) {
  background: transparent;
  border: 0;
  margin-inline-end: -0.4em;
  min-block-size: 1.4rem;
  padding: 0 0.35em;
}

[data-component="Badge"][data-status] {
  background: color-mix(in srgb, var(--status) 12%, var(--color-surface));
  color: var(--status);
}

[data-component="Badge"][data-status]:not([data-slot="counts"], button *)::before {
  background: currentColor;
  block-size: 0.5em;
  border-radius: 50%;
  content: "";
  flex: none;
  inline-size: 0.5em;
}

[data-component="Badge"][data-status="warning"]::before {
  border-radius: 0;
  rotate: 45deg;
}

[data-component="Badge"][data-status="danger"]::before {
  border-radius: 0;
}

:where([data-component="Avatar"]) {
  align-items: center;
  aspect-ratio: 1;
  background: color-mix(in srgb, var(--color-accent) 12%, var(--color-surface));
  block-size: 2rem;
  border-radius: 50%;
  color: var(--color-text);
  display: inline-flex;
  flex: none;
  font: 600 var(--text-xs) / 1 var(--font-body);
  justify-content: center;
  letter-spacing: 0.02em;
  vertical-align: middle;
}

:where([data-component="Avatar"][data-shape="square"]) {
  border-radius: var(--radius-base);
}

:where([data-component="Icon"]) {
  flex: none;
  font-style: normal;
}

:where(svg[data-component="Icon"]) {
  block-size: 1.125em;
  inline-size: 1.125em;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.4;
}

:where([data-component="Kbd"], kbd) {
  background: var(--color-surface);
  border: var(--line);
  border-block-end-width: 2px;
  border-radius: var(--radius-base);
  color: var(--color-text-muted);
  font: var(--text-xs) / 1.4 var(--font-mono);
  padding: 0 0.4em;
  white-space: nowrap;
}

:where([data-component="Separator"]:not(hr):empty) {
  border-block-start: var(--line);
  margin-block: calc(var(--unit) * 1);
}

:where([data-component="Alert"]) {
  background: color-mix(in srgb, var(--status) 7%, var(--color-surface));
  border: 1px solid color-mix(in srgb, var(--status) 30%, var(--color-border));
  border-inline-start: 4px solid var(--status);
  border-radius: var(--radius-base);
  color: var(--color-text);
  padding: var(--gap) var(--pad);
}

:where([data-component="Toast"]) {
  background: var(--color-surface-raised);
  border: var(--line);
  border-inline-start: 4px solid var(--status);
  border-radius: var(--radius-base);
  box-shadow: var(--shadow-3);
  gap: var(--gap);
  inline-size: min(100%, 30rem);
  padding: calc(var(--unit) * 2) var(--gap);
}

:where([data-component="Toast"]) > :where(p) {
  flex: 1 1 12rem;
}

:where(dialog, [data-component="Popover"], [data-component="Menu"]:not([data-component="Popover"] *), [data-component="Drawer"]) {
  background: var(--color-surface-raised);
  border: var(--line);
  border-radius: min(var(--radius-card), 1.25rem);
  box-shadow: var(--shadow-3);
  color: inherit;
  inset: auto;
  margin: 0;
  max-block-size: none;
  max-inline-size: 100%;
  padding: var(--pad);
  position: static;
}

:where(dialog) {
  box-shadow: var(--shadow-4);
  inline-size: min(100%, 34rem);
}

:where([data-component="Popover"], [data-component="Menu"]:not([data-component="Popover"] *)) {
  inline-size: min(100%, 22rem);
  padding: calc(var(--unit) * 2);
}

:where([role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="option"]) {
  align-items: center;
  border-radius: calc(var(--radius-field) * 0.75);
  color: inherit;
  cursor: pointer;
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-ui);
  gap: 0 calc(var(--unit) * 2);
  min-block-size: var(--control);
  padding: calc(var(--unit) * 1) calc(var(--unit) * 2);
  text-decoration: none;
}

:where([role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="option"]):hover {
  background: var(--sunken);
}

:where([role="menuitem"])[data-status] {
  color: var(--status);
}

:where([aria-disabled="true"]:not(button)) {
  color: var(--color-text-muted);
}

:where([data-selected="true"], [role="option"][aria-selected="true"]) {
  background: color-mix(in srgb, var(--color-primary) 12%, var(--color-surface));
}

:where([data-component="Tooltip"]) {
  background: var(--color-text);
  border-radius: var(--radius-base);
  color: var(--color-background);
  font-size: var(--text-xs);
  padding: 0.2em 0.6em;
}

:where([data-component="Skeleton"]) {
  background: color-mix(in srgb, var(--color-text) 10%, transparent);
  block-size: 0.8em;
  border-radius: var(--radius-base);
  display: inline-block;
  inline-size: 8rem;
  max-inline-size: 100%;
  vertical-align: middle;
}

[data-component="Skeleton"][data-size="short"] {
  inline-size: 4rem;
}

[data-component="Skeleton"][data-size="medium"] {
  inline-size: 7rem;
}

[data-component="Skeleton"][data-size="long"] {
  inline-size: 14rem;
}

[data-component="Skeleton"][data-size="line"] {
  inline-size: 100%;
}

[data-component="Skeleton"][data-size="heading"] {
  block-size: 1.5em;
  inline-size: 18rem;
}

[data-component="Skeleton"]:is([data-size="block"], [data-size="plot"]) {
  block-size: 8rem;
  display: block;
  inline-size: 100%;
}

[data-component="Skeleton"][data-size="plot"] {
  block-size: 14rem;
}

[data-component="Skeleton"][data-size="spark"] {
  block-size: 2.5rem;
  inline-size: 100%;
}

@keyframes wait {
  50% {
    opacity: 0.5;
  }
}

:where([data-component="Skeleton"]) {
  animation: wait 1.6s ease-in-out infinite;
}

:where(details) {
  border-block-end: var(--line);
}

:where(summary) {
  align-items: center;
  cursor: pointer;
  display: flex;
  gap: var(--gap);
  justify-content: space-between;
  list-style: none;
  padding-block: var(--gap);
}

:where(summary)::-webkit-details-marker {
  display: none;
}

:where(summary)::after {
  block-size: 0.5em;
  border-block-end: 2px solid currentColor;
  border-inline-end: 2px solid currentColor;
  content: "";
  flex: none;
  inline-size: 0.5em;
  margin-block-start: -0.3em;
  margin-inline-end: 0.25em;
  rotate: 45deg;
  transition: rotate var(--duration-fast) var(--ease-standard);
}

[dir="rtl"] :where(summary)::after {
  rotate: -45deg;
}

:where(details[open] > summary)::after {
  margin-block-start: 0.2em;
  rotate: 225deg;
}

[dir="rtl"] :where(details[open] > summary)::after {
  rotate: -225deg;
}

:where(summary) :where(h2, h3, h4) {
  font-size: var(--text-base);
}

:where(details) > :where(:not(summary)) {
  padding-block-end: var(--gap);
}

:where(svg) {
  direction: ltr;
}

:where([data-component="Chart"]) {
  display: block;
  overflow: visible;
}

:where([data-component="Chart"]) :where(text) {
  fill: var(--color-text-muted);
  font-family: var(--font-body);
}

:where(li:has(> [data-component="Avatar"]), h2:has(> [data-component="Avatar"]), h3:has(> [data-component="Avatar"])) {
  text-wrap: wrap;
}
${[1, 2, 3, 4, 5, 6].map((at) => `\n[data-series="${at}"] {\n  color: var(--color-chart-${at});\n}\n`).join('')}`
