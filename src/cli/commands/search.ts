import type { Command } from '../command.ts'
import { openClient } from '../content.ts'
import { EXIT } from '../errors.ts'
import {
  formatRows,
  type QueryOptions,
  queryOptions,
  requireContentType,
  toQueryInput,
} from '../options.ts'

/** `svc search`: prints the records that match some words. */
export const searchCommand: Command<QueryOptions> = {
  name: 'search',
  argumentSyntax: '<words...>',
  summary: 'find records by words, best first',
  options: queryOptions('search'),
  example: 'svc search "table with paging" --type pattern',
  async run(context, words, options) {
    const { output } = context
    const { type } = options
    if (typeof type === 'string') requireContentType(type)
    const client = await openClient(context)
    const page = await client.search({ ...toQueryInput(options), q: words.join(' ') })
    const { results, total, suggestions = [] } = page
    output.print(page, () => formatRows(results, page, output))
    if (total === 0) {
      const hint = suggestions.length > 0 ? ` Try ${suggestions.join(', ')}.` : ''
      output.note(`No results for "${words.join(' ')}".${hint}`)
    }
    return EXIT.ok
  },
}
