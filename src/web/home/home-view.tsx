import type { ComponentChildren } from 'preact'
import { EXAMPLE_BLUEPRINT } from '../../essence.ts'
import { Island } from '../islands.tsx'
import type { SiteData } from '../site-data.ts'
import { ORDERED_TYPES, TYPE_LABELS } from '../ui/content-type-labels.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import type { View } from '../view.ts'
import type { DemoContent } from './load-demo.ts'

/** Creates the start page: what svc is, the demo, the search and the code samples. */
export function homeView(site: SiteData, demo: DemoContent | undefined): View {
  const homeSearch = { root: './' }
  return {
    path: 'index.html',
    title: 'svc: design contracts that coding agents can follow',
    description:
      'Write a design down once, compile it into packs that coding agents read, and check the pages that they build.',
    data: { homeSearch, ...(demo ? { demo: demo.props } : {}) },
    main: (
      <>
        <div class="intro">
          <h1>Write a design down once, and coding agents build every page from it.</h1>
          <p>
            svc compiles your design decisions into short packs that agents read, and checks the
            pages that they build.
          </p>
          <p class="actions">
            <a class="button primary" href="docs/start/">
              Start<span class="hidden"> a new app</span>
            </a>
            <a class="button" href="try/">
              Playground
            </a>
          </p>
          <p class="muted">
            Do you have a brief? <a href="try/brief/">Paste it</a>, answer a few questions, and get
            the essence of your own product.
          </p>
        </div>
        {demo && <Island name="demo" props={demo.props} />}
        <section class="find" aria-labelledby="find">
          <h2 id="find">Find a pattern, a theme or a whole product</h2>
          <Island name="homeSearch" props={homeSearch} />
          <RecordCounts site={site} />
        </section>
        <QuickStarts />
        <Glossary />
      </>
    ),
  }
}

const RecordCounts = ({ site: { records } }: { readonly site: SiteData }) => (
  <ul class="counts">
    {ORDERED_TYPES.map((type) => (
      <li key={type}>
        <a href={`${type}/`}>
          <span>{records[type].length}</span> {TYPE_LABELS[type].toLowerCase()}
        </a>
      </li>
    ))}
  </ul>
)

interface QuickStart {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly code: ComponentChildren
}

const QUICK_STARTS: readonly QuickStart[] = [
  {
    id: 'npm',
    title: 'In a project',
    text: 'Creates an essence, its packs, a style sheet and instructions for agents.',
    code: `npm install --save-dev @svc/content\nnpx @svc/content init --blueprint ${EXAMPLE_BLUEPRINT}`,
  },
  {
    id: 'browser',
    title: 'In a page',
    text: 'No server, no key, no build step. This code runs on this page as it is.',
    // A browser test runs this code on the start page.
    code: `import { search, get } from './lib/search.js'

const { results: [found] } = await search('table')
const { data } = await get('patterns', found.slug)
console.log(data.name, Object.keys(data.presets))`,
  },
  {
    id: 'agent',
    title: 'With an agent',
    text: 'Give this to a coding agent that can read the web.',
    code: (
      <>
        Read <span data-absolute="llms.txt">llms.txt</span>
        {'\nBefore you build a page, read its pack there and follow it exactly.'}
      </>
    ),
  },
]

/** Lists three code samples to start with, each with a copy button. */
export const QuickStarts = () => (
  <section class="starts" aria-labelledby="starts">
    <h2 id="starts">Three ways to start</h2>
    <div class="starts-body">
      {QUICK_STARTS.map(({ id, title, text, code }) => (
        <section key={id} aria-labelledby={`start-${id}`}>
          <div class="start-head">
            <h3 id={`start-${id}`}>{title}</h3>
            <CopyButton source={{ from: `code-${id}` }} label={title.toLowerCase()} />
          </div>
          <p>{text}</p>
          <pre id={`code-${id}`} tabindex={0}>
            <code>{code}</code>
          </pre>
        </section>
      ))}
    </div>
    <p class="muted">
      More for agents: <a href="agents/">the block for AGENTS.md, the commands and a sample pack</a>
      .
    </p>
  </section>
)

/** The terms of a contract: from the whole to its smallest part, then shell and theme. */
const TERMS = [
  ['essence', 'The contract: one JSON document that a team writes and keeps with its code.'],
  ['section', 'A part of the product with a purpose: who it is for and which pages it has.'],
  ['page', 'One route and the patterns on it, row by row.'],
  ['pattern', 'A part of a page: its slots, its states, its keys.'],
  ['shell', 'The frame around the pages of a section.'],
  ['theme', 'How everything looks: color, type, shape and motion.'],
] as const

/** Explains the terms of a contract with a diagram and a definition list. */
const Glossary = () => (
  <section class="words" aria-labelledby="words">
    <h2 id="words">The terms of a contract</h2>
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

/** Draws the terms as nested boxes. */
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
