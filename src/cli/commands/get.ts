import * as z from 'zod/mini'
import { createHandler, type PublicRecord } from '../../index.ts'
import type { Command } from '../command.ts'
import { openClient } from '../content.ts'
import { EXIT } from '../errors.ts'
import { requireContentType } from '../options.ts'

/** `svc get`: prints a record, as Markdown with its examples or as JSON. */
export const getCommand: Command = {
  name: 'get',
  argumentSyntax: '<type> <slug>',
  summary: 'print a record',
  options: z.object({}),
  example: 'svc get pattern data-table',
  async run(context, [type = '', slug = '']) {
    const contentType = requireContentType(type)
    const client = await openClient(context)
    const record = await client.get(contentType, slug)
    const url = `http://localhost/v1/${contentType}/@official/${slug}.md`
    const response = await createHandler(client)(new Request(url))
    const text = await response.text()
    context.output.print(record, () =>
      [text.replace(FULL_RECORD_LINK, ''), ...renderExamples(record)].join('\n'),
    )
    return EXIT.ok
  },
}

/** The link to the JSON file, which does not work in a terminal. */
const FULL_RECORD_LINK = /\nThe whole record: .*\n*$/

interface WithCode {
  readonly code?: { readonly example?: unknown }
}

/** Renders the examples of a shell or of a pattern's presets as Markdown. */
function renderExamples({ data }: PublicRecord): string[] {
  const { code, presets = {} } = data as WithCode & { readonly presets?: Record<string, WithCode> }
  const examples: [string, unknown][] = [
    ['Example', code?.example],
    ...Object.entries(presets).map(([name, preset]): [string, unknown] => [
      `Example of \`${name}\``,
      preset.code?.example,
    ]),
  ]
  return examples.flatMap(([title, example]) =>
    typeof example === 'string'
      ? [`## ${title}\n\n\`\`\`html\n${example.trimEnd()}\n\`\`\`\n`]
      : [],
  )
}
