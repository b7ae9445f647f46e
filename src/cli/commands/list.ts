import { EXIT } from '../../project/errors.ts'
import { listRecords } from '../../project/operations/find-records.ts'
import type { Command } from '../command.ts'
import { formatRows, queryOptions, toQueryInput } from '../options.ts'

const options = queryOptions('list')

/** `svc list`: prints a page of the records of a type. */
export const listCommand: Command<typeof options> = {
  name: 'list',
  argumentSyntax: '<type>',
  summary: 'list patterns, themes, blueprints, archetypes or shells',
  options,
  example: 'svc list blueprints --sort name',
  async run(context, [type = ''], query) {
    const page = await listRecords(context, { ...toQueryInput(query), type })
    context.output.print(page, () => formatRows(page.items, page, context.output))
    return EXIT.ok
  },
}
