/** Rows and columns; where there is no room for columns a row is a card. */
export const tablesCss = `
:where(table) {
  border-collapse: collapse;
  font-size: var(--text-ui);
  font-variant-numeric: tabular-nums;
  inline-size: 100%;
  line-height: 1.4;
}

:where(caption) {
  color: var(--color-text);
  font-family: var(--font-display);
  font-size: var(--text-base);
  font-weight: var(--font-weight-heading);
  padding-block-end: calc(var(--unit) * 2);
  text-align: start;
}

:where(th, td) {
  block-size: var(--row);
  border-block-end: var(--line);
  padding: calc(var(--unit) * 1) calc(var(--unit) * 3);
  text-align: start;
  vertical-align: middle;
}

:where(thead th, th[scope="col"]) {
  block-size: auto;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-weight: max(500, var(--font-weight-body));
  padding-block: calc(var(--unit) * 2);
  vertical-align: bottom;
}

:where(th[scope="row"]) {
  font-weight: max(500, var(--font-weight-body));
}

:where(th[scope="rowgroup"]) {
  background: var(--well);
  font-size: var(--text-sm);
}

:where(th small, td small) {
  display: block;
  font-weight: var(--font-weight-body);
}

[data-align="end"] {
  text-align: end;
}

:where(th button)::after {
  color: var(--color-text-subtle);
  content: "↕";
  font-size: 0.85em;
}

:where(th[aria-sort="ascending"] button)::after {
  color: inherit;
  content: "↑";
}

:where(th[aria-sort="descending"] button)::after {
  color: inherit;
  content: "↓";
}

:where(th:not([aria-sort]) button)::after {
  content: none;
}

:where(thead th > button) {
  margin-inline: calc(var(--unit) * -2);
}

:where(tbody tr:hover) > :where(th, td) {
  background: var(--well);
}

:where(tr[data-selected="true"]) > :where(th, td) {
  background: color-mix(in srgb, var(--color-primary) 10%, var(--color-surface));
}

:where(tfoot th, tfoot td) {
  border-block: 2px solid var(--color-border);
  font-weight: max(600, var(--font-weight-heading));
}

:where(tr[data-depth="1"] > th) {
  padding-inline-start: calc(var(--unit) * 11);
}

:where(tr[data-depth="2"] > th) {
  padding-inline-start: calc(var(--unit) * 17);
}

:where([role="region"]:has(> table)) {
  background: var(--color-surface);
  border: var(--line);
  border-radius: min(var(--radius-card), 1rem);
  overflow-x: auto;
}

:where([role="region"] > table > caption) {
  padding: calc(var(--unit) * 3);
}

:where([role="region"] > table > tbody:last-child > tr:last-child) > :where(th, td) {
  border-block-end: 0;
}

:where([role="region"] > table > thead th) {
  background: var(--well);
  border-block-start: var(--line);
}

:where(td, th) :where(input:not([type="checkbox"], [type="radio"]), select) {
  max-inline-size: 14rem;
  min-block-size: 2rem;
}

@media (max-width: 639.98px) {
  :where(table:has(td[data-label])), :where(table:has(td[data-label])) :where(caption, thead, tbody, tfoot, tr, th, td) {
    display: block;
  }

  :where(table:has(td[data-label])) :where(th, td) {
    block-size: auto;
    border: 0;
    inline-size: auto;
    padding-inline: 0;
    white-space: normal;
  }

  :where(table:has(td[data-label])) :where(tr) {
    border-block-end: var(--line);
    padding: calc(var(--unit) * 2) calc(var(--unit) * 3);
  }

  :where(table:has(td[data-label])) :where(thead), :where(tr:has(> th[scope="col"]):has(~ tr > td[data-label])) {
    block-size: 1px;
    clip-path: inset(50%);
    inline-size: 1px;
    overflow: hidden;
    padding: 0;
    position: absolute;
  }

  :where(td[data-label]) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--gap);
    justify-content: space-between;
    text-align: end;
  }

  :where(td[data-label])::before {
    color: var(--color-text-muted);
    content: attr(data-label);
  }

  :where(table:not(:has(td[data-label]))) {
    overflow-wrap: anywhere;
    table-layout: fixed;
  }

  :where(tr > th[scope="row"]) {
    font-size: var(--text-base);
  }

  :where(tr[data-depth]) {
    padding-inline-start: calc(var(--unit) * 8);
  }

  :where(tr[data-depth] > th) {
    padding-inline-start: 0;
  }

  :where(tr:hover, tr[data-selected="true"]) > :where(th, td) {
    background: transparent;
  }
}
`
