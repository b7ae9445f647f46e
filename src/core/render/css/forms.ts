/** Forms, from one field to a wizard. */
export const formsCss = `
:where([data-slot="section"], [data-slot="section-fields"], [data-pattern="auth-form"], [data-pattern="account-settings"]) {
  gap: calc(var(--unit) * 4);
}

:where([data-pattern="form-sections"]) {
  gap: calc(var(--unit) * 8);
}

:where([data-pattern="form-sections"] h2, [data-pattern="account-settings"] h3) {
  font-size: var(--text-lg);
  letter-spacing: 0;
}

:where([data-slot="section"] > h2 + p, [data-slot="section-intro"] > p) {
  color: var(--color-text-muted);
  margin-block-start: calc(var(--unit) * -3);
}

:where([data-slot="section-intro"]) {
  gap: calc(var(--unit) * 4);
}

:where([data-pattern="form-sections"] > div:has(> [data-slot="section-intro"]) + div:has(> [data-slot="section-intro"])) {
  border-block-start: var(--line);
  padding-block-start: calc(var(--unit) * 8);
}

:where([data-slot="section-nav"]) {
  display: none;
}

:where([data-pattern="form-sections"] > [data-slot="save-bar"], [data-pattern="form-sections"] > [data-slot="actions"]) {
  border-block-start: var(--line);
  padding-block-start: calc(var(--unit) * 4);
}

:where([data-slot="save-bar"] > p, [data-slot="save"] > p) {
  color: var(--color-text-muted);
  font-size: var(--text-ui);
  margin-inline-end: auto;
}

:where([data-slot="error-summary"] h2, [data-preset="form-summary"] h2) {
  font-size: var(--text-base);
}

@media (min-width: 1024px) {
  :where([data-pattern="form-sections"][data-preset="side-labels"] > div:has(> [data-slot="section-intro"])) {
    display: grid;
    gap: calc(var(--unit) * 8);
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
}

:where([data-pattern="auth-form"]) {
  inline-size: min(100%, 26rem);
}

:where([data-specimen] [data-pattern="auth-form"]) {
  background: var(--color-surface);
  border: var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-2);
  margin-inline: auto;
  padding: calc(var(--pad) * 1.5);
}

:where([data-pattern="auth-form"] :is([data-slot="heading"], [data-slot="invitation"])) {
  align-items: stretch;
  flex-direction: column;
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="auth-form"] :is(h1, h2)) {
  font-size: var(--text-xl);
}

:where([data-pattern="auth-form"] :is(h1, h2) + p) {
  color: var(--color-text-muted);
}

:where([data-pattern="auth-form"] :is([data-slot="submit"], [data-slot="alternatives"] > *, [data-slot="decline"])) {
  inline-size: 100%;
}

:where([data-pattern="auth-form"] [data-slot="alternatives"] > button) {
  background: transparent;
  border: var(--line-strong);
  color: var(--color-text);
}

:where([data-pattern="auth-form"] [data-slot="alternatives"] > p) {
  align-items: center;
  color: var(--color-text-muted);
  display: flex;
  font-size: var(--text-sm);
  gap: var(--gap);
  max-inline-size: none;
}

:where([data-pattern="auth-form"] [data-slot="alternatives"] > p)::before, :where([data-pattern="auth-form"] [data-slot="alternatives"] > p)::after {
  border-block-start: var(--line);
  content: "";
  flex: 1;
}

:where([data-pattern="auth-form"] div > button[aria-pressed]) {
  align-self: start;
  color: var(--color-link);
  font-size: var(--text-sm);
  margin-inline-start: calc(var(--unit) * -2);
  min-block-size: 1.75rem;
  padding-inline: calc(var(--unit) * 2);
}

:where(input[autocomplete="one-time-code"]) {
  font: var(--text-xl) / 1.2 var(--font-mono);
  letter-spacing: 0.3em;
  max-inline-size: 16rem;
  min-block-size: calc(var(--control) + 0.75rem);
}

:where([data-slot="recover"], [data-slot="methods"], [data-slot="cancel"]:is(p), [data-slot="help"]) {
  font-size: var(--text-ui);
}

:where([data-slot="trust"] > span, [data-slot="terms"] > span, [data-slot="motion"] > span) {
  color: var(--color-text-muted);
  flex: 1 1 100%;
  font-size: var(--text-sm);
}

:where([data-pattern="account-settings"]) {
  gap: calc(var(--unit) * 6);
}

:where([data-pattern="account-settings"] > :is(div, form, fieldset)) {
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="account-settings"] > :is(div, form, fieldset):has(> h3)) {
  border-block-start: var(--line);
  padding-block-start: calc(var(--unit) * 5);
}

:where([data-pattern="account-settings"][data-preset="danger-zone"] > :is([data-slot="consequences"], [data-slot="confirm"], [data-slot="password"], [data-slot="delete"])) {
  border-inline-start: 3px solid var(--color-danger);
  padding-inline-start: var(--pad);
}

:where([data-pattern="account-settings"] [data-slot="picture"]) {
  align-items: start;
}

:where([data-slot="save"]:is(div)) {
  border-block-start: var(--line);
  padding-block-start: calc(var(--unit) * 4);
}

:where([data-slot="save-status"]) {
  color: var(--color-text-muted);
  font-size: var(--text-ui);
}

:where([data-pattern="notification-preferences"][data-preset="list"] [data-slot="topics"] > li) {
  align-items: start;
  display: grid;
  gap: calc(var(--unit) * 2) calc(var(--unit) * 6);
  grid-template-columns: minmax(0, 1fr) auto;
}

:where([data-pattern="notification-preferences"] h3, [data-pattern="session-manager"] h3, [data-pattern="mfa-setup"] h3, [data-pattern="setup-checklist"] h3) {
  font-size: var(--text-base);
}

:where([data-pattern="notification-preferences"] li p, [data-pattern="session-manager"] li p, [data-pattern="mfa-setup"] li p) {
  color: var(--color-text-muted);
  font-size: var(--text-ui);
}

:where([data-pattern="session-manager"] [data-slot="summary"]) {
  gap: calc(var(--unit) * 1);
}

:where([data-pattern="session-manager"] [data-slot="summary"] > p) {
  color: var(--color-text-muted);
}

:where([data-slot="sessions"] > [data-selected="true"]) {
  background: none;
}

:where([data-slot="sessions"] details) {
  border: 0;
}

:where([data-slot="sessions"] summary) {
  font-size: var(--text-sm);
  justify-content: start;
  padding-block: calc(var(--unit) * 1);
}

:where([data-pattern="mfa-setup"] [data-slot="heading"]) {
  align-items: stretch;
  flex-direction: column;
}

:where([data-pattern="mfa-setup"] [data-slot="heading"] > p) {
  color: var(--color-text-muted);
}

:where([data-slot="qr"] > img) {
  background: #fff;
  border: var(--line);
  border-radius: var(--radius-base);
  padding: 1rem;
}

:where([data-component="CodeBlock"]:is(code)) {
  font-size: var(--text-base);
  inline-size: fit-content;
  padding: calc(var(--unit) * 2) calc(var(--unit) * 3);
}

:where([data-slot="key"], [data-pattern="mfa-setup"] [data-slot="name"]) {
  align-items: start;
}

:where([data-pattern="mfa-setup"] > button) {
  align-self: start;
}

:where([data-slot="codes"]) {
  background: var(--color-surface);
  border: var(--line);
  border-radius: min(var(--radius-card), 1rem);
  display: grid;
  gap: calc(var(--unit) * 2) calc(var(--unit) * 6);
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  inline-size: min(100%, 34rem);
  padding: var(--pad) var(--pad) var(--pad) 2.5rem;
}

:where([data-slot="tasks"]) {
  gap: 0;
}

:where([data-slot="tasks"] > li) {
  align-items: start;
  border-block-start: var(--line);
  display: grid;
  gap: calc(var(--unit) * 1) var(--gap);
  grid-template-columns: 1.5rem minmax(0, 1fr);
  padding-block: var(--gap);
}

:where([data-slot="tasks"] > li > :not(:first-child)) {
  grid-column: 2;
}

:where([data-slot="tasks"] [data-slot="duration"], [data-slot="tasks"] p) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  margin: 0;
}

@container (min-width: 40rem) {
  :where([data-slot="tasks"] > li) {
    grid-template-columns: 1.5rem minmax(0, 1fr) 8rem 12rem;
  }

  :where([data-slot="tasks"] > li > :not(:first-child)) {
    grid-column: auto;
  }

  :where([data-slot="tasks"] > li > :nth-child(n + 5)) {
    grid-column: 4;
  }
}

:where([data-pattern="setup-checklist"]) {
  container-type: inline-size;
}

:where([data-pattern="setup-checklist"] [data-slot="progress"]) {
  align-items: start;
  flex-direction: column;
}

:where([data-pattern="setup-checklist"] [data-slot="progress"] > p) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-pattern="setup-checklist"] h2 > button) {
  background: none;
  border: 0;
  font: inherit;
  padding: 0;
  text-align: start;
}

:where([data-pattern="setup-checklist"][data-preset="panel"]) {
  inline-size: min(100%, 28rem);
}

:where([data-slot="next-task"]) {
  background: var(--well);
  border-radius: var(--radius-base);
  padding: var(--gap);
}

:where([data-slot="other-tasks"] > li) {
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 2);
  justify-content: space-between;
}

:where([data-pattern="rule-builder"] fieldset) {
  border-inline-start: 2px solid var(--color-border);
  padding-inline-start: var(--gap);
}

:where([data-pattern="rule-builder"] legend) {
  margin-inline-start: calc(var(--gap) * -1);
  padding-inline-start: var(--gap);
}

:where([data-pattern="rule-builder"] [data-slot="condition"], [data-pattern="rule-builder"] fieldset:is([data-slot="trigger"], [data-slot="conditions"]), [data-pattern="rule-builder"] fieldset[data-slot="actions"] li) {
  align-items: end;
  display: flex;
  flex-flow: row wrap;
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="rule-builder"] fieldset[data-slot="actions"]) {
  align-items: stretch;
  flex-direction: column;
}

:where([data-pattern="rule-builder"] label:has(> :is(select, input:not([type="checkbox"], [type="radio"])))) {
  color: var(--color-text-muted);
  display: grid;
  flex: 1 1 8rem;
  font-size: var(--text-sm);
  font-weight: var(--font-weight-body);
  gap: calc(var(--unit) * 1);
  max-inline-size: 18rem;
}

:where([data-pattern="rule-builder"] legend > label:has(> select)) {
  align-items: center;
  color: inherit;
  display: inline-flex;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="rule-builder"] label :is(input, select)) {
  color: var(--color-text);
  max-inline-size: 100%;
}

:where([data-pattern="rule-builder"] label > select) {
  inline-size: 100%;
}

:where([data-pattern="rule-builder"] legend select) {
  inline-size: auto;
}

:where([data-slot="sentence"]) {
  font-size: var(--text-lg);
}

:where([data-slot="expression"] > pre > code) {
  white-space: pre-wrap;
}

:where([data-slot="run"], [data-slot="test"]) {
  border-block-start: var(--line);
  padding-block-start: var(--gap);
}

:where([data-slot="run"] > p) {
  margin-inline-end: auto;
}

:where([data-pattern="import-wizard"]) {
  gap: calc(var(--unit) * 5);
}

:where([data-pattern="import-wizard"] [data-slot="file"]) {
  background: var(--well);
  border: 2px dashed var(--color-border-strong);
  border-radius: min(var(--radius-card), 1rem);
  gap: calc(var(--unit) * 2);
  padding: calc(var(--pad) * 2);
}

:where([data-pattern="import-wizard"] [data-slot="file"] > input) {
  background: none;
  border: 0;
  padding: 0;
}

:where([data-pattern="import-wizard"] [data-slot="counts"]:not([data-component]), [data-pattern="import-wizard"] dl[data-slot]) {
  gap: calc(var(--unit) * 8);
}

:where([data-slot="samples"]) {
  font-family: var(--font-mono);
  font-size: var(--text-sm);
}

:where([data-pattern="newsletter-signup"] form) {
  gap: calc(var(--unit) * 4);
}

:where([data-pattern="footer"] [data-slot="newsletter"]) {
  align-items: end;
  display: grid;
  gap: calc(var(--unit) * 1.5) calc(var(--unit) * 2);
  grid-template-columns: minmax(0, 1fr) auto;
}

:where([data-pattern="footer"] [data-slot="newsletter"] > label) {
  grid-column: 1 / -1;
}

:where([data-component="Form"][data-slot="composer"]) {
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="access-gate"] form) {
  gap: calc(var(--unit) * 5);
}

:where(form:not([data-pattern="filter-bar"], [data-pattern="newsletter-signup"], [data-slot="newsletter"], [data-slot="search"]) > button[type="submit"]) {
  align-self: start;
}
`
