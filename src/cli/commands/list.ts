import { typeNamed } from '../choices.ts'
import type { Command } from '../command.ts'
import { contentClient } from '../content.ts'
import { EXIT } from '../exit.ts'
import { QUERY_OPTIONS, type QueryOptions, queryOf, rowLines } from '../query.ts'

/** `svc list`: a page of the records of a type. */
export const list: Command<QueryOptions> = {
  name: 'list',
  takes: '<type>',
  summary: 'list patterns, themes, blueprints, archetypes or shells',
  options: QUERY_OPTIONS,
  example: 'svc list blueprints --sort name',
  async run(context, [type = ''], options) {
    const named = typeNamed(type)
    const client = await contentClient(context)
    const page = await client.list(named, queryOf(options))
    context.output.data(page, () => rowLines(page.items, page, context.output))
    return EXIT.ok
  },
}
