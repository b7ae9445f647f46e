import { EXIT } from '../../project/errors.ts'
import { searchRecords } from '../../project/operations/find-records.ts'
import type { Command } from '../command.ts'
import { formatRows, queryOptions, requireContentType, toQueryInput } from '../options.ts'

const options = queryOptions('search')

/** `svc search`: prints the records that match some words. */
export const searchCommand: Command<typeof options> = {
  name: 'search',
  group: 'content',
  argumentSyntax: '<words...>',
  summary: 'find records by words, best first',
  options,
  examples: ['svc search "table with paging"', 'svc search form --type pattern --limit 5'],
  async run(context, words, query) {
    const { output } = context
    if (typeof query.type === 'string') requireContentType(query.type, '--type')
    const input = { ...toQueryInput(query), query: words.join(' ') }
    const page = await searchRecords(context, input)
    const { results, total, suggestions = [] } = page
    output.print(page, () => formatRows(results, page, output))
    if (total === 0) {
      const hint = suggestions.length > 0 ? ` Try ${suggestions.join(', ')}.` : ''
      output.note(`No results for "${words.join(' ')}".${hint}`)
    }
    return EXIT.ok
  },
}
