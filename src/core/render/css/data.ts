/** Figures, charts, records and the bars that narrow them. */
export const dataCss = `
:where([data-pattern="filter-bar"]) {
  align-items: end;
  flex-flow: row wrap;
  gap: calc(var(--unit) * 3) var(--gap);
}

:where([data-pattern="filter-bar"]) > :where([data-slot="saved-views"], [data-slot="active"], [data-slot="results"], [data-slot="summary"], [data-slot="data-note"], p) {
  align-items: center;
  flex: 1 1 100%;
  flex-flow: row wrap;
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="filter-bar"] > [data-slot="saved-views"]) {
  margin-inline-start: -0.75rem;
}

:where([data-pattern="filter-bar"] > p) {
  color: var(--color-text-muted);
  font-size: var(--text-ui);
}

:where([data-pattern="filter-bar"] > [data-slot="query"]) {
  flex: 0 1 22rem;
}

:where([data-pattern="filter-bar"] :is(input:not([type="checkbox"], [type="radio"]), select)) {
  inline-size: 100%;
}

:where([data-pattern="filter-bar"] :is([data-slot="fields"], [data-slot="date-range"], [data-component="DatePicker"])) {
  display: grid;
  gap: calc(var(--unit) * 1.5) var(--gap);
  grid-template-columns: minmax(0, 1fr);
}

:where([data-pattern="filter-bar"] > fieldset > legend) {
  block-size: 1px;
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
}

:where([data-pattern="filter-bar"] [data-component="Popover"]) {
  flex: 1 1 100%;
  order: 1;
}

:where([data-pattern="filter-bar"] :is([data-slot="fields"], [data-component="DatePicker"]) > label) {
  margin: 0;
}

@media (max-width: 639.98px) {
  :where([data-pattern="filter-bar"]) > :where(div, fieldset) {
    flex: 1 1 100%;
  }

  :where([data-pattern="filter-bar"] :is(input, select)) {
    max-inline-size: none;
  }
}

@media (min-width: 640px) {
  :where([data-pattern="filter-bar"] :is([data-slot="fields"], [data-slot="date-range"])) {
    grid-auto-columns: minmax(7rem, auto);
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-template-rows: auto auto;
  }

  :where([data-pattern="filter-bar"] fieldset > [data-component="DatePicker"]) {
    grid-auto-flow: column;
    grid-row: 1 / 3;
    grid-template-columns: none;
    grid-template-rows: subgrid;
  }
}

:where([data-pattern="data-table"] > [data-slot="toolbar"]) {
  justify-content: end;
}

:where([data-pattern="data-table"] [data-slot="selection-status"], [data-pattern="data-table"] [data-slot="save-status"]) {
  color: var(--color-text-muted);
  font-size: var(--text-ui);
}

:where([data-pattern="data-table"] > table) {
  background: var(--color-surface);
  border: var(--line);
  border-collapse: separate;
  border-radius: min(var(--radius-card), 1rem);
  border-spacing: 0;
}

:where([data-pattern="data-table"] > table > caption) {
  padding-block-end: calc(var(--unit) * 3);
}

:where([data-pattern="data-table"] > table > :last-child > tr:last-child) > :where(th, td) {
  border-block-end: 0;
}

:where(th > [data-slot="select-all"]) {
  font-weight: inherit;
  white-space: nowrap;
}

:where([data-slot="row-actions"]) {
  text-align: end;
}

@media (max-width: 639.98px) {
  :where([data-slot="row-select"]) {
    float: inline-start;
    padding-inline-end: calc(var(--unit) * 3);
  }

  :where([data-pattern="data-table"] > table > caption) {
    padding: calc(var(--unit) * 3);
  }
}

@media (min-width: 640px) {
  :where([data-slot="row-select"], th:has(> [data-slot="select-all"]), [data-slot="row-actions"]) {
    inline-size: 1%;
  }

  :where([data-pattern="data-table"] > table > tfoot) :where(th, td) {
    border-block-start: 2px solid var(--color-border);
  }
}

:where([data-slot="expander"]) {
  margin-inline-start: calc(var(--unit) * -2);
}

:where([data-pattern="kpi-grid"] > ul, [data-pattern="kpi-grid"] [data-slot="supporting"]) {
  display: grid;
  gap: var(--content-gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
}

:where([data-pattern="kpi-grid"] > ul > [data-component="Card"]) {
  display: grid;
  gap: calc(var(--unit) * 1) calc(var(--unit) * 2);
  grid-template-rows: auto auto auto 1fr;
  justify-items: start;
  padding: var(--pad);
}

:where([data-pattern="kpi-grid"] :is([data-slot="label"], [data-slot="supporting"] p:first-child)) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-pattern="kpi-grid"] :is([data-slot="label"], [data-slot="supporting"]) a) {
  color: inherit;
  text-decoration-color: transparent;
}

:where([data-pattern="kpi-grid"] :is([data-slot="label"], [data-slot="supporting"]) a):hover {
  text-decoration-color: currentColor;
}

:where([data-pattern="kpi-grid"] [data-slot="value"], [data-pattern="kpi-grid"] [data-slot="supporting"] strong) {
  font: var(--font-weight-heading) var(--text-2xl) / 1.15 var(--font-display);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.01em;
}

:where([data-pattern="kpi-grid"] [data-words]) {
  color: var(--color-text-muted);
  font: var(--text-base) / 1.5 var(--font-body);
  letter-spacing: 0;
}

:where([data-pattern="kpi-grid"] [data-slot="sparkline"]) {
  align-self: end;
  block-size: auto;
  inline-size: 100%;
  margin-block-start: calc(var(--unit) * 2);
}

:where(svg [data-series]) {
  vector-effect: non-scaling-stroke;
}

:where([data-slot="sparkline"] [data-series], [data-slot="side-charts"] [data-series]) {
  stroke-width: 1.75;
}

:where([data-pattern="kpi-grid"][data-preset="compact"] > ul) {
  background: var(--color-surface);
  border: var(--line);
  border-radius: min(var(--radius-card), 1rem);
  gap: 0;
  overflow: hidden;
}

:where([data-pattern="kpi-grid"][data-preset="compact"] > ul > li) {
  border-inline-end: var(--line);
  box-shadow: 0 1px 0 var(--color-border);
  display: grid;
  gap: calc(var(--unit) * 1);
  padding: var(--gap) var(--pad);
}

:where([data-pattern="kpi-grid"][data-preset="compact"] [data-slot="value"]) {
  font-size: var(--text-xl);
}

:where([data-pattern="kpi-grid"] [data-slot="delta"]:not([data-component])) {
  font-size: var(--text-sm);
}

:where([data-pattern="kpi-grid"][data-preset="hero"] [data-slot="value"]) {
  font-size: calc(var(--text-3xl) * 1.4);
  line-height: 1;
}

:where([data-slot="target"]) {
  display: grid;
  gap: calc(var(--unit) * 2);
  max-inline-size: 24rem;
}

:where([data-pattern="kpi-grid"] [data-slot="supporting"]) {
  border-block-start: var(--line);
  grid-column: 1 / -1;
  padding-block-start: var(--gap);
}

:where([data-pattern="kpi-grid"] [data-slot="supporting"] strong) {
  display: block;
  font-size: var(--text-xl);
}

:where([data-pattern="chart-grid"] figure, figure[data-pattern="chart-grid"]) {
  background: var(--color-surface);
  border: var(--line);
  border-radius: min(var(--radius-card), 1rem);
  gap: var(--gap);
  padding: var(--pad);
}

:where([data-pattern="chart-grid"] figcaption) :where(h2, h3) {
  font-size: var(--text-base);
  letter-spacing: 0;
}

:where([data-pattern="chart-grid"] figure) {
  position: relative;
}

:where([data-pattern="chart-grid"] [data-slot="menu"]) {
  border-color: transparent;
  inset-block-start: calc(var(--unit) * 2);
  inset-inline-end: calc(var(--unit) * 2);
  padding: 0;
  position: absolute;
  inline-size: var(--control);
}

:where([data-pattern="chart-grid"] figcaption) {
  padding-inline-end: var(--control);
}

:where([data-slot="plot"], [data-slot="trend"]) {
  container-type: inline-size;
}

:where([data-slot="plot"] > svg, [data-slot="trend"] > svg) {
  block-size: auto;
  max-block-size: 20rem;
}

/* A drawing grows with its place and its words do not. */
@container (min-width: 24rem) {
  :where([data-component="Chart"] text) {
    font-size: 10px;
  }
}

@container (min-width: 34rem) {
  :where([data-component="Chart"] text) {
    font-size: 8px;
  }
}

@container (min-width: 46rem) {
  :where([data-component="Chart"] text) {
    font-size: 7px;
  }
}

:where([data-slot="data"]:is(p), [data-slot="annotations"]) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-pattern="chart-grid"] [data-slot="controls"] > select) {
  inline-size: auto;
}

:where([data-pattern="chart-grid"] details) {
  border-block-end: 0;
  border-block-start: var(--line);
}

:where([data-pattern="chart-grid"] summary) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-slot="side-charts"]) {
  display: grid;
  gap: var(--content-gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
}

:where([data-slot="side-charts"] > li) {
  background: var(--color-surface);
  border: var(--line);
  border-radius: min(var(--radius-card), 1rem);
  display: flex;
  flex-direction: column;
  gap: calc(var(--unit) * 2);
  padding: var(--gap);
}

:where([data-slot="side-charts"] > li > p) {
  font-size: var(--text-sm);
}

:where([data-slot="side-charts"] > li > button) {
  background: transparent;
  border-color: transparent;
  color: var(--color-link);
  font-size: var(--text-sm);
  margin-block-start: auto;
  min-block-size: 1.75rem;
  padding: 0;
  text-align: start;
}

:where([data-pattern="chart-grid"][data-preset="grid"]) {
  display: grid;
  gap: var(--content-gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
}

:where([data-pattern="chart-grid"][data-preset="grid"] > :not(figure)) {
  grid-column: 1 / -1;
}

:where([data-pattern="detail-header"]) {
  border-block-end: var(--line);
  display: grid;
  gap: calc(var(--unit) * 2) calc(var(--unit) * 6);
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: calc(var(--unit) * 4);
}

:where([data-pattern="detail-header"] [data-slot="title"]) {
  font-size: clamp(var(--text-xl), 1rem + 1.8vi, var(--text-2xl));
}

:where([data-pattern="detail-header"] > div:has(> [data-slot="title"])) {
  display: block;
}

:where([data-pattern="detail-header"] > div > [data-slot="title"]) {
  display: inline;
  margin-inline-end: calc(var(--unit) * 2);
}

:where([data-pattern="detail-header"] > div > [data-slot="status"]) {
  vertical-align: 0.25em;
}

:where([data-pattern="detail-header"] :is([data-slot="facts"], [data-slot="freshness"])) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  gap: calc(var(--unit) * 1) calc(var(--unit) * 5);
}

:where([data-pattern="detail-header"] [data-slot="facts"] [data-component="Avatar"]) {
  block-size: 1.5rem;
}

:where([data-pattern="detail-header"] [data-slot="question"]) {
  color: var(--color-text-muted);
}

:where([data-pattern="detail-header"]:is([data-preset="compact"], [data-preset="task"]) > [data-slot="back"]) {
  font-size: var(--text-sm);
}

@media (min-width: 768px) {
  :where([data-pattern="detail-header"]) {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  :where([data-pattern="detail-header"] > *) {
    grid-column: 1;
  }

  :where([data-pattern="detail-header"] > [data-slot="trail"]) {
    grid-column: 1 / -1;
  }

  :where([data-pattern="detail-header"] > [data-slot="actions"]) {
    align-self: start;
    grid-column: 2;
    grid-row: 2;
  }

  :where([data-pattern="detail-header"][data-preset="compact"] > [data-slot="status"]) {
    grid-column: 1;
  }

  :where([data-pattern="kpi-grid"][data-preset="hero"]) {
    align-items: center;
    display: grid;
    gap: var(--content-gap);
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  :where([data-pattern="kpi-grid"][data-preset="hero"] > h2) {
    grid-column: 1 / -1;
  }
}

:where([data-pattern="description-list"] dl) {
  gap: var(--gap) calc(var(--unit) * 8);
}

:where([data-pattern="description-list"] dt) {
  font-size: var(--text-sm);
}

:where([data-pattern="description-list"][data-preset="columns"]) {
  gap: calc(var(--unit) * 8);
}

:where([data-pattern="description-list"][data-preset="columns"] dl) {
  display: grid;
  grid-template-columns: repeat(var(--columns, auto-fit), minmax(min(100%, 14rem), 1fr));
}

:where([data-pattern="description-list"][data-preset="columns"] section) {
  display: grid;
  gap: var(--gap);
  grid-template-columns: minmax(0, 1fr) auto;
}

:where([data-pattern="description-list"][data-preset="columns"] section > dl) {
  grid-column: 1 / -1;
}

:where([data-pattern="description-list"] h2) {
  font-size: var(--text-lg);
}

:where([data-pattern="description-list"][data-preset="card"] dl) {
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="description-list"][data-preset="card"]) {
  container-type: inline-size;
  max-inline-size: 30rem;
}

@container (min-width: 19rem) {
  :where([data-pattern="description-list"][data-preset="card"] dl > div) {
    align-items: baseline;
    display: grid;
    gap: calc(var(--unit) * 4);
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
}

:where([data-pattern="description-list"][data-preset="stacked"] dl > div) {
  border-block-start: var(--line);
  padding-block-start: var(--gap);
}

:where([data-slot="copy"]) {
  color: var(--color-link);
  font-size: var(--text-sm);
  min-block-size: 1.5rem;
}

:where([data-pattern="activity-feed"] h2, [data-pattern="audit-trail"] h2) {
  font-size: var(--text-lg);
}

:where([data-slot="day"], [data-slot="days"], [data-slot="day-group"] > h3) {
  color: var(--color-text-muted);
  font: 600 var(--text-sm) / 1.4 var(--font-body);
  margin-block-start: calc(var(--unit) * 2);
}

:where([data-pattern="activity-feed"] ol) {
  gap: 0;
}

:where([data-pattern="activity-feed"] ol > li) {
  font-size: var(--text-ui);
  padding-block: calc(var(--unit) * 2.5);
}

:where([data-pattern="activity-feed"] ol > li + li) {
  border-block-start: var(--line);
}

:where([data-pattern="activity-feed"][data-preset="standard"] ol > li) {
  display: grid;
  gap: 0 calc(var(--unit) * 3);
  grid-template-columns: 2rem minmax(0, 1fr) auto;
}

:where([data-pattern="activity-feed"] [data-component="Icon"], [data-slot="entries"] > li > [data-component="Icon"], [data-slot="item"] > [data-component="Icon"], [data-slot="group-of-same"] > [data-component="Icon"]) {
  align-items: center;
  background: var(--sunken);
  block-size: 2rem;
  border-radius: 50%;
  display: inline-flex;
  inline-size: 2rem;
  justify-content: center;
}

:where([data-pattern="activity-feed"] [data-slot="detail"]) {
  margin-block-start: calc(var(--unit) * 1);
}

:where([data-pattern="audit-trail"][data-preset="log"] > [data-slot="export"]) {
  align-self: end;
}

:where([data-pattern="audit-trail"] th[scope="row"]) {
  font: var(--text-sm) / 1.4 var(--font-mono);
  white-space: nowrap;
}

:where([data-slot="load-more"]:is(div)) {
  align-items: center;
  flex-flow: row wrap;
  justify-content: space-between;
}

:where([data-slot="diff"], tr > td[colspan] dl) {
  font-size: var(--text-sm);
}

:where([data-pattern="bulk-action-bar"]) {
  align-items: center;
  background: var(--color-surface-raised);
  border: var(--line-strong);
  border-radius: min(var(--radius-card), 1rem);
  box-shadow: var(--shadow-3);
  flex-flow: row wrap;
  gap: calc(var(--unit) * 2);
  padding: calc(var(--unit) * 2) var(--gap);
}

:where([data-pattern="bulk-action-bar"][data-preset="inline"]) {
  border: var(--line);
  box-shadow: none;
}

:where([data-pattern="bulk-action-bar"] > [data-slot="count"]) {
  margin-inline-end: auto;
}

:where([data-pattern="bulk-action-bar"] > [data-slot="more"]) {
  position: relative;
}

:where([data-pattern="bulk-action-bar"] [role="menu"]) {
  inline-size: max-content;
  inset-block-start: 100%;
  inset-inline-end: 0;
  position: absolute;
}

:where([data-specimen] [data-pattern="bulk-action-bar"][data-preset="floating"]) {
  margin-block-end: 10rem;
}

:where([data-pattern="bulk-action-bar"] [data-slot="danger"]) {
  margin-inline-start: calc(var(--unit) * 4);
}

@media (min-width: 768px) {
  :where([data-row]:has(> [data-preset="floating"])) {
    inset-block-end: var(--gap);
    position: sticky;
    z-index: 2;
  }
}

:where([data-pattern="team-member-list"] > [data-slot="invite"]) {
  align-self: end;
}

:where([data-pattern="team-member-list"] th[scope="row"]) {
  padding-block: calc(var(--unit) * 2);
}

:where([data-pattern="team-member-list"] th[scope="row"]:has([data-component="Avatar"])) {
  padding-inline-start: 3.5rem;
  position: relative;
}

:where([data-pattern="team-member-list"] th > [data-component="Avatar"]) {
  block-size: 2.25rem;
  inset-block-start: 50%;
  inset-inline-start: calc(var(--unit) * 2.5);
  position: absolute;
  translate: 0 -50%;
}

:where([data-pattern="team-member-list"] td select) {
  background-color: transparent;
  border-color: transparent;
  margin-inline-start: calc(var(--unit) * -3);
}

:where([data-pattern="team-member-list"] h3) {
  font-size: var(--text-base);
}

:where([data-pattern="team-member-list"] li > :last-child) {
  margin-block-start: auto;
}

:where([data-pattern="permission-matrix"] td:has(> input:only-child), [data-pattern="notification-preferences"] td:has(> input)) {
  text-align: center;
}

:where([data-pattern="permission-matrix"][data-preset="roles"] thead th:not(:first-child), [data-pattern="notification-preferences"] thead th:not(:first-child)) {
  text-align: center;
}

:where([data-slot="implied"], td[data-slot="locked"]) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  text-align: center;
}

:where([data-slot="review"]) {
  justify-content: end;
}

:where([data-slot="review"] > p) {
  margin-inline-end: auto;
}

:where([data-slot="role-picker"], [data-slot="pause"], [data-pattern="audit-trail"] > [data-slot="kind"]) {
  align-items: center;
  flex-flow: row wrap;
  gap: calc(var(--unit) * 2);
}
`
