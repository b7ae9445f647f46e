import { typeNamed } from '../choices.ts'
import type { Command } from '../command.ts'
import { contentClient } from '../content.ts'
import { EXIT } from '../exit.ts'
import { QUERY_OPTIONS, type QueryOptions, queryOf, rowLines } from '../query.ts'

interface Options extends QueryOptions {
  readonly type?: string
}

/** `svc search`: the records that match some words. */
export const search: Command<Options> = {
  name: 'search',
  takes: '<words...>',
  summary: 'find records by words, best first',
  options: [{ flags: '--type <type>', summary: 'only this type' }, ...QUERY_OPTIONS],
  example: 'svc search "table with paging" --type pattern',
  async run(context, words, { type, ...options }) {
    const { output } = context
    const client = await contentClient(context)
    const asked = { ...queryOf(options), ...(type ? { type: typeNamed(type) } : {}) }
    const answer = await client.search({ q: words.join(' '), ...asked })
    const { results, total, suggestions = [] } = answer
    output.data(answer, () => rowLines(results, answer, output))
    if (total === 0) {
      const instead = suggestions.length > 0 ? ` Try ${suggestions.join(', ')}.` : ''
      output.note(`Nothing was found.${instead}`)
    }
    return EXIT.ok
  },
}
