import * as z from 'zod/mini'
import { openClient } from '../../project/content.ts'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { formatTable } from '../terminal/table.ts'

/** `svc schema`: lists the schemas, or prints one of them. */
export const schemaCommand: Command = {
  name: 'schema',
  group: 'content',
  argumentSyntax: '[name]',
  summary: 'list all schemas, or print one',
  options: z.object({}),
  examples: ['svc schema', 'svc schema essence.v4'],
  async run(context, [name]) {
    const { output } = context
    const client = await openClient(context)
    if (name === undefined) {
      const catalog = await client.schemas()
      const rows = catalog.items.map((item) => [item.name, item.title])
      output.print(catalog, () => formatTable(rows, output.columns))
    } else {
      const document = await client.schema(/\.json$/.test(name) ? name : `${name}.json`)
      output.print(document, () => JSON.stringify(document, null, 2))
    }
    return EXIT.ok
  },
}
