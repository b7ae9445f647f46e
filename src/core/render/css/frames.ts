/** The frames around pages. Where each region stands is for its record to say: `shell-css.ts`. */
export const framesCss = `
:where([data-shell]) {
  --gutter: clamp(1rem, 4vi, 2rem);
  --measure: 80rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvb;
}

:where([data-region]) {
  min-inline-size: 0;
}

:where(header[data-region]) {
  align-items: center;
  background: var(--color-surface);
  border-block-end: var(--line);
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 1) calc(var(--unit) * 3);
  justify-content: end;
  padding: calc(var(--unit) * 2) var(--gutter);
  z-index: 3;
}

:where(header[data-region]) > :where([data-pattern]:not([data-pattern="nav-header"], [data-pattern="announcement-bar"], [data-pattern="stepper"])) {
  flex: none;
  inline-size: auto;
}

:where(header[data-region]) > :where([data-pattern="nav-header"]) {
  flex: 1 1 0;
}

@media (max-width: 767.98px) {
  :where(header[data-region]:has(> [data-unfold])) {
    flex-wrap: nowrap;
  }

  :where(header[data-region] > [data-unfold]) {
    margin-inline: calc(var(--control) * -0.4) auto;
  }

  :where(header[data-region] > button[aria-haspopup="dialog"] > kbd) {
    display: none;
  }

  /* A sign for the palette is enough where its words would be cut. */
  :where(header[data-region]) > button[aria-haspopup="dialog"] {
    flex: none;
    margin: 0;
    padding-inline: calc(var(--control) * 0.3);
  }

  :where(header[data-region] > button[aria-haspopup="dialog"]) > span {
    block-size: 1px;
    clip-path: inset(50%);
    inline-size: 1px;
    position: absolute;
  }
}

/* The button of a palette looks like the field that it leads to. */
:where(header[data-region]) > :where(button[aria-haspopup="dialog"]) {
  background: var(--color-background);
  border: var(--line);
  color: var(--color-text-muted);
  flex: 0 1 24rem;
  font-weight: var(--font-weight-body);
  justify-content: start;
  margin-inline-end: auto;
  min-inline-size: 0;
}

:where(header[data-region] > button[aria-haspopup="dialog"]) > :where(kbd) {
  margin-inline-start: auto;
}

:where(header[data-region] > button[aria-haspopup="dialog"]) > :where(span) {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

:where(header[data-region]:has([data-pattern="nav-header"]) > button[aria-haspopup="dialog"]) {
  flex: 0 1 14rem;
  margin: 0;
}

:where(nav[data-region], aside[data-region]) {
  background: var(--color-surface);
  border: 0;
  border-inline-end: var(--line);
  color: inherit;
  display: flex;
  flex-direction: column;
  gap: calc(var(--unit) * 3);
  padding: calc(var(--unit) * 3);
}

:where(main[data-region]) {
  display: grid;
  gap: var(--content-gap);
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  padding: calc(var(--unit) * 6) max(var(--gutter), (100% - var(--measure)) / 2) calc(var(--unit) * 12);
}

:where([data-specimen]) {
  margin-inline: auto;
  max-inline-size: 84rem;
  padding: clamp(1rem, 3vi, 2rem);
}

:where([data-row]) {
  min-inline-size: 0;
}

:where(main > [data-title] + [data-row]) {
  margin-block-start: calc(var(--unit) * -2);
}

:where(footer[data-region]) {
  background: var(--color-surface);
  border-block-start: var(--line);
  padding: calc(var(--unit) * 10) max(var(--gutter), (100% - 72rem) / 2);
}

/* What folds away lies over the page as a drawer. */
[data-fold][popover] {
  background: var(--color-surface);
  border: 0;
  color: inherit;
  margin: 0;
}

[data-region][data-fold][popover] {
  border-inline-end: var(--line);
}

[data-fold][popover]:popover-open {
  block-size: 100dvb;
  border-inline-end: var(--line);
  box-shadow: var(--shadow-4);
  display: flex;
  flex-direction: column;
  inline-size: min(20rem, 85vi);
  inset-block: 0;
  inset-inline: 0 auto;
  max-block-size: none;
  overflow-y: auto;
  padding: calc(var(--unit) * 4);
  position: fixed;
}

[data-region] [data-fold="md"][popover]:not(:popover-open) {
  background: transparent;
  inset: auto;
  overflow: visible;
  padding: 0;
  position: static;
}

[popover]:not([data-fold]):popover-open {
  inset: auto;
  margin: calc(var(--unit) * 1) 0;
  max-block-size: 80dvb;
  max-inline-size: calc(100vi - 2rem);
  overflow-y: auto;
  position: fixed;
  position-area: block-end span-inline-start;
  position-try-fallbacks: flip-inline, flip-block;
}

@supports not (position-area: block-end) {
  [popover]:not([data-fold]):popover-open {
    inset-block-start: 4rem;
    inset-inline-end: 1rem;
  }
}

dialog[popover]:popover-open {
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  inset-block: 12dvb auto;
  inset-inline: 0;
  margin: 0 auto;
  position-area: none;
}

::backdrop {
  background: color-mix(in srgb, var(--color-overlay) 45%, transparent);
}

[popover]:not([data-fold], dialog)::backdrop {
  background: transparent;
}

/* The request that stays at the lower edge until it is answered. */
:where([data-region="consent"]) {
  border: 0;
  border-block-start: var(--line);
  box-shadow: var(--shadow-3);
  padding: var(--gap) max(var(--gutter), (100% - 72rem) / 2);
  z-index: 3;
}

[data-region="consent"]:has(> dialog:not([open])) {
  display: none;
}

:where([data-region="consent"] > dialog) {
  background: none;
  border: 0;
  box-shadow: none;
  inline-size: 100%;
  padding: 0;
}

/* One task, one column. */
:where([data-shell="minimal-header"], [data-shell]:not(:has(> header, > nav))) {
  --measure: 42rem;
}

:where([data-shell="minimal-header"]:has(main table)) {
  --measure: 64rem;
}

:where([data-shell="minimal-header"] > main) {
  padding-block-start: clamp(2rem, 12dvb, 8rem);
}

/* A form and a panel of equal height. */
:where([data-shell="split-screen"] > main) {
  align-content: center;
  padding-inline: max(var(--gutter), (100% - 26rem) / 2);
}

:where([data-shell="split-screen"] > aside) {
  background: color-mix(in srgb, var(--color-primary) 10%, var(--color-surface));
  border-inline-start: var(--line);
  border-inline-end: 0;
  justify-content: end;
  padding: clamp(2rem, 6vi, 5rem);
}

:where([data-slot="statement"], [data-shell="split-screen"] > aside > p:first-child:not([data-slot])) {
  font: var(--font-weight-heading) var(--text-2xl) / 1.25 var(--font-display);
  max-inline-size: 22ch;
  text-wrap: balance;
}

:where(aside > [data-slot="brand"]) {
  color: var(--color-text-muted);
}

/* Pages that are read from top to bottom: sections part by space, their ground reaches both edges. */
:where([data-role="public"] > main:not([data-shell="minimal-header"] > *)) {
  gap: 0;
  padding: 0;
}

:where([data-role="public"]:not([data-shell="minimal-header"]) > main) > :where(*) {
  padding: calc(var(--section-padding) * 0.75) max(var(--gutter), (100% - 72rem) / 2);
}

:where([data-role="public"]:not([data-shell="minimal-header"]) > main) > :where([data-title]) {
  padding-block-end: 0;
}

:where([data-role="public"]) {
  --section-padding: clamp(3rem, 8vi, 6rem);
}
`
