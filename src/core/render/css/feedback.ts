/** What is said when not all is as usual, and what lies over the page. */
export const feedbackCss = `
:where([data-pattern="inline-alert"]) {
  gap: calc(var(--unit) * 2) var(--gap);
}

:where([data-pattern="inline-alert"]:is([data-preset="section"], [data-preset="page"]), [data-component="Alert"]:has(> p + button, > p + a)) {
  align-items: center;
  flex-flow: row wrap;
  justify-content: space-between;
}

:where([data-pattern="inline-alert"]:not([data-preset="form-summary"]) > :is(div, p), [data-component="Alert"]:has(> p + :is(button, a)) > p) {
  flex: 1 1 18rem;
  gap: calc(var(--unit) * 1);
}

:where([data-pattern="inline-alert"] [data-slot="severity"]) {
  color: var(--status);
}

:where([data-pattern="inline-alert"] h2) {
  font-size: var(--text-base);
}

:where([data-pattern="inline-alert"] [data-slot="kept"]) {
  color: var(--color-text-muted);
}

:where([data-pattern="empty-state"]:not([data-preset="compact"])) {
  align-items: center;
  gap: calc(var(--unit) * 3);
  margin-inline: auto;
  max-inline-size: 30rem;
  padding-block: calc(var(--unit) * 8);
  text-align: center;
}

:where([data-pattern="empty-state"] h2) {
  font-size: var(--text-lg);
}

:where([data-pattern="empty-state"] :is([data-slot="message"]:is(p), [data-slot="criteria"])) {
  color: var(--color-text-muted);
}

:where([data-pattern="empty-state"] > [data-slot="icon"]) {
  color: var(--color-text-subtle);
  font-size: 2rem;
  line-height: 1;
}

:where([data-slot="vacancy"]) {
  align-items: center;
  border: 1px dashed var(--color-border-strong);
  border-radius: min(var(--radius-card), 1rem);
  gap: calc(var(--unit) * 2);
  padding: calc(var(--unit) * 10) var(--pad);
  text-align: center;
}

:where([data-slot="vacancy"] > svg) {
  block-size: 1.75rem;
  color: var(--color-text-subtle);
  inline-size: 1.75rem;
}

:where([data-slot="vacancy"] > p + p) {
  color: var(--color-text-muted);
}

:where([data-slot="contract"]) {
  border-block-start: 1px dashed var(--color-border-strong);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  max-inline-size: none;
  padding-block-start: calc(var(--unit) * 2);
}

:where([data-pattern="error-page"], [data-pattern="access-gate"]) {
  gap: calc(var(--unit) * 4);
  max-inline-size: 42rem;
}

:where([data-pattern="error-page"] [data-slot="title"], [data-pattern="access-gate"] [data-slot="title"]) {
  font-size: clamp(var(--text-xl), 1rem + 2.5vi, var(--text-3xl));
}

:where([data-pattern="error-page"] > p:first-child) {
  color: var(--color-text-muted);
  font: var(--text-sm) / 1.4 var(--font-mono);
}

:where([data-pattern="error-page"] code) {
  overflow-wrap: anywhere;
}

:where([data-slot="ways-on"]) {
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="error-page"] [data-slot="search"]) {
  align-items: end;
  border-block-start: var(--line);
  display: grid;
  gap: calc(var(--unit) * 1.5) calc(var(--unit) * 2);
  grid-template-columns: minmax(0, 1fr) auto;
  justify-content: start;
  margin-block-start: calc(var(--unit) * 2);
  padding-block-start: calc(var(--unit) * 5);
}

:where([data-pattern="error-page"] [data-slot="search"] > label) {
  grid-column: 1 / -1;
}

:where([data-pattern="error-page"] [data-slot="search"] > input) {
  max-inline-size: none;
}

:where([data-pattern="access-gate"] [data-slot="account"]) {
  flex-wrap: nowrap;
}

:where([data-pattern="access-gate"][data-preset="part"]) {
  border: 1px dashed var(--color-border-strong);
  border-radius: var(--radius-base);
  padding: var(--gap) var(--pad);
}

:where([data-pattern="skeleton-loader"] > [data-slot="status"]) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-pattern="skeleton-loader"] [data-slot="cards"]) {
  align-items: stretch;
}

:where([data-pattern="skeleton-loader"] [data-slot="slow-note"]) {
  color: var(--color-text-muted);
  font-size: var(--text-ui);
}

:where([data-pattern="skeleton-loader"] [data-slot="heading-bar"]) {
  padding-block-end: calc(var(--unit) * 2);
}

:where([data-component="Toast"]) {
  align-items: center;
  flex-flow: row wrap;
}

:where(dialog[data-pattern]) {
  inline-size: min(100%, 34rem);
}

:where([data-specimen] dialog[data-pattern]) {
  margin-inline: auto;
}

:where([data-pattern="confirm-dialog"]) {
  gap: calc(var(--unit) * 4);
}

:where([data-pattern="confirm-dialog"] h2, [data-pattern="side-drawer"] h2, [data-pattern="cookie-consent"][data-preset="dialog"] h2) {
  font-size: var(--text-lg);
}

:where([data-pattern="confirm-dialog"] > footer) {
  gap: calc(var(--unit) * 4);
  padding-block-start: calc(var(--unit) * 2);
}

:where([data-pattern="side-drawer"]) {
  border-radius: 0;
  gap: 0;
  inline-size: min(100%, 26rem);
  min-block-size: 24rem;
  padding: 0;
}

:where([data-pattern="side-drawer"] > *) {
  padding: var(--gap) var(--pad);
}

:where([data-pattern="side-drawer"] > header) {
  border-block-end: var(--line);
}

:where([data-pattern="side-drawer"] > footer) {
  border-block-start: var(--line);
  margin-block-start: auto;
}

:where([data-pattern="side-drawer"] [data-slot="fields"], [data-pattern="side-drawer"] [data-slot="content"]) {
  gap: calc(var(--unit) * 1.5);
}

:where([data-pattern="side-drawer"] :is([data-slot="fields"], [data-slot="content"]) > label:not(:first-child)) {
  margin-block-start: calc(var(--unit) * 3);
}

:where(dialog [data-slot="neighbours"]) {
  align-items: center;
  flex-flow: row wrap;
  font-size: var(--text-ui);
  gap: calc(var(--unit) * 2);
}

:where(dialog [data-slot="neighbours"] > p) {
  color: var(--color-text-muted);
  margin-inline-end: auto;
}

:where([data-pattern="cookie-consent"][data-preset="bar"]) {
  align-items: center;
  display: grid;
  gap: var(--gap) calc(var(--unit) * 8);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
}

:where([data-specimen] [data-pattern="cookie-consent"][data-preset="bar"]) {
  background: var(--color-surface-raised);
  border-block-start: var(--line);
  box-shadow: var(--shadow-3);
  padding: var(--pad);
}

:where([data-pattern="cookie-consent"][data-preset="bar"] > div) {
  gap: calc(var(--unit) * 1);
}

:where([data-pattern="cookie-consent"][data-preset="bar"] h2) {
  font-size: var(--text-base);
}

:where([data-pattern="cookie-consent"][data-preset="bar"] > div + div, [data-region="consent"]:not(:has(dialog))) {
  flex-flow: row wrap;
  gap: calc(var(--unit) * 2);
}

:where([data-slot="purposes"]) {
  gap: var(--gap);
}

:where([data-slot="purposes"] > li) {
  border-block-start: var(--line);
  padding-block-start: var(--gap);
}

:where([data-pattern="toast-notification"], [data-pattern="toast-notification"] [data-slot="live"]) {
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="command-palette"]) {
  gap: 0;
  overflow: hidden;
  padding: 0;
}

:where(dialog[data-pattern="command-palette"]) {
  inline-size: min(100%, 40rem);
}

:where([data-pattern="command-palette"] > label) {
  block-size: 1px;
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
}

:where([data-pattern="command-palette"] > input) {
  background: none;
  border: 0;
  border-block-end: var(--line);
  border-radius: 0;
  font-size: var(--text-lg);
  max-inline-size: none;
  min-block-size: calc(var(--control) + 1rem);
  padding-inline: var(--pad);
}

:where([data-pattern="command-palette"] > [role="listbox"]) {
  max-block-size: 24rem;
  overflow-y: auto;
  padding: calc(var(--unit) * 2);
}

:where([data-pattern="command-palette"] [role="option"]) {
  flex-wrap: nowrap;
}

:where([data-pattern="command-palette"] [role="option"] > small) {
  flex: none;
}

:where([data-pattern="command-palette"] [role="option"] > kbd) {
  margin-inline-start: auto;
}

:where([data-pattern="command-palette"] > p) {
  border-block-start: var(--line);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  max-inline-size: none;
  padding: calc(var(--unit) * 2) var(--pad);
}

:where([data-pattern="command-palette"] > [data-slot="scope"]) {
  border-block-start: 0;
}

:where([data-pattern="notification-center"] [data-slot="trigger"], [data-pattern="user-menu"] [data-slot="trigger"]) {
  position: relative;
}

:where([data-pattern="user-menu"][data-preset="avatar"] > [data-slot="trigger"]) {
  align-self: start;
  background: none;
  border: 0;
  border-radius: 50%;
  inline-size: auto;
  padding: 0;
}

:where([data-pattern="notification-center"] [data-slot="trigger"] > [data-component="Badge"]) {
  background: var(--color-primary);
  color: var(--color-on-primary);
  padding-inline: 0.45em;
}

:where([data-pattern="notification-center"] > [data-slot="trigger"]) {
  border: 0;
  background: transparent;
}

:where([data-pattern="notification-center"] [data-component="Popover"]) {
  inline-size: min(100%, 28rem);
  padding: var(--gap);
}

:where([data-pattern="notification-center"] [data-component="Popover"] h2) {
  font-size: var(--text-base);
}

:where([data-pattern="notification-center"] [data-component="List"] > li) {
  font-size: var(--text-ui);
}

:where([data-pattern="notification-center"] time) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-pattern="user-menu"] [data-slot="identity"]) {
  font-weight: max(600, var(--font-weight-heading));
  padding: calc(var(--unit) * 2);
}

:where([data-pattern="user-menu"] [data-component="Popover"], [data-pattern="user-menu"] [role="menu"]) {
  gap: 0;
}

:where([data-pattern="workspace-switcher"] [data-slot="trigger"]) {
  font: var(--font-weight-heading) var(--text-base) / 1.2 var(--font-display);
  inline-size: 100%;
  justify-content: start;
  padding-inline: calc(var(--unit) * 1.5);
  text-align: start;
}

:where([data-pattern="workspace-switcher"] [data-slot="trigger"] > :last-child) {
  margin-inline-start: auto;
}

:where([data-pattern="workspace-switcher"] [role="menuitemradio"]) {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
}

:where([data-pattern="workspace-switcher"] [role="menuitemradio"] > [data-component="Avatar"]) {
  grid-row: 1 / 3;
}

:where([data-pattern="workspace-switcher"] [role="menuitemradio"] > small) {
  grid-column: 2;
}

:where([data-pattern="workspace-switcher"] [data-slot="workspaces"] > li > a) {
  align-items: center;
  color: var(--color-text);
  display: flex;
  font-weight: max(600, var(--font-weight-heading));
  gap: calc(var(--unit) * 3);
  text-decoration: none;
}

:where([data-pattern="workspace-switcher"] [data-slot="facts"]) {
  padding-inline-start: 2.75rem;
}
`
