/** Six words, from the whole to its smallest part, then what surrounds them. */
const TERMS = [
  ['essence', 'The contract: one JSON document that a team writes and keeps with its code.'],
  ['section', 'A part of the product with a purpose: who it is for and which pages it has.'],
  ['page', 'One route and the patterns on it, row by row.'],
  ['pattern', 'A part of a page: its slots, its states, its keys.'],
  ['shell', 'The frame around the pages of a section.'],
  ['theme', 'The look of everything: colour, type, shape, motion.'],
] as const

/** How the words of a contract belong together: one drawing, six lines. */
export const Glossary = () => (
  <section class="words" aria-labelledby="words">
    <h2 id="words">Six words</h2>
    <div class="words-body">
      <NestingDiagram />
      <div>
        <dl>
          {TERMS.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p class="muted">
          A <a href="blueprints/">blueprint</a> is a whole product to start from: a record that
          becomes an essence. Inside an essence, <code>blueprint</code> is where its sections are.
          An <a href="archetypes/">archetype</a> is one section to start from.
        </p>
      </div>
    </div>
  </section>
)

/** Boxes in boxes, each with its word. */
const NestingDiagram = () => (
  <figure class="drawing">
    <div class="nest in-essence">
      <span>essence</span>
      <div class="nest in-theme">
        <span>theme</span>
        <div class="nest in-section">
          <span>section</span>
          <div class="nest in-shell">
            <span>shell</span>
            <div class="nest in-page">
              <span>page</span>
              <div class="nest in-pattern">
                <span>pattern</span>
              </div>
              <div class="pair">
                <div class="nest in-pattern" />
                <div class="nest in-pattern" />
              </div>
            </div>
          </div>
        </div>
        <div class="nest in-section more" />
      </div>
    </div>
    <figcaption class="hidden">
      An essence holds sections, a section pages, a page patterns. A shell frames the pages of a
      section; a theme surrounds them all.
    </figcaption>
  </figure>
)
