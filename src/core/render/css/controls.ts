/** What people press and type into. */
export const controlsCss = `
:where(button, input, select, textarea) {
  color: inherit;
  font: inherit;
}

:where(button, a[data-variant], a[data-component="Button"]) {
  align-items: center;
  background: var(--color-surface);
  border: var(--line-strong);
  border-radius: var(--radius-control);
  color: var(--color-text);
  cursor: pointer;
  display: inline-flex;
  flex: none;
  font-size: var(--text-ui);
  font-weight: max(500, var(--font-weight-body));
  gap: 0.5em;
  inline-size: fit-content;
  justify-content: center;
  line-height: 1.25;
  min-block-size: var(--control);
  padding: calc(var(--unit) * 1) calc(var(--control) * 0.4);
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  transition: background-color var(--duration-fast) var(--ease-standard), border-color var(--duration-fast) var(--ease-standard);
}

:where(button:hover) {
  background: color-mix(in srgb, var(--color-text) 5%, var(--color-surface));
}

[data-variant="primary"] {
  background: var(--color-primary);
  border-color: transparent;
  color: var(--color-on-primary);
}

[data-variant="primary"]:hover {
  background: var(--color-primary-hover);
}

[data-variant="secondary"] {
  background: var(--color-secondary);
  border-color: transparent;
  color: var(--color-on-secondary);
}

[data-variant="secondary"]:hover {
  background: color-mix(in srgb, var(--color-on-secondary) 8%, var(--color-secondary));
}

[data-variant="danger"] {
  background: var(--color-danger);
  border-color: transparent;
  color: var(--color-on-danger);
}

[data-variant="quiet"] {
  background: transparent;
  border-color: transparent;
  color: var(--color-text);
}

[data-variant="quiet"]:hover {
  background: var(--sunken);
}

:where(button[data-component="IconButton"]:not(:has(> :nth-child(2)))) {
  background: transparent;
  border-color: transparent;
  inline-size: var(--control);
  padding: 0;
}

:where(button[data-component="IconButton"]):hover {
  background: var(--sunken);
}

:where(:is(th, td, dd) button:not([data-variant])) {
  background: transparent;
  border-color: transparent;
  font-weight: inherit;
  margin-block: -0.25em;
  min-block-size: 1.75rem;
  padding: 0 calc(var(--unit) * 2);
}

button:is(:disabled, [aria-disabled="true"]) {
  background: var(--sunken);
  border-color: transparent;
  color: var(--color-text-muted);
  cursor: not-allowed;
}

:where(input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"]), select, textarea) {
  background: var(--color-surface);
  border: var(--line-strong);
  border-radius: var(--radius-field);
  color: var(--color-text);
  font-size: var(--text-ui);
  inline-size: 100%;
  line-height: 1.4;
  max-inline-size: min(100%, 28rem);
  min-block-size: var(--control);
  padding: calc(var(--unit) * 1) calc(var(--unit) * 3);
}

:where(input[type="date"], input[type="time"], input[type="number"], select) {
  align-self: start;
  inline-size: auto;
}

:where(input[inputmode="numeric"]) {
  max-inline-size: 12rem;
}

:where(textarea) {
  field-sizing: content;
  max-inline-size: min(100%, 36rem);
  min-block-size: calc(var(--control) * 2);
  padding-block: calc(var(--unit) * 2);
  resize: vertical;
}

:where(input[type="file"]) {
  border-style: dashed;
  max-inline-size: min(100%, 40rem);
  padding: calc(var(--unit) * 3);
}

::file-selector-button {
  background: var(--color-secondary);
  border: 0;
  border-radius: var(--radius-field);
  color: var(--color-on-secondary);
  font: inherit;
  margin-inline-end: calc(var(--unit) * 3);
  padding: calc(var(--unit) * 1) calc(var(--unit) * 3);
}

::placeholder {
  color: var(--color-text-muted);
  opacity: 1;
}

:is(input, select, textarea):is(:disabled, [aria-disabled="true"]) {
  background: var(--sunken);
  color: var(--color-text-muted);
}

[aria-invalid="true"] {
  border-color: var(--color-danger);
  box-shadow: 0 0 0 1px var(--color-danger);
}

:where(input:is([type="checkbox"], [type="radio"])) {
  block-size: 1.125em;
  flex: none;
  inline-size: 1.125em;
  margin: 0;
  vertical-align: -0.2em;
}

[role="switch"]:is(input) {
  appearance: none;
  background: var(--color-border-strong);
  block-size: 1.375rem;
  border-radius: 999px;
  cursor: pointer;
  display: inline-grid;
  inline-size: 2.5rem;
  padding: 0.1875rem;
  transition: background-color var(--duration-fast) var(--ease-standard);
}

[role="switch"]:is(input)::before {
  aspect-ratio: 1;
  background: var(--color-surface);
  block-size: 100%;
  border-radius: 999px;
  content: "";
}

[role="switch"]:is(input):checked {
  background: var(--color-primary);
  justify-content: end;
}

[role="switch"]:is(input):checked::before {
  background: var(--color-on-primary);
}

:where(label, legend) {
  font-size: var(--text-ui);
  font-weight: max(600, var(--font-weight-heading));
  line-height: 1.4;
}

:where(label:has(> :is([type="checkbox"], [type="radio"])), :is([type="checkbox"], [type="radio"]) + label) {
  font-weight: inherit;
}

:where(label:has(> :is([type="checkbox"], [type="radio"]))) {
  align-items: baseline;
  display: flex;
  gap: calc(var(--unit) * 2);
  inline-size: fit-content;
}

:where(label:has(> :is([type="checkbox"], [type="radio"]))) > :where(input) {
  translate: 0 0.15em;
}

:where(p:has(> :is([type="checkbox"], [type="radio"]) + label)) {
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 1) calc(var(--unit) * 2);
}

:where(legend) {
  margin-block-end: calc(var(--unit) * 1);
}

:where(progress) {
  appearance: none;
  background: var(--sunken);
  block-size: 0.5rem;
  border: 0;
  border-radius: var(--radius-pill);
  inline-size: 100%;
  max-inline-size: 24rem;
  overflow: hidden;
}

progress::-webkit-progress-bar {
  background: transparent;
}

progress::-webkit-progress-value {
  background: var(--color-primary);
  border-radius: var(--radius-pill);
}

progress::-moz-progress-bar {
  background: var(--color-primary);
  border-radius: var(--radius-pill);
}

:where(meter) {
  block-size: 0.75rem;
  inline-size: 100%;
}
`
