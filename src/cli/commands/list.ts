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

/** `svc list`: prints a page of the records of a type. */
export const listCommand: Command<QueryOptions> = {
  name: 'list',
  argumentSyntax: '<type>',
  summary: 'list patterns, themes, blueprints, archetypes or shells',
  options: queryOptions('list'),
  example: 'svc list blueprints --sort name',
  async run(context, [type = ''], options) {
    const contentType = requireContentType(type)
    const client = await openClient(context)
    const page = await client.list(contentType, toQueryInput(options))
    context.output.print(page, () => formatRows(page.items, page, context.output))
    return EXIT.ok
  },
}
