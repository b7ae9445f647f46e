import * as z from 'zod/mini'
import { nearest } from '../../internal.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { printMarkdown } from '../io.ts'
import { readPackageDocs } from '../package-docs.ts'
import { formatTable } from '../terminal/table.ts'

const options = z.object({})

/** `svc docs`: prints a guide of the package. */
export const docsCommand: Command<typeof options> = {
  name: 'docs',
  group: 'help',
  argumentSyntax: '[topic]',
  summary: 'list the guides of the package, or print one',
  options,
  examples: ['svc docs', 'svc docs plan'],
  async complete(_context, { args, flag }) {
    if (flag !== undefined || args.length > 0) return undefined
    return (await readPackageDocs()).map(({ topic }) => topic)
  },
  async run({ output }, [topic]) {
    const docs = await readPackageDocs()
    const rows = docs.map((doc) => ({ topic: doc.topic, title: doc.title }))
    if (topic === undefined) {
      output.print(rows, () =>
        formatTable(
          rows.map((row) => [row.topic, row.title]),
          output.columns,
        ),
      )
      return EXIT.ok
    }
    const doc = docs.find((item) => item.topic === topic)
    if (doc === undefined) {
      const topics = docs.map((item) => item.topic)
      const [suggestion] = nearest(topic, topics)
      throw new OperationError('topic-not-found', `Unknown topic "${topic}".`, {
        exit: EXIT.notFound,
        hint: suggestion ? `Did you mean ${suggestion}?` : `Topics: ${topics.join(', ')}.`,
      })
    }
    await printMarkdown(output, doc, doc.text)
    return EXIT.ok
  },
}
