import * as z from 'zod/mini'
import { SCHEMA_NAMES } from '../../index.ts'
import { EXIT } from '../../project/errors.ts'
import { getSchema, isSchemaList } from '../../project/registry/get-schema.ts'
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
  complete: (_context, { args }) => (args.length === 0 ? SCHEMA_NAMES : undefined),
  async run(context, [name]) {
    const { output } = context
    const document = await getSchema(context, { name })
    output.printVerbatim(document, () =>
      isSchemaList(document)
        ? formatTable(
            document.items.map(({ name, title }) => [name, title]),
            output.columns,
            (cell, column) => (column === 0 ? output.style('cyan', cell) : cell),
          )
        : JSON.stringify(document, null, 2),
    )
    return EXIT.ok
  },
}
