import { lexer, type Token } from 'marked'
import adopt from './adopt.md?raw'
import check from './check.md?raw'
import commands from './commands.md?raw'
import deploy from './deploy.md?raw'
import look from './look.md?raw'
import pattern from './pattern.md?raw'
import plan from './plan.md?raw'
import start from './start.md?raw'
import use from './use.md?raw'
import verify from './verify.md?raw'

/** A guide of the docs, parsed from a Markdown file. */
export interface Guide {
  /** The folder below `docs/`. */
  readonly slug: string
  readonly title: string
  /** The first paragraph, which says what the reader will have at the end. */
  readonly summary: string
  /** The tokens below the title. */
  readonly tokens: readonly Token[]
}

/** All guides, in the order in which a newcomer reads them. */
export const GUIDES: readonly Guide[] = Object.entries({
  start,
  plan,
  adopt,
  look,
  check,
  verify,
  use,
  deploy,
  pattern,
  commands,
}).map(([slug, text]) => parseGuide(slug, text))

function parseGuide(slug: string, text: string): Guide {
  const [title, ...tokens] = lexer(text).filter(({ type }) => type !== 'space')
  const summary = tokens[0]
  if (title?.type !== 'heading' || summary?.type !== 'paragraph') {
    throw new Error(`docs/${slug}.md must start with a title and a paragraph.`)
  }
  return { slug, title: title.text, summary: summary.text, tokens }
}
