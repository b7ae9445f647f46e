import * as z from 'zod/mini'
import { PACK_KINDS } from '../../packs.ts'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { textOption } from '../flags.ts'
import { printMarkdown } from '../io.ts'
import { parseChoice } from '../options.ts'

const options = z.object({
  route: textOption('path', 'the page with this route, instead of an id'),
  essence: textOption('file', 'use this file instead of svc.essence.json'),
})

const loadOperation = () => import('../../project/packs/select-pack.ts')

/** `svc pack`: prints a pack of the project's essence. */
export const packCommand: Command<typeof options> = {
  name: 'pack',
  group: 'contract',
  argumentSyntax: '<type> [id]',
  summary: `print a pack: ${PACK_KINDS.join(', ')}`,
  options,
  examples: ['svc pack page --route /records', 'svc pack scaffold'],
  async complete(context, { args: [type, id], flag }) {
    if (flag === '--essence' || id !== undefined) return undefined
    if (type === undefined) return PACK_KINDS
    const { listEntries, selectPack } = await loadOperation()
    const { manifest } = await selectPack(context, { pack_type: 'manifest' })
    if (flag === '--route') return manifest.pages.flatMap(({ route = [] }) => route)
    return listEntries(manifest, parseChoice('<type>', type, PACK_KINDS)).map(({ id }) => id)
  },
  async run(context, [type = '', id], { route, essence: path }) {
    const pack_type = parseChoice('<type>', type, PACK_KINDS)
    const { selectPack } = await loadOperation()
    const selected = await selectPack(context, { pack_type, id, route, path })
    await printMarkdown(context.output, selected, selected.pack?.renderedMarkdown ?? '')
    return EXIT.ok
  },
}
