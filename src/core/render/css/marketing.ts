/** Sections that present a product: one idea each, large type, plenty of room. */
export const marketingCss = `
:where([data-pattern="hero"]) {
  gap: calc(var(--unit) * 5);
}

:where([data-pattern="hero"] > div) {
  gap: calc(var(--unit) * 5);
}

:where([data-pattern="hero"] [data-slot="title"]) {
  font-size: clamp(var(--text-2xl), 1rem + 4vi, calc(var(--text-3xl) * 1.15));
  letter-spacing: -0.02em;
  line-height: 1.08;
}

:where([data-pattern="hero"] [data-slot="text"], [data-pattern="cta-section"] [data-slot="text"], [data-pattern="article-body"] [data-slot="lead"]) {
  color: var(--color-text-muted);
  font-size: var(--text-lg);
  line-height: 1.5;
  max-inline-size: 56ch;
}

:where([data-pattern="hero"] [data-slot="actions"], [data-pattern="cta-section"] [data-slot="actions"]) {
  gap: calc(var(--unit) * 3) calc(var(--unit) * 5);
}

:where([data-pattern="hero"], [data-pattern="cta-section"]) :where([data-slot="actions"] > [data-variant="primary"], form > button[data-variant="primary"]) {
  font-size: var(--text-base);
  min-block-size: calc(var(--control) + 0.5rem);
  padding-inline: calc(var(--unit) * 5);
}

:where([data-pattern="hero"] [data-slot="eyebrow"]) {
  font-size: var(--text-sm);
}

:where([data-pattern="hero"] [data-slot="media"]:not(img)) {
  background: var(--color-surface);
  border: var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-3);
  padding: var(--pad);
}

:where([data-pattern="hero"] img) {
  border-radius: var(--radius-card);
  inline-size: 100%;
}

:where([data-pattern="hero"][data-preset="centered"], [data-pattern="hero"][data-preset="search"], [data-pattern="cta-section"][data-preset="banner"]),
:where([data-pattern="hero"][data-preset="centered"], [data-pattern="hero"][data-preset="search"], [data-pattern="cta-section"][data-preset="banner"]) :where(div, form) {
  align-items: center;
  justify-content: center;
  text-align: center;
}

:where([data-pattern="hero"] [data-slot="search"]) {
  display: grid;
  gap: calc(var(--unit) * 2);
  grid-template-columns: minmax(0, 1fr) auto;
  inline-size: min(100%, 38rem);
  text-align: start;
}

:where([data-pattern="hero"] [data-slot="search"] > label) {
  grid-column: 1 / -1;
}

:where([data-pattern="hero"] [data-slot="search"] > input) {
  max-inline-size: none;
  min-block-size: calc(var(--control) + 0.5rem);
}

:where([data-pattern="hero"] [data-slot="examples"] > ul, [data-pattern="hero"] [data-slot="proof"] > ul) {
  align-items: center;
  flex-flow: row wrap;
  gap: calc(var(--unit) * 2) calc(var(--unit) * 6);
  justify-content: center;
}

:where([data-pattern="hero"] [data-slot="examples"] > ul) {
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="hero"] [data-slot="examples"] a) {
  border: var(--line);
  border-radius: var(--radius-pill);
  color: var(--color-text);
  display: block;
  font-size: var(--text-sm);
  padding: calc(var(--unit) * 1) calc(var(--unit) * 3);
  text-decoration: none;
}

:where([data-pattern="hero"] [data-slot="proof"]) {
  border-block-start: var(--line);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  margin-block-start: calc(var(--unit) * 4);
  padding-block-start: calc(var(--unit) * 5);
}

:where([data-pattern="hero"][data-preset="compact"] [data-slot="title"]) {
  font-size: clamp(var(--text-xl), 1rem + 2.5vi, var(--text-3xl));
}

:where([data-pattern="hero"] [data-slot="facts"]) {
  gap: calc(var(--unit) * 1) calc(var(--unit) * 5);
}

:where([data-pattern="features"], [data-pattern="stats-section"], [data-pattern="testimonials"], [data-pattern="pricing"], [data-pattern="cta-section"], [data-pattern="faq-accordion"]) {
  gap: calc(var(--unit) * 7);
}

:where([data-pattern="features"], [data-pattern="stats-section"], [data-pattern="testimonials"], [data-pattern="pricing"], [data-pattern="cta-section"], [data-pattern="faq-accordion"]) :where(h2) {
  font-size: clamp(var(--text-xl), 1rem + 2.2vi, var(--text-3xl));
  letter-spacing: -0.015em;
  line-height: 1.15;
  max-inline-size: 26ch;
}

:where([data-pattern="features"] [data-slot="intro"], [data-pattern="pricing"] > h2 + p, [data-pattern="pricing"] > h1 + p) {
  color: var(--color-text-muted);
  font-size: var(--text-lg);
  margin-block-start: calc(var(--unit) * -5);
}

:where([data-pattern="features"] h3) {
  font-size: var(--text-lg);
}

:where([data-pattern="features"] [data-slot="item-text"]) {
  color: var(--color-text-muted);
}

:where([data-pattern="features"] [data-slot="item-link"]) {
  margin-block-start: auto;
}

:where([data-pattern="features"][data-preset="icon-list"] ul) {
  display: grid;
  gap: calc(var(--unit) * 3) calc(var(--unit) * 8);
  grid-template-columns: repeat(var(--columns, auto-fit), minmax(min(100%, 16rem), 1fr));
}

:where([data-pattern="features"][data-preset="icon-list"] li) {
  align-items: baseline;
  display: flex;
  gap: calc(var(--unit) * 3);
}

:where([data-pattern="features"] [data-slot="icon"]) {
  color: var(--color-primary);
  font-weight: 700;
}

:where([data-pattern="features"][data-preset="icon-list"] [data-slot="item-text"]) {
  color: inherit;
}

:where([data-pattern="features"][data-preset="alternating"] > ol) {
  gap: calc(var(--section-padding) * 0.6);
}

:where([data-slot="item-media"]) {
  background: var(--color-surface);
  border: var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-2);
  justify-content: center;
  padding: calc(var(--pad) * 1.25);
}

:where([data-pattern="features"][data-preset="alternating"] li) {
  align-items: center;
  display: grid;
  gap: calc(var(--unit) * 8);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
}

:where(blockquote) {
  font-size: var(--text-lg);
  line-height: 1.5;
}

:where([data-pattern="stats-section"] dl > div) {
  border-block-start: 2px solid var(--color-border);
  display: flex;
  flex-direction: column;
  gap: calc(var(--unit) * 2);
  padding-block-start: calc(var(--unit) * 4);
}

:where([data-pattern="stats-section"] dl) {
  align-items: start;
}

:where([data-pattern="stats-section"] [data-slot="value"]) {
  font: var(--font-weight-heading) var(--text-3xl) / 1 var(--font-display);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;
  order: -1;
}

:where([data-pattern="stats-section"] [data-words]) {
  font: var(--text-lg) / 1.2 var(--font-body);
  letter-spacing: 0;
}

:where([data-pattern="testimonials"] [data-slot="quotes"]) {
  align-items: start;
}

:where([data-pattern="testimonials"] figure) {
  flex: 1;
  gap: calc(var(--unit) * 5);
  justify-content: space-between;
}

:where([data-pattern="testimonials"] blockquote) {
  font-size: var(--text-base);
  line-height: 1.6;
  max-inline-size: none;
}

:where([data-pattern="testimonials"][data-preset="spotlight"] blockquote) {
  font-family: var(--font-display);
  font-size: clamp(var(--text-lg), 0.8rem + 1.8vi, var(--text-2xl));
  line-height: 1.35;
  max-inline-size: 48ch;
}

:where([data-pattern="testimonials"] [data-slot="result"]) {
  display: flex;
  flex-direction: column-reverse;
  gap: calc(var(--unit) * 1);
}

:where([data-pattern="testimonials"] [data-slot="result"] > dd) {
  font: var(--font-weight-heading) var(--text-2xl) / 1.2 var(--font-display);
}

:where(input[type="range"]) {
  inline-size: min(100%, 40rem);
}

:where([data-slot="person"]) {
  display: grid;
  gap: 0 calc(var(--unit) * 3);
  grid-template-columns: auto minmax(0, 1fr);
  font-size: var(--text-sm);
}

:where([data-slot="person"] > [data-component="Avatar"]) {
  grid-row: 1 / 3;
  block-size: 2.5rem;
}

:where([data-slot="person"] > span:not([data-component])) {
  color: var(--color-text-muted);
}

:where([data-pattern="pricing"] [data-slot="price"]) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-pattern="pricing"] [data-slot="price"] > strong, [data-slot="estimate"] strong) {
  color: var(--color-text);
  display: block;
  font: var(--font-weight-heading) var(--text-3xl) / 1.1 var(--font-display);
  letter-spacing: -0.02em;
}

:where([data-pattern="pricing"] [data-slot="plan"]) {
  gap: calc(var(--unit) * 4);
}

:where([data-pattern="pricing"] [data-slot="plan"]:has([data-slot="recommended"])) {
  border-color: var(--color-primary);
  box-shadow: 0 0 0 1px var(--color-primary), var(--shadow-2);
}

:where([data-pattern="pricing"] [data-slot="recommended"]) {
  margin-block-start: calc(var(--unit) * -2);
}

:where([data-pattern="pricing"] [data-slot="choose"]) {
  inline-size: 100%;
  margin-block-start: auto;
}

:where([data-pattern="pricing"] [data-slot="limits"]) {
  font-size: var(--text-ui);
}

:where(fieldset[data-slot="period"], fieldset[data-slot="kind"]) {
  align-items: center;
  display: flex;
  flex-flow: row wrap;
  gap: calc(var(--unit) * 2) calc(var(--unit) * 5);
}

:where(fieldset[data-slot="period"], fieldset[data-slot="kind"]) > :where(legend) {
  float: inline-start;
  margin: 0;
}

/* The one place of a page that changes its ground. */
:where([data-pattern="cta-section"]:not([data-state])) {
  --color-link: var(--color-on-primary);
  --color-text-muted: var(--color-on-primary);
  --color-focus: var(--color-on-primary);
  background: var(--color-primary);
  border-radius: var(--radius-card);
  color: var(--color-on-primary);
  gap: calc(var(--unit) * 5);
  padding: clamp(2rem, 6vi, 4rem);
}

:where([data-pattern="cta-section"]:not([data-state])) [data-variant="primary"] {
  background: var(--color-on-primary);
  color: var(--color-primary);
}

:where([data-pattern="cta-section"]:not([data-state]) [data-component="Avatar"]) {
  background: var(--color-on-primary);
  color: var(--color-primary);
}

:where([data-pattern="cta-section"]:not([data-state]) li)::marker {
  color: inherit;
}

:where([data-pattern="cta-section"] > div) {
  gap: calc(var(--unit) * 4);
}

:where([data-pattern="newsletter-signup"][data-preset="panel"]) {
  background: var(--color-surface);
  border: var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-1);
  container-type: inline-size;
  padding: calc(var(--pad) * 1.25);
}

:where([data-pattern="newsletter-signup"][data-preset="inline"] > button) {
  margin-block-start: calc(var(--text-ui) * 1.4 + var(--unit) * 1.5);
}

:where([data-pattern="newsletter-signup"][data-preset="inline"]) {
  align-items: start;
  display: grid;
  gap: calc(var(--unit) * 2) var(--gap);
  grid-template-columns: minmax(0, 24rem) auto;
  justify-content: start;
}

:where([data-pattern="newsletter-signup"][data-preset="inline"]) > :where([data-slot="terms"], [data-slot="status"]) {
  grid-column: 1 / -1;
}

:where([data-pattern="newsletter-signup"] h3) {
  font-size: var(--text-ui);
}

:where([data-pattern="newsletter-signup"] [data-slot="issues"] li) {
  font-size: var(--text-ui);
}

:where([data-pattern="newsletter-signup"] [data-slot="issues"] time) {
  color: var(--color-text-muted);
  display: block;
  font-size: var(--text-sm);
}

:where([data-pattern="faq-accordion"] [data-slot="questions"]) {
  border-block-start: var(--line);
  gap: 0;
}

:where([data-pattern="faq-accordion"] [data-slot="answer"]) {
  color: var(--color-text-muted);
}

:where([data-pattern="faq-accordion"] [data-slot="index"]) {
  flex-flow: row wrap;
}

:where([data-pattern="faq-accordion"] [data-slot="groups"]) {
  display: grid;
  gap: calc(var(--unit) * 8);
  grid-template-columns: repeat(var(--columns, auto-fit), minmax(min(100%, 16rem), 1fr));
}

:where([data-pattern="faq-accordion"] [data-slot="groups"] > div) {
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="faq-accordion"] h4) {
  margin-block-start: calc(var(--unit) * 3);
}

@media (min-width: 1024px) {
  :where([data-pattern="hero"]:is([data-preset="split"], [data-preset="media"]), [data-pattern="cta-section"][data-preset="split"], [data-pattern="stats-section"][data-preset="split"], [data-pattern="pricing"][data-preset="single"]) {
    align-items: center;
    display: grid;
    gap: clamp(2rem, 6vi, 5rem);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  :where([data-pattern="features"][data-preset="bento"]) {
    display: grid;
    gap: var(--content-gap);
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  :where([data-pattern="features"][data-preset="bento"] > [data-slot="heading"]) {
    grid-column: 1 / -1;
    margin-block-end: calc(var(--unit) * 3);
  }

  :where([data-pattern="features"][data-preset="bento"] > ul) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  :where([data-pattern="features"][data-preset="alternating"] > ol > li:nth-child(even) > figure) {
    order: -1;
  }

  :where([data-pattern="hero"][data-preset="compact"]) {
    align-items: end;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }

  :where([data-pattern="hero"][data-preset="compact"] > [data-slot="facts"]) {
    grid-column: 1 / -1;
    order: 3;
  }
}
`
