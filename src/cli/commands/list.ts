import { CONTENT_TYPES } from '../../index.ts'
import { EXIT } from '../../project/errors.ts'
import { listRecords } from '../../project/registry/find-records.ts'
import type { Command } from '../command.ts'
import { formatRows, notePage, queryOptions, requireContentType, toQueryInput } from '../options.ts'

const options = queryOptions('list')

/** `svc list`: prints a page of the records of a type. */
export const listCommand: Command<typeof options> = {
  name: 'list',
  group: 'content',
  argumentSyntax: '<type>',
  summary: `list ${CONTENT_TYPES.slice(0, -1).join(', ')} or ${CONTENT_TYPES.at(-1)}`,
  options,
  examples: ['svc list blueprints', 'svc list patterns --sort name --limit 10'],
  complete: (_context, { args, flag }) =>
    flag === undefined && args.length === 0 ? CONTENT_TYPES : undefined,
  async run(context, [type = ''], query) {
    const page = await listRecords(context, { ...toQueryInput(query), type })
    const { output } = context
    output.print(page, () => formatRows(page.items, page, output))
    const { blueprintSet } = query
    notePage(output, page.items, { ...page, type: requireContentType(type), blueprintSet })
    return EXIT.ok
  },
}
