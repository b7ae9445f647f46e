import * as z from 'zod/mini'
import { codeBlock, heading, inlineName, patternDetails, resolvePreset } from '../../describe.ts'
import { DEFAULT_PATTERNS, EXAMPLE_THEME } from '../../essence.ts'
import { CONTENT_TYPES, type ContentType, createHandler, type PublicRecord } from '../../index.ts'
import { asObject, toSingular } from '../../internal.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import { openClient } from '../../project/registry/content.ts'
import { getRecord } from '../../project/registry/get-record.ts'
import type { Command, CommandContext } from '../command.ts'
import { textOption } from '../flags.ts'
import { printMarkdown } from '../io.ts'
import { listSlugs, requireContentType } from '../options.ts'

const options = z.object({
  preset: textOption('name', 'print what is needed to build this preset of a pattern'),
})

const EXAMPLE = DEFAULT_PATTERNS.list

/** `svc get`: prints a record with its examples, or the details of a preset of a pattern. */
export const getCommand: Command<typeof options> = {
  name: 'get',
  group: 'content',
  argumentSyntax: '<type> <slug>',
  summary: 'print a record, or one preset of a pattern in detail',
  options,
  examples: [
    `svc get pattern ${EXAMPLE.pattern} --preset ${EXAMPLE.preset}`,
    `svc get theme ${EXAMPLE_THEME} --json`,
  ],
  async complete(context, { args: [type, slug], flag }) {
    if (type === undefined) return CONTENT_TYPES
    if (flag === undefined)
      return slug === undefined ? listSlugs(context, requireContentType(type)) : []
    const { data } = await (await openClient(context)).get('patterns', slug ?? '')
    return Object.keys(asObject(asObject(data).presets))
  },
  async run(context, [type = '', slug = ''], { preset }) {
    const contentType = requireContentType(type)
    if (preset === undefined) {
      await printRecord(context, contentType, slug)
    } else if (contentType === 'patterns') {
      await printPreset(context, slug, preset)
    } else {
      const message = `--preset is for patterns: a ${toSingular(contentType)} has no presets.`
      throw new OperationError('usage', message, { hint: 'Leave it out to print the record.' })
    }
    return EXIT.ok
  },
}

async function printRecord(
  context: CommandContext,
  type: ContentType,
  slug: string,
): Promise<void> {
  const { output } = context
  const client = await openClient(context)
  const record = await getRecord(context, { type, id: slug })
  const url = `http://localhost/v1/${type}/@official/${slug}.md`
  const response = await createHandler(client)(new Request(url))
  const text = await response.text()
  const markdown = [text.replace(FULL_RECORD_LINK, ''), ...renderExamples(record)].join('\n')
  await printMarkdown(output, record, markdown)
  if (type === 'patterns' && !output.isJson) output.note(describePresets(record))
}

/** Names the presets of a pattern, quoted because third parties may write them. */
function describePresets({ data }: PublicRecord): string {
  const names = Object.keys(asObject(asObject(data).presets)).map((name) => JSON.stringify(name))
  return `Presets: ${names.join(', ')}. Use --preset <name> to print one in detail.`
}

async function printPreset(context: CommandContext, slug: string, preset: string): Promise<void> {
  const { data } = await (await openClient(context)).get('patterns', slug)
  const resolved = resolvePreset(data, preset)
  await printMarkdown(context.output, resolved, patternDetails(data, preset))
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
      `Example of ${inlineName(name)}`,
      preset.code?.example,
    ]),
  ]
  return examples.flatMap(([title, example]) =>
    typeof example === 'string'
      ? [`${heading(2, title)}\n\n${codeBlock('html', example.trimEnd())}\n`]
      : [],
  )
}
