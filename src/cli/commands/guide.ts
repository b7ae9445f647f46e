import * as z from 'zod/mini'
import { PAGE_KINDS } from '../../internal/plan.ts'
import { EXIT } from '../../project/errors.ts'
import { readGuide } from '../../project/plan/read-guide.ts'
import type { Command } from '../command.ts'
import { printMarkdown } from '../io.ts'
import { parseChoice } from '../options.ts'

const options = z.object({})

/** `svc guide`: prints the short guide for the kinds of pages at hand. */
export const guideCommand: Command<typeof options> = {
  name: 'guide',
  group: 'project',
  argumentSyntax: '[kinds...]',
  summary: `print the short guide for kinds of pages: ${PAGE_KINDS.join(', ')}`,
  options,
  examples: ['svc guide', 'svc guide public flow'],
  complete: () => PAGE_KINDS,
  async run(context, args) {
    const kinds = args.map((kind) => parseChoice('[kinds]', kind, PAGE_KINDS))
    const guide = await readGuide(context, kinds)
    await printMarkdown(context.output, { guide }, guide)
    return EXIT.ok
  },
}
