import { createHandler, type PublicRecord } from '../../index.ts'
import type { Command } from '../command.ts'
import { openClient } from '../content.ts'
import { EXIT } from '../errors.ts'
import { requireContentType } from '../options.ts'

/** `svc get`: one record, as Markdown with its examples or as JSON. */
export const getCommand: Command = {
  name: 'get',
  argumentSyntax: '<type> <slug>',
  summary: 'print one record',
  options: [],
  example: 'svc get pattern data-table',
  async run(context, [type = '', slug = '']) {
    const named = requireContentType(type)
    const client = await openClient(context)
    const record = await client.get(named, slug)
    const address = `http://localhost/v1/${named}/@official/${slug}.md`
    const answer = await createHandler(client)(new Request(address))
    const text = await answer.text()
    context.output.print(record, () =>
      [text.replace(FULL_RECORD_LINK, ''), ...renderExamples(record)].join('\n'),
    )
    return EXIT.ok
  },
}

/** The link to the file beside it leads nowhere from here. */
const FULL_RECORD_LINK = /\nThe whole record: .*\n*$/

interface WithCode {
  readonly code?: { readonly example?: unknown }
}

/** The examples of a record as Markdown: those of a pattern's presets, or a shell's own. */
function renderExamples({ data }: PublicRecord): string[] {
  const { code, presets = {} } = data as WithCode & { readonly presets?: Record<string, WithCode> }
  const all: [string, unknown][] = [
    ['Example', code?.example],
    ...Object.entries(presets).map(([name, preset]): [string, unknown] => [
      `Example of \`${name}\``,
      preset.code?.example,
    ]),
  ]
  return all.flatMap(([title, example]) =>
    typeof example === 'string'
      ? [`## ${title}\n\n\`\`\`html\n${example.trimEnd()}\n\`\`\`\n`]
      : [],
  )
}
