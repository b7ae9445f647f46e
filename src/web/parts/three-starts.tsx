import type { ComponentChildren } from 'preact'
import { CopyButton } from './copy.tsx'

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
    text: 'Writes an essence, its packs, a style sheet and a note for agents.',
    code: 'npm install --save-dev @svc/content\nnpx svc init --blueprint internal-admin',
  },
  {
    id: 'browser',
    title: 'In a page',
    text: 'No server, no key, no build step. Runs as it stands on this page.',
    // Runs as it stands in a module script on the start page.
    code: `import { search, get } from './lib/search.js'

const { results: [found] } = await search('table')
const { data } = await get('patterns', found.slug)
console.log(data.name, Object.keys(data.presets))`,
  },
  {
    id: 'agent',
    title: 'With an agent',
    text: 'Say this to a coding agent that can read the web.',
    code: (
      <>
        Read <span data-absolute="llms.txt">llms.txt</span>
        {'\nBefore you build a page, read its pack there and follow it exactly.'}
      </>
    ),
  },
]

/** Ways to begin, each to be copied. */
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
      More for agents: <a href="agents/">the block for AGENTS.md, the commands, a pack to read</a>.
    </p>
  </section>
)
