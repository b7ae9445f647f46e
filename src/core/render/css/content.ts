/** Texts that are read: articles, posts, releases, comments. */
export const contentCss = `
:where([data-pattern="article-body"]) {
  gap: calc(var(--unit) * 6);
  line-height: 1.7;
  max-inline-size: 44rem;
}

:where([data-role="public"] [data-row] > [data-pattern="article-body"]) {
  margin-inline: auto;
}

:where([data-pattern="article-body"] [data-slot="title"]) {
  font-size: clamp(var(--text-2xl), 1rem + 3vi, var(--text-3xl));
  letter-spacing: -0.02em;
  line-height: 1.12;
}

:where([data-slot="byline"]) {
  align-items: center;
  color: var(--color-text-muted);
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-sm);
  gap: 0.4em;
}

:where([data-pattern="article-body"] [data-slot="body"], [data-pattern="article-body"] section, [data-pattern="article-body"] [data-slot="changes"]) {
  gap: calc(var(--unit) * 4);
}

:where([data-pattern="article-body"] [data-slot="body"] > * + :is(h2, h3, h4), [data-pattern="article-body"] [data-slot="changes"] > * + :is(h2, h3)) {
  margin-block-start: calc(var(--unit) * 4);
}

:where([data-pattern="article-body"] blockquote) {
  border-inline-start: 3px solid var(--color-border-strong);
  padding-inline-start: var(--pad);
}

:where([data-pattern="article-body"] :is([data-slot="changes"], [data-slot="versions"]) ul) {
  display: block;
  list-style: revert;
  padding-inline-start: 1.25em;
}

:where([data-slot="contents"]) {
  background: var(--well);
  border-radius: min(var(--radius-card), 1rem);
  font-size: var(--text-ui);
  padding: var(--gap) var(--pad);
}

:where([data-slot="contents"] > ol) {
  align-items: start;
  flex-direction: column;
  gap: calc(var(--unit) * 1);
  list-style: decimal;
  padding-inline-start: 1.5em;
}

:where([data-pattern="article-body"][data-preset="legal"] h3) {
  font-size: var(--text-base);
}

:where([data-slot="breaking"]) {
  border-inline-start: 4px solid var(--color-warning);
  padding-inline-start: var(--pad);
}

:where([data-slot="code"][data-component="CodeBlock"]) {
  gap: calc(var(--unit) * 1);
}

:where(nav[data-slot="neighbours"]) {
  border-block-start: var(--line);
  justify-content: space-between;
  padding-block-start: var(--gap);
}

:where([data-pattern="post-list"] h3) {
  font-size: var(--text-lg);
  text-wrap: pretty;
}

:where([data-pattern="post-list"] h3 > a, [data-pattern="post-list"] h2 > a) {
  color: var(--color-text);
  text-decoration-color: transparent;
}

:where([data-pattern="post-list"] h3 > a):hover {
  text-decoration-color: currentColor;
}

:where([data-pattern="post-list"] [data-slot="summary"]) {
  color: var(--color-text-muted);
}

:where([data-pattern="post-list"] [data-slot="picture"]) {
  aspect-ratio: 16 / 9;
  inline-size: 100%;
  object-fit: cover;
}

:where([data-pattern="post-list"] [data-component="Card"]) {
  overflow: hidden;
  padding: 0 0 var(--pad);
}

:where([data-pattern="post-list"] [data-component="Card"] > :not([data-slot="picture"])) {
  padding-inline: var(--pad);
}

:where([data-pattern="post-list"] [data-component="Card"] > [data-slot="meta"]) {
  margin-block-start: auto;
}

:where([data-pattern="post-list"] p[data-slot="picture"]) {
  align-items: center;
  background: var(--sunken);
  color: var(--color-text-muted);
  display: flex;
  font: var(--font-weight-heading) var(--text-lg) / 1.2 var(--font-display);
  justify-content: center;
  max-inline-size: none;
}

:where([data-pattern="post-list"][data-preset="rows"] > ul) {
  gap: 0;
}

:where([data-pattern="post-list"][data-preset="rows"] > ul > li) {
  border-block-start: var(--line);
  gap: calc(var(--unit) * 1) calc(var(--unit) * 6);
  padding-block: calc(var(--unit) * 5);
}

:where([data-pattern="post-list"][data-preset="rows"] > ul > li > [data-slot="meta"]) {
  align-items: baseline;
  display: flex;
  flex: 0 0 11rem;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="post-list"] [data-slot="reason"]) {
  color: var(--color-accent);
  font-size: var(--text-sm);
}

:where([data-pattern="post-list"] [data-slot="lead"]) {
  gap: calc(var(--unit) * 3);
}

:where([data-pattern="post-list"] [data-slot="lead"] > img) {
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  inline-size: 100%;
  object-fit: cover;
}

:where([data-pattern="post-list"] [data-slot="lead"] > h3) {
  font-size: clamp(var(--text-lg), 1rem + 1.5vi, var(--text-2xl));
}

:where([data-pattern="post-list"] [data-slot="others"]) {
  gap: 0;
}

:where([data-pattern="post-list"] [data-slot="others"] > li) {
  border-block-start: var(--line);
  padding-block: calc(var(--unit) * 4);
}

:where([data-pattern="post-list"] [data-slot="others"] p) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

@media (min-width: 1024px) {
  :where([data-pattern="post-list"][data-preset="featured"]) {
    display: grid;
    gap: calc(var(--unit) * 6) calc(var(--unit) * 10);
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }

  :where([data-pattern="post-list"][data-preset="featured"] > :is([data-slot="heading"], [data-slot="view-all"])) {
    grid-column: 1 / -1;
  }
}

:where([data-pattern="changelog-list"] > ol) {
  gap: 0;
}

:where([data-pattern="changelog-list"] > ol > li) {
  align-items: start;
  border-block-start: var(--line);
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--unit) * 2) calc(var(--unit) * 6);
  padding-block: calc(var(--unit) * 6);
}

:where([data-pattern="changelog-list"] > ol > li > div:first-child) {
  align-items: center;
  flex: 0 0 11rem;
  flex-flow: row wrap;
  font-size: var(--text-sm);
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="changelog-list"] > ol > li > div:last-child) {
  flex: 1 1 20rem;
  gap: calc(var(--unit) * 3);
}

:where([data-pattern="changelog-list"] [data-slot="changes"]) {
  gap: calc(var(--unit) * 2);
}

:where([data-pattern="changelog-list"] [data-slot="changes"] > li) {
  display: grid;
  gap: calc(var(--unit) * 3);
  grid-template-columns: 6rem minmax(0, 1fr);
}

:where([data-pattern="changelog-list"] [data-slot="changes"] > li > [data-component="Badge"]) {
  align-self: start;
  margin-block-start: 0.2em;
}

:where([data-pattern="changelog-list"] [data-slot="subscribe"]) {
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-ui);
  gap: calc(var(--unit) * 2) calc(var(--unit) * 5);
}

:where([data-pattern="comment-thread"] > :is(ul, ol)) {
  gap: calc(var(--unit) * 6);
}

:where([data-pattern="comment-thread"] article) {
  gap: calc(var(--unit) * 1);
  padding-inline-start: 2.75rem;
  position: relative;
}

:where([data-pattern="comment-thread"] article > p:first-child) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-pattern="comment-thread"] article > p:first-child :is(strong, strong > a)) {
  color: var(--color-text);
}

:where([data-pattern="comment-thread"] article > p:first-child > a) {
  color: inherit;
}

:where([data-pattern="comment-thread"] article [data-component="Avatar"]) {
  inset-block-start: 0;
  inset-inline-start: 0;
  position: absolute;
}

:where([data-slot="replies"]) {
  border-inline-start: var(--line);
  gap: calc(var(--unit) * 4);
  margin-block-start: calc(var(--unit) * 4);
  margin-inline-start: 1rem;
  padding-inline-start: 1.75rem;
}

:where([data-slot="comment-actions"] > button) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  min-block-size: 1.75rem;
}

:where([data-slot="comment-actions"]) {
  margin-inline-start: calc(var(--control) * -0.4);
}

:where([data-slot="event"]:is(li), [data-slot="removed"]) {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

:where([data-slot="new-line"]) {
  align-items: center;
  color: var(--color-accent);
  display: flex;
  font-size: var(--text-sm);
  gap: var(--gap);
}

:where([data-slot="new-line"])::before, :where([data-slot="new-line"])::after {
  border-block-start: 1px solid currentColor;
  content: "";
  flex: 1;
}
`
