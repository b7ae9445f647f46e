/** Bars, sidebars, tabs and trails. */
export const navigationCss = `
:where([data-pattern="nav-header"]) {
  align-items: center;
  flex-flow: row wrap;
  gap: calc(var(--unit) * 2) calc(var(--unit) * 4);
}

:where([data-pattern="nav-header"] [data-slot="brand"], [data-pattern="footer"] [data-slot="brand"] > a, [data-pattern="sidebar-nav"] > [data-slot="brand"], header[data-region] > a:first-of-type:not([data-variant])) {
  color: var(--color-text);
  font: var(--font-weight-heading) var(--text-lg) / 1.2 var(--font-display);
  text-decoration: none;
}

:where([data-pattern="nav-header"] nav, header[data-region] > nav) {
  flex: 1 1 auto;
}

:where([data-pattern="nav-header"] nav > ul, header[data-region] > nav > ul) {
  align-items: center;
  display: flex;
  flex-flow: row wrap;
  gap: calc(var(--unit) * 1);
}

:where([data-pattern="nav-header"] nav, [data-pattern="sidebar-nav"], [data-pattern="settings-nav"], header[data-region] > nav, nav[data-region]) :where(li > a, li > button, a[data-slot="foot"], a[data-slot="danger"]) {
  align-items: center;
  background: transparent;
  border: 0;
  border-radius: var(--radius-field);
  color: var(--color-text-muted);
  display: flex;
  font-size: var(--text-ui);
  font-weight: var(--font-weight-body);
  gap: calc(var(--unit) * 2.5);
  line-height: 1.3;
  min-block-size: var(--control);
  padding: calc(var(--unit) * 1) calc(var(--unit) * 2.5);
  text-align: start;
  text-decoration: none;
}

:where([data-pattern="nav-header"] nav, [data-pattern="sidebar-nav"], [data-pattern="settings-nav"], header[data-region] > nav, nav[data-region]) :where(li > a):hover {
  background: var(--sunken);
  color: var(--color-text);
}

:where([data-pattern="nav-header"] nav, [data-pattern="sidebar-nav"], [data-pattern="settings-nav"], header[data-region] > nav, nav[data-region]) :where(a[aria-current]) {
  background: color-mix(in srgb, var(--color-primary) 12%, var(--color-surface));
  color: var(--color-text);
}

:where([data-pattern="nav-header"] [data-slot="submenu"] > button:not(li > button)) {
  inline-size: auto;
}

:where([data-pattern="nav-header"] > [data-slot="task"]) {
  color: var(--color-text-muted);
  margin-inline-end: auto;
}

:where([data-pattern="sidebar-nav"], [data-pattern="settings-nav"], nav[data-region]) :where(ul) {
  align-items: stretch;
  display: flex;
  flex-direction: column;
  gap: 2px;
}

:where([data-pattern="sidebar-nav"], [data-pattern="settings-nav"]) :where(h2, [data-slot="group-label"]) {
  color: var(--color-text-muted);
  font: 600 var(--text-sm) / 1.3 var(--font-body);
  letter-spacing: 0;
  margin-block-start: calc(var(--unit) * 2);
  padding-inline: calc(var(--unit) * 2.5);
}

:where([data-pattern="sidebar-nav"], [data-pattern="settings-nav"]) :where([data-slot="groups"]) {
  gap: calc(var(--unit) * 1);
}

:where([data-pattern="sidebar-nav"] [data-slot="counts"], [data-pattern="nav-header"] nav [data-slot="counts"]) {
  margin-inline-start: auto;
}

:where([data-pattern="sidebar-nav"] ul ul) {
  border-inline-start: var(--line);
  margin-inline-start: calc(var(--unit) * 4);
  padding-inline-start: calc(var(--unit) * 2);
}

:where([data-pattern="sidebar-nav"] [data-slot="collapse"], [data-pattern="sidebar-nav"] [data-slot="expand"]) {
  color: var(--color-text-muted);
  justify-content: start;
}

:where([data-pattern="sidebar-nav"][data-preset="rail"]) {
  align-items: center;
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="sidebar-nav"][data-preset="rail"]) :where(li > a, [data-slot="foot"]) {
  block-size: 2.75rem;
  font-size: var(--text-lg);
  inline-size: 2.75rem;
  justify-content: center;
  padding: 0;
  position: relative;
}

:where([data-pattern="sidebar-nav"][data-preset="rail"] [data-slot="counts"]) {
  inset-block-start: -0.1rem;
  inset-inline-end: -0.35rem;
  position: absolute;
}

:where([data-pattern="sidebar-nav"], [data-pattern="settings-nav"]:not([data-preset="index"])):not([data-region] *) {
  max-inline-size: 18rem;
}

:where([data-pattern="settings-nav"][data-preset="index"]) {
  gap: calc(var(--unit) * 8);
  max-inline-size: 48rem;
}

:where([data-pattern="settings-nav"][data-preset="index"] :is(h2, h2 + p)) {
  padding-inline: 0;
}

:where([data-pattern="settings-nav"][data-preset="index"] h2 + p) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-pattern="settings-nav"] li[data-slot="entries"]) {
  border-block-start: var(--line);
  display: grid;
  gap: 0 var(--gap);
  grid-template-columns: minmax(0, 1fr) auto;
  padding-block: calc(var(--unit) * 2);
}

:where([data-pattern="settings-nav"] li[data-slot="entries"] > a) {
  color: var(--color-text);
  min-block-size: 0;
  padding: 0;
}

:where([data-pattern="settings-nav"] li[data-slot="entries"] > p) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  margin: 0;
}

:where([data-pattern="settings-nav"] li[data-slot="entries"] > [data-slot="present"]) {
  grid-column: 2;
  grid-row: 1;
}

:where([data-pattern="sidebar-nav"] li:has(> [role="tooltip"])) {
  position: relative;
}

:where([data-pattern="sidebar-nav"] [role="tooltip"]) {
  inset-block-start: 0.5rem;
  inline-size: max-content;
  inset-inline-start: calc(100% + 0.5rem);
  max-inline-size: min(14rem, 60vi);
  position: absolute;
}

:where([data-region] [data-pattern="sidebar-nav"] [role="tooltip"]) {
  display: none;
}

:where([data-pattern="sidebar-nav"][data-preset="rail"]):not([data-region] *) {
  max-inline-size: 12rem;
}

:where([data-pattern="settings-nav"] a[data-slot="danger"]) {
  color: var(--color-danger);
}

:where(header[data-region] > nav) {
  margin-inline-end: auto;
}

:where([data-pattern="tabs-nav"] [data-slot="tabs"], [data-slot="views"][data-component="Tabs"]) {
  border-block-end: var(--line);
  column-gap: calc(var(--unit) * 1);
  row-gap: 0;
}

:where([data-pattern="tabs-nav"] [data-slot="tabs"] > li > a, [data-slot="views"][data-component="Tabs"] > a) {
  border-block-end: 2px solid transparent;
  color: var(--color-text-muted);
  display: inline-flex;
  align-items: center;
  font-size: var(--text-ui);
  gap: calc(var(--unit) * 2);
  margin-block-end: -1px;
  min-block-size: calc(var(--control) + 0.5rem);
  padding-inline: calc(var(--unit) * 3);
  text-decoration: none;
}

:where([data-pattern="tabs-nav"] [data-slot="tabs"] > li > a, [data-slot="views"] > a):is([aria-current]) {
  border-color: var(--color-primary);
  color: var(--color-text);
}

:where([data-pattern="breadcrumb-nav"] > ol) {
  font-size: var(--text-ui);
}

:where([data-component="Breadcrumb"] li) {
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="announcement-bar"]) {
  align-items: center;
  background: color-mix(in srgb, var(--color-accent) 12%, var(--color-surface));
  flex-flow: row wrap;
  font-size: var(--text-sm);
  gap: calc(var(--unit) * 1) calc(var(--unit) * 4);
  justify-content: center;
  padding: calc(var(--unit) * 1.5) calc(var(--unit) * 4);
}

:where(header[data-region] > [data-pattern="announcement-bar"]) {
  flex: 1 0 calc(100% + 2 * var(--gutter));
  margin: calc(var(--unit) * -2) calc(var(--gutter) * -1) 0;
}

:where([data-pattern="footer"]) {
  font-size: var(--text-ui);
}

:where([data-pattern="footer"] a) {
  color: var(--color-text-muted);
  text-decoration: none;
}

:where([data-pattern="footer"] a):hover {
  text-decoration: underline;
}

:where([data-pattern="footer"] h2) {
  font-size: var(--text-ui);
  letter-spacing: 0;
}

:where([data-pattern="footer"] nav ul) {
  align-items: start;
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="footer"][data-preset="compact"]) {
  align-items: center;
  flex-flow: row wrap;
  justify-content: space-between;
}

:where([data-pattern="footer"][data-preset="compact"] nav ul) {
  flex-direction: row;
  gap: calc(var(--unit) * 2) calc(var(--unit) * 5);
}

:where([data-pattern="footer"][data-preset="columns"]) {
  display: grid;
  gap: calc(var(--unit) * 8);
  grid-template-columns: minmax(0, 1fr);
}

@media (min-width: 768px) {
  :where([data-pattern="footer"][data-preset="columns"]) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
}

:where([data-pattern="footer"] > nav[data-slot="columns"]) {
  display: grid;
  gap: calc(var(--unit) * 8);
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  order: 1;
}

:where([data-pattern="footer"] > :is([data-slot="contact"], [data-slot="locale"])) {
  color: var(--color-text-muted);
  order: 2;
}

:where([data-pattern="footer"] > [data-slot="legal"]) {
  border-block-start: var(--line);
  color: var(--color-text-muted);
  gap: calc(var(--unit) * 2) calc(var(--unit) * 5);
  grid-column: 1 / -1;
  order: 3;
  padding-block-start: calc(var(--unit) * 5);
}

:where([data-component="Stepper"] > ol, ol[data-component="Stepper"]) {
  align-items: center;
  display: flex;
  flex-flow: row wrap;
  font-size: var(--text-ui);
  gap: calc(var(--unit) * 2) calc(var(--unit) * 6);
}

:where([data-component="Stepper"][data-preset="vertical"] > ol) {
  align-items: start;
  flex-direction: column;
}

:where([data-component="Stepper"] li, ol[data-component="Stepper"] > li) {
  align-items: center;
  color: var(--color-text-muted);
  display: flex;
  gap: calc(var(--unit) * 2);
}

:where([data-component="Stepper"] li) :where(a) {
  align-items: center;
  color: inherit;
  display: inline-flex;
  gap: calc(var(--unit) * 2);
  text-decoration: none;
}

:where([data-component="Stepper"] li) :where([aria-hidden="true"]:first-child) {
  align-items: center;
  block-size: 1.75em;
  border: 1.5px solid currentColor;
  border-radius: 50%;
  display: inline-flex;
  flex: none;
  font-size: var(--text-sm);
  inline-size: 1.75em;
  justify-content: center;
}

:where([data-component="Stepper"] li[aria-current="step"], ol[data-component="Stepper"] > li[aria-current="step"]) {
  color: var(--color-text);
  font-weight: max(600, var(--font-weight-heading));
}

:where([data-component="Stepper"] li[aria-current="step"]) :where([aria-hidden="true"]:first-child) {
  background: var(--color-primary);
  border-color: var(--color-primary);
  color: var(--color-on-primary);
}

:where(ol[data-component="Stepper"] > li + li)::before {
  border-block-start: var(--line-strong);
  content: "";
  inline-size: 1.5rem;
}

:where(ol[data-component="Stepper"]) {
  column-gap: calc(var(--unit) * 3);
}

:where([data-component="Stepper"][data-preset="vertical"] [data-slot="answer"]) {
  font-size: var(--text-sm);
  padding-inline-start: calc(1.75em + var(--unit) * 2);
}

:where([data-component="Stepper"][data-preset="vertical"] li > div) {
  gap: 0;
}

:where([data-component="Stepper"][data-preset="horizontal"] li + li)::before {
  border-block-start: var(--line-strong);
  content: "";
  inline-size: 2rem;
}

:where([data-component="Stepper"][data-preset="horizontal"] > ol) {
  column-gap: calc(var(--unit) * 3);
}

:where([data-pattern="stepper"] [data-slot="all-steps"], [data-pattern="breadcrumb-nav"] li:has(> [data-component="Popover"])) {
  position: relative;
}

:where([data-pattern="stepper"] [data-slot="all-steps"] > ul, [data-pattern="breadcrumb-nav"] li > [data-component="Popover"]) {
  inline-size: 18rem;
  inset-block-start: 100%;
  inset-inline-end: 0;
  position: absolute;
  z-index: 2;
}

:where([data-pattern="breadcrumb-nav"] li > [data-component="Popover"]) {
  inset-inline: 0 auto;
}

:where([data-specimen]) :where([data-pattern="stepper"][data-preset="compact"], [data-pattern="breadcrumb-nav"][data-preset="collapsed"]) {
  padding-block-end: 14rem;
}

:where([data-pattern="stepper"][data-preset="compact"]) {
  align-items: center;
  flex-flow: row wrap;
}

:where([data-pattern="stepper"][data-preset="compact"] > progress) {
  flex: 1 1 8rem;
}

/* Beside a record: the records around it. */
:where([data-pager-below]) {
  background: var(--color-background);
  padding: 0;
}

:where(nav[data-region] [data-slot="neighbours"] > li > a) {
  border-radius: 0;
  border-block-end: var(--line);
  color: inherit;
  display: grid;
  gap: 0;
  min-block-size: calc(var(--row) * 1.4);
  align-content: center;
  padding: calc(var(--unit) * 2) calc(var(--unit) * 4);
  text-decoration: none;
}

:where(nav[data-region] [data-slot="neighbours"] a > span) {
  font-weight: max(500, var(--font-weight-body));
}

:where(nav[data-region] [data-slot="neighbours"] a[aria-current]) {
  background: color-mix(in srgb, var(--color-primary) 12%, var(--color-surface));
  border-inline-start: 3px solid var(--color-primary);
  padding-inline-start: calc(var(--unit) * 4 - 3px);
}

:where([data-slot="pager"]) {
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-sm);
  gap: calc(var(--unit) * 4);
  padding: calc(var(--unit) * 2) var(--gutter);
}
`
