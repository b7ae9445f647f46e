import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { createTemporaryFolder, ifExists, replaceFiles } from '../../internal/node.ts'
import { type RunningServer, serve as serveSite } from '../../node.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import type { Command, CommandContext } from '../command.ts'
import { flagHelp, textOption, wholeNumber } from '../flags.ts'
import { contentOption } from '../options.ts'

const options = z.object({
  content: contentOption,
  port: z.optional(wholeNumber(65_535, 'Use a number from 0 to 65535.')).register(flagHelp, {
    valueName: 'n',
    summary: 'first port to try, 0 for any free port; default: 4173',
  }),
  host: textOption('name', 'host to listen on; default: 127.0.0.1'),
})

/** `svc serve`: serves the API over HTTP until the process is stopped. */
export const serveCommand: Command<typeof options> = {
  name: 'serve',
  group: 'site',
  argumentSyntax: '[site]',
  summary: 'serve a built site or records over HTTP',
  options,
  examples: ['svc serve site --port 8081', 'svc serve --content records --port 8080'],
  async run(context, [site], { content, port, host }) {
    const { io } = context
    const address = { ...(port === undefined ? {} : { port }), ...(host && { host }) }
    const temporary = site === undefined ? await createTemporaryFolder('svc-serve') : undefined
    try {
      if (temporary) await buildTemporarySite(context, temporary.path, content)
      const root =
        temporary?.path ?? (await requireBuiltSite(resolve(io.cwd, site ?? ''), site ?? ''))
      const server = await serveSite({ root, ...address })
      printUrl(server, context)
      await io.waitForExit()
      await server.close()
      return EXIT.ok
    } finally {
      temporary?.remove()
    }
  },
}

function printUrl({ url }: RunningServer, { output }: CommandContext): void {
  output.print({ url: `${url}/v1` }, () => `${url}/v1\nPress Ctrl+C to stop.`)
}

/** Builds a site in a folder, without the parts that the server computes. */
async function buildTemporarySite(
  context: CommandContext,
  root: string,
  content: readonly string[],
): Promise<void> {
  context.progress('Rendering the site')
  const { renderSiteFiles } = await import('../site-files.ts')
  const folders = content.map((folder) => resolve(context.io.cwd, folder))
  const without = ['plane', 'terms', 'alias', 'twins'] as const
  await replaceFiles(root, async (write) => {
    for await (const [path, text] of renderSiteFiles(context, folders, { without })) {
      await write(path, text)
    }
  })
}

async function requireBuiltSite(root: string, name: string): Promise<string> {
  if (await ifExists(stat(join(root, 'v1', 'index.json')))) return root
  throw new OperationError('site-not-found', `No built site in ${name}.`, {
    exit: EXIT.notFound,
    hint: 'Run `npx @svc/content build` to create one.',
  })
}
