import type { Client } from '../../index.ts'
import type { CommandContext } from '../command.ts'
import { CliError } from '../errors.ts'
import { formatTable } from '../io.ts'
import type { InitOptions } from './options.ts'

/** What an essence is to be made from. */
export type StartingPoint =
  | { readonly kind: 'blueprint'; readonly slug: string }
  | { readonly kind: 'blank'; readonly pages: readonly string[] }

/** What the options say that an essence is made from; undefined where they say nothing. */
export function parseStartingPoint({
  blueprint,
  blank,
  page = [],
  sections,
}: InitOptions): StartingPoint | undefined {
  if (blueprint !== undefined && (blank || page.length > 0)) {
    throw new CliError('usage', '--blueprint and --blank exclude each other.', {
      hint: '--page belongs to --blank.',
    })
  }
  if (blueprint !== undefined) return { kind: 'blueprint', slug: blueprint }
  if (sections !== undefined) {
    throw new CliError('usage', '--sections needs a --blueprint.', {
      hint: '`svc list blueprints` shows them.',
    })
  }
  return blank || page.length > 0 ? { kind: 'blank', pages: page } : undefined
}

/** Asks a person; where nobody can answer, says which options there are. */
export async function promptForStartingPoint(
  { io, output }: CommandContext,
  client: Client,
): Promise<StartingPoint> {
  const { items } = await client.all('blueprints')
  const { ask } = io
  if (ask === undefined || output.isJson) {
    const slugs = items.map(({ slug }) => slug).join(', ')
    throw new CliError('usage', 'Say what to start from.', {
      hint: `--blueprint with one of ${slugs}; or --blank --page /orders=filter-bar,data-table.`,
    })
  }
  const rows = items.map(({ slug, description = '' }, at) => [`  ${at + 1}`, slug, description])
  const blank = [`  ${items.length + 1}`, 'blank', 'pages of your own']
  output.note(`Start from:\n${formatTable([...rows, blank], output.columns)}`)
  for (;;) {
    const answer = (await ask('Number or name: ')).trim()
    const found = items.find(({ slug }, at) => answer === slug || answer === String(at + 1))
    if (found) return { kind: 'blueprint', slug: found.slug }
    if (answer === 'blank' || answer === String(items.length + 1)) {
      return { kind: 'blank', pages: await promptForPages(ask) }
    }
    output.note(`There is no "${answer}".`)
  }
}

async function promptForPages(ask: (question: string) => Promise<string>): Promise<string[]> {
  const pages: string[] = []
  for (;;) {
    const page = (await ask('Page, such as /orders=filter-bar,data-table (empty: done): ')).trim()
    if (page === '') return pages
    pages.push(page)
  }
}
