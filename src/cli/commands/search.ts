import type { Command } from '../command.ts'
import { openClient } from '../content.ts'
import { EXIT } from '../errors.ts'
import {
  formatRows,
  LIST_OPTIONS,
  type ListOptions,
  requireContentType,
  toListQuery,
} from '../options.ts'

interface Options extends ListOptions {
  readonly type?: string
}

/** `svc search`: the records that match some words. */
export const searchCommand: Command<Options> = {
  name: 'search',
  argumentSyntax: '<words...>',
  summary: 'find records by words, best first',
  options: [{ flags: '--type <type>', summary: 'only this type' }, ...LIST_OPTIONS],
  example: 'svc search "table with paging" --type pattern',
  async run(context, words, { type, ...options }) {
    const { output } = context
    const client = await openClient(context)
    const asked = { ...toListQuery(options), ...(type ? { type: requireContentType(type) } : {}) }
    const answer = await client.search({ q: words.join(' '), ...asked })
    const { results, total, suggestions = [] } = answer
    output.print(answer, () => formatRows(results, answer, output))
    if (total === 0) {
      const hint = suggestions.length > 0 ? ` Try ${suggestions.join(', ')}.` : ''
      output.note(`No results for "${words.join(' ')}".${hint}`)
    }
    return EXIT.ok
  },
}
