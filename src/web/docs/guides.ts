import { lexer, type Token } from 'marked'
import adopt from './adopt.md?raw'
import commands from './commands.md?raw'
import deploy from './deploy.md?raw'
import pattern from './pattern.md?raw'
import start from './start.md?raw'
import use from './use.md?raw'

/** A page of the docs. */
export interface Guide {
  /** Its folder below `docs/`. */
  readonly slug: string
  readonly title: string
  /** Its first paragraph: what a reader has at the end. */
  readonly summary: string
  /** Everything below the title. */
  readonly tokens: readonly Token[]
}

/** Every page, in the order in which a newcomer reads them. */
export const GUIDES: readonly Guide[] = Object.entries({
  start,
  adopt,
  use,
  deploy,
  pattern,
  commands,
}).map(([slug, text]) => parseGuide(slug, text))

function parseGuide(slug: string, text: string): Guide {
  const [title, ...tokens] = lexer(text).filter(({ type }) => type !== 'space')
  const lead = tokens[0]
  if (title?.type !== 'heading' || lead?.type !== 'paragraph') {
    throw new Error(`docs/${slug}.md begins without a title and a paragraph.`)
  }
  return { slug, title: title.text, summary: lead.text, tokens }
}
