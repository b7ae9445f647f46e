import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import type { NextStep } from '../../project/plan/next-page.ts'
import type { Command } from '../command.ts'

const options = z.object({})

/** `svc next`: names the next page to build. */
export const nextCommand: Command<typeof options> = {
  name: 'next',
  group: 'project',
  argumentSyntax: '',
  summary: 'name the next page to build, its pack and its file',
  options,
  examples: ['svc next', 'svc next --json'],
  async run(context) {
    const { findNextPage } = await import('../../project/plan/next-page.ts')
    const data = await findNextPage(context)
    context.output.print(data, () => formatStep(data))
    return EXIT.ok
  },
}

function formatStep({ built, total, next, completeness, reason, command }: NextStep): string {
  if (next === null) {
    return `All ${total} pages are built. Look at each at 1280 and 390 px, in light and dark; then \`${command}\`.`
  }
  const { title, route, page, pack, file, isEmpty, missing } = next
  return [
    `${built} of ${total} pages built. Next: ${title}, ${route} (page ${page}).`,
    pack === null ? 'Pack: not compiled yet.' : `Pack: ${pack}`,
    ...(file === null ? [] : [`File: ${file}${isEmpty ? ' (its page is still empty)' : ''}`]),
    ...(missing.length > 0 ? [`Its plan lacks: ${missing.join('; ')}.`] : []),
    ...(completeness === 'complete' ? [] : [`Some routes may be unknown: ${reason}`]),
    `Run \`${command}\`.`,
  ].join('\n')
}
