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

/** `svc list`: a page of the records of a type. */
export const listCommand: Command<ListOptions> = {
  name: 'list',
  argumentSyntax: '<type>',
  summary: 'list patterns, themes, blueprints, archetypes or shells',
  options: LIST_OPTIONS,
  example: 'svc list blueprints --sort name',
  async run(context, [type = ''], options) {
    const named = requireContentType(type)
    const client = await openClient(context)
    const page = await client.list(named, toListQuery(options))
    context.output.print(page, () => formatRows(page.items, page, context.output))
    return EXIT.ok
  },
}
