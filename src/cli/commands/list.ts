import { openClient } from '../../project/content.ts'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { formatRows, queryOptions, requireContentType, toQueryInput } from '../options.ts'

const options = queryOptions('list')

/** `svc list`: prints a page of the records of a type. */
export const listCommand: Command<typeof options> = {
  name: 'list',
  group: 'content',
  argumentSyntax: '<type>',
  summary: 'list patterns, themes, blueprints, archetypes or shells',
  options,
  examples: ['svc list blueprints', 'svc list patterns --sort name --limit 10'],
  async run(context, [type = ''], query) {
    const contentType = requireContentType(type)
    const client = await openClient(context)
    const page = await client.list(contentType, toQueryInput(query))
    context.output.print(page, () => formatRows(page.items, page, context.output))
    return EXIT.ok
  },
}
