import type { Client } from '../../index.ts'
import { OperationError } from '../../project/errors.ts'
import type { CommandContext } from '../command.ts'
import { formatTable } from '../io.ts'
import type { InitOptions } from './options.ts'

/** The origin of a new essence. */
export type StartingPoint =
  | { readonly kind: 'blueprint'; readonly slug: string }
  | { readonly kind: 'blank'; readonly pages: readonly string[] }

/** Returns the starting point that the options select, if any. */
export function parseStartingPoint({
  blueprint,
  blank,
  page,
  sections,
}: InitOptions): StartingPoint | undefined {
  if (blueprint !== undefined && (blank || page.length > 0)) {
    throw new OperationError('usage', 'Use either --blueprint or --blank, not both.', {
      hint: '--page implies --blank.',
    })
  }
  if (blueprint !== undefined) return { kind: 'blueprint', slug: blueprint }
  if (sections !== undefined) {
    throw new OperationError('usage', '--sections requires --blueprint.', {
      hint: 'Run `svc list blueprints` to see all blueprints.',
    })
  }
  return blank || page.length > 0 ? { kind: 'blank', pages: page } : undefined
}

/** Prompts for a starting point. Throws a usage error if the process is not interactive. */
export async function promptForStartingPoint(
  { io, output }: CommandContext,
  client: Client,
): Promise<StartingPoint> {
  const { items } = await client.all('blueprints')
  const { ask } = io
  if (ask === undefined || output.isJson) {
    const slugs = items.map(({ slug }) => slug).join(', ')
    throw new OperationError('usage', 'Choose a starting point.', {
      hint: `Use --blueprint (${slugs}) or --blank --page /orders=filter-bar,data-table.`,
    })
  }
  const rows = items.map(({ slug, description = '' }, index) => [
    `  ${index + 1}`,
    slug,
    description,
  ])
  const blank = [`  ${items.length + 1}`, 'blank', 'your own pages']
  output.note(`Start from:\n${formatTable([...rows, blank], output.columns)}`)
  for (;;) {
    const answer = (await ask('Number or name: ')).trim()
    const match = items.find(({ slug }, index) => answer === slug || answer === String(index + 1))
    if (match) return { kind: 'blueprint', slug: match.slug }
    if (answer === 'blank' || answer === String(items.length + 1)) {
      return { kind: 'blank', pages: await promptForPages(ask) }
    }
    output.note(`Unknown choice "${answer}".`)
  }
}

async function promptForPages(ask: (question: string) => Promise<string>): Promise<string[]> {
  const pages: string[] = []
  for (;;) {
    const page = (
      await ask('Page, such as /orders=filter-bar,data-table (empty to finish): ')
    ).trim()
    if (page === '') return pages
    pages.push(page)
  }
}
