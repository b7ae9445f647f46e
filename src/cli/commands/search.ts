import { CONTENT_TYPES, type SearchResponse } from '../../index.ts'
import { nearest } from '../../internal.ts'
import { EXIT } from '../../project/errors.ts'
import { searchRecords } from '../../project/registry/find-records.ts'
import type { Command, CommandContext } from '../command.ts'
import {
  formatRows,
  listSlugs,
  notePage,
  queryOptions,
  requireContentType,
  toQueryInput,
} from '../options.ts'

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
    const { type: typeName, blueprintSet } = query
    const type = typeof typeName === 'string' ? requireContentType(typeName, '--type') : undefined
    const input = { ...toQueryInput(query), query: words.join(' ') }
    const page = await searchRecords(context, input)
    const { results, total, suggestions = [] } = page
    output.print(page, () => formatRows(results, page, output))
    notePage(output, results, { ...page, type, blueprintSet })
    if (total === 0) {
      const hint = suggestions.length > 0 ? ` Try ${suggestions.join(', ')}.` : ''
      output.note(`No results for "${words.join(' ')}".${hint}`)
    } else if (!output.isJson) {
      const correction = await findCorrection(context, words.join(' '), results)
      if (correction) output.note(`Did you mean "${correction}"?`)
    }
    return EXIT.ok
  },
}

/**
 * Finds the slug word that a misspelled query probably means. A query is misspelled if no result has
 * its word, and the slug of the first one has a word with another start: that for "settions" has
 * "sections".
 */
async function findCorrection(
  context: CommandContext,
  query: string,
  results: SearchResponse['results'],
): Promise<string | undefined> {
  const word = query.trim().toLowerCase()
  const start = word.slice(0, 3)
  const terms = results.flatMap(({ matches = [] }) => matches.map(({ term }) => term))
  if (!/^[a-z]{4,}$/.test(word) || terms.some((term) => term.startsWith(word))) return undefined
  const [{ matches = [] } = {}] = results
  const best = matches.find(({ field }) => field === 'slug') ?? matches[0]
  if (best?.term.startsWith(start)) return undefined
  const slugs = await Promise.all(CONTENT_TYPES.map((type) => listSlugs(context, type)))
  const slugWords = [...new Set(slugs.flat().flatMap((slug) => slug.split('-')))]
  const [correction] = nearest(
    word,
    slugWords.filter((known) => known.startsWith(start)),
  )
  return correction
}
