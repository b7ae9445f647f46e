import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import { getSchema, isSchemaList } from '../../project/operations/get-schema.ts'
import type { Command } from '../command.ts'
import { formatTable } from '../io.ts'

/** `svc schema`: lists the schemas, or prints one of them. */
export const schemaCommand: Command = {
  name: 'schema',
  argumentSyntax: '[name]',
  summary: 'list all schemas, or print one',
  options: z.object({}),
  example: 'svc schema essence.v4',
  async run(context, [name]) {
    const { output } = context
    const document = await getSchema(context, { name })
    output.print(document, () =>
      isSchemaList(document)
        ? formatTable(
            document.items.map(({ name, title }) => [name, title]),
            output.columns,
          )
        : JSON.stringify(document, null, 2),
    )
    return EXIT.ok
  },
}
