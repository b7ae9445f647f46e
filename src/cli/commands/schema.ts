import type { Command } from '../command.ts'
import { contentClient } from '../content.ts'
import { EXIT } from '../exit.ts'
import { table } from '../output.ts'

/** `svc schema`: the catalog of schemas, or one of them. */
export const schema: Command = {
  name: 'schema',
  takes: '[name]',
  summary: 'list the schemas, or print one',
  options: [],
  example: 'svc schema essence.v4',
  async run(context, [name]) {
    const { output } = context
    const client = await contentClient(context)
    if (name === undefined) {
      const catalog = await client.schemas()
      const rows = catalog.items.map((item) => [item.name, item.title])
      output.data(catalog, () => table(rows, output.columns))
    } else {
      const document = await client.schema(/\.json$/.test(name) ? name : `${name}.json`)
      output.data(document, () => JSON.stringify(document, null, 2))
    }
    return EXIT.ok
  },
}
