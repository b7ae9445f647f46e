/** How boxes follow each other inside a pattern: stacks by default, rows where parts are few words. */
export const flowCss = `
:where([data-pattern]) {
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  inline-size: 100%;
  min-inline-size: 0;
}

:where([data-pattern]) :where(form, fieldset, section, article, header, footer, nav, figure, dialog, ul, ol, dl, [data-component="Card"], [data-component="Popover"]),
:where([data-pattern]) :where(div:not([role="region"], [data-component="Skeleton"])) {
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  min-inline-size: 0;
}

:where([data-pattern]) :where(dialog:not([open])), [popover]:not(:popover-open) {
  display: none;
}

:where(div:has(> label + :is(input, select, textarea, p)), form > label + input) {
  gap: calc(var(--unit) * 1.5);
}

:where(div:has(> label)) > :where(label:not(:first-child)) {
  margin-block-start: calc(var(--unit) * 2);
}

:where(label + p, [id$="-hint"], [id$="-limits"], [id$="-limit"], [id$="-left"]) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-weight: var(--font-weight-body);
}

:where(li, dd, td, th, details, blockquote) > * + :where(p, ul, ol, dl, div, article, table, button) {
  margin-block-start: calc(var(--unit) * 1);
}

:where(p, dd, ul, time, small, span):where([data-slot="note"], [data-slot="meta"], [data-slot="source"], [data-slot="terms"], [data-slot="time"], [data-slot="facts"], [data-slot="detail"], [data-slot="comparison"], [data-slot="kept"], [data-slot="reference"]), :where(figcaption:not(:has(h2, h3, strong)), dt) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where(dt) {
  line-height: 1.4;
}

:where(dl > div) {
  gap: calc(var(--unit) * 0.5);
}

:where(dl:not(:has(> div))) {
  display: grid;
  gap: calc(var(--unit) * 2) var(--gap);
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
}

:where([data-slot$="actions"], [data-slot^="save"], [data-slot="toolbar"], [data-slot="active"], [data-slot="selection-status"], [data-slot="chosen-file"], [data-slot="set-field"], [data-slot="item-action"], [data-slot="run"], [data-slot="add"], [data-slot="next"], [data-slot="test"], [data-slot="review"], [data-slot="resend"], [data-slot="order"], [data-slot="account"], [data-slot="legal"], [data-slot="legend"], [data-slot="controls"], [data-slot="counts"], [data-slot="next-try"], [data-slot="person"], [data-slot="period"], [data-slot="match"], [data-slot="kind"], [data-slot="slow-note"], [data-slot="progress"], [data-slot="contact"]:has(> a + a), ul[data-slot="facts"], [data-slot="freshness"], [data-slot="links"]:is(ul)),
:where([data-slot="heading"]:has(> :is(button, a, span)), [data-slot="status"]:has(> button), dialog > footer, form > footer, dialog > header, nav > ul, nav > ol, nav[data-slot]:not([data-slot="columns"], [data-slot="contents"]), [role="tablist"], [role="toolbar"], [role="toolbar"] > *, [role="group"]:not(dialog, form, ul):has(> button), ol[data-component="Stepper"], [data-component="Stepper"] > ol, [data-component="Breadcrumb"], [data-component="Breadcrumb"] > ol, [data-component="Pagination"] > ul, [data-slot="active"] > ul) {
  align-items: center;
  flex-flow: row wrap;
  gap: calc(var(--unit) * 2);
}

:where([data-slot="heading"], [data-slot="title"], header, dialog > header):has(> :is(h2, h1) ~ :is(button, a)) {
  flex-flow: row wrap;
  justify-content: space-between;
}

:where(dialog > header) {
  flex-wrap: nowrap;
}

:where(dialog > footer) {
  justify-content: end;
}

:where([data-slot="points"], [data-slot="limits"], [data-slot="included"], [data-slot="affected"], [data-slot="errors"], [data-slot="guide"], [data-slot="codes"], [data-slot="steps"]:not([data-component="Stepper"], [data-component="Stepper"] *), [data-slot="consequences"] ul, [data-slot="error-summary"] ul, [data-slot="body"] :is(ul, ol)) {
  display: block;
  list-style: revert;
  padding-inline-start: 1.25em;
}

:where([data-slot="points"], [data-slot="limits"], [data-slot="included"], [data-slot="affected"], [data-slot="errors"], [data-slot="guide"], [data-slot="steps"]:not([data-component="Stepper"]), [data-slot="consequences"] ul, [data-slot="body"] :is(ul, ol)) > :where(li + li) {
  margin-block-start: calc(var(--unit) * 1.5);
}

:where(li)::marker {
  color: var(--color-text-subtle);
}

:where(ul:has(> [data-component="Card"]), dl[data-slot="figures"]) {
  align-items: stretch;
  display: grid;
  gap: var(--content-gap);
  grid-template-columns: repeat(var(--columns, auto-fit), minmax(min(100%, 15rem), 1fr));
}

:where(ul > [data-component="Card"]) {
  display: flex;
  flex-direction: column;
  gap: calc(var(--unit) * 2);
}

:where(ul > [data-component="Card"]) > :where(*) {
  margin: 0;
}

/* An item with a mark or a control beside its text is a row. */
:where(li:not([data-component="Card"], [role]):has(> div:not(:only-child), > [data-component="Avatar"] ~ p)) {
  align-items: start;
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 1) var(--gap);
}

:where(li:not([data-component="Card"], [role])) > :where(div:not(:only-child), [data-component="Avatar"] + p) {
  flex: 1 1 14rem;
  gap: calc(var(--unit) * 1);
  margin: 0;
}

:where(ul[data-component="List"]:not([role], nav *):not(:has(> [data-component="Card"]))) {
  gap: 0;
}

:where(ul[data-component="List"]:not([role], nav *)) > :where(li:not([data-component="Card"])) {
  border-block-start: var(--line);
  padding-block: var(--gap);
}

:where(ul[data-component="List"]:not([role], nav *):not(:has(> [data-component="Card"]))) > :where(li:last-child) {
  border-block-end: var(--line);
}

:where([data-component="Popover"] ul[data-component="List"]) > :where(li:first-child) {
  border-block-start: 0;
}

:where([role="menu"], [role="menu"] ul, [role="listbox"], [role="listbox"] ul) {
  gap: 0;
}

:where([role="presentation"]) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  padding: calc(var(--unit) * 2) calc(var(--unit) * 2) calc(var(--unit) * 1);
}

:where([role="tab"]) {
  background: transparent;
  border-color: transparent;
  border-radius: calc(var(--radius-field) * 0.8);
}

:where([role="tablist"]) {
  background: var(--sunken);
  border-radius: var(--radius-field);
  gap: 0;
  inline-size: fit-content;
  padding: calc(var(--unit) * 1);
}

:where([role="tab"][aria-selected="true"]) {
  background: var(--color-surface-raised);
  border-color: var(--color-border);
  box-shadow: var(--shadow-1);
}

:where([data-component="Breadcrumb"]) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-component="Pagination"]) {
  font-size: var(--text-ui);
}

:where([data-component="Pagination"]) > :where(p:first-child) {
  color: var(--color-text-muted);
  margin-inline-end: auto;
}

:where([data-component="Pagination"] li > a) {
  border-radius: var(--radius-field);
  display: block;
  min-inline-size: 2.25rem;
  padding: calc(var(--unit) * 1) calc(var(--unit) * 2);
  text-align: center;
  text-decoration: none;
}

:where([data-component="Pagination"] a[aria-current]) {
  background: var(--sunken);
  color: var(--color-text);
}

[data-outline] {
  border: 1px dashed var(--color-border-strong);
  border-radius: var(--radius-card);
  padding: var(--pad);
}
`
