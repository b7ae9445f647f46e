import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { ifExists, type RunningServer, serve as serveSite, writeTree } from '../../node.ts'
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
    const temporary = site === undefined ? await buildTemporarySite(context, content) : undefined
    try {
      const root = temporary ?? (await requireBuiltSite(resolve(io.cwd, site ?? ''), site ?? ''))
      const server = await serveSite({ root, ...address })
      printUrl(server, context)
      await io.waitForExit()
      await server.close()
      return EXIT.ok
    } finally {
      if (temporary) await rm(temporary, { recursive: true, force: true })
    }
  },
}

function printUrl({ url }: RunningServer, { output }: CommandContext): void {
  output.print({ url: `${url}/v1` }, () => `${url}/v1\nPress Ctrl+C to stop.`)
}

/** Builds a site in a temporary folder, without the parts that the server computes. */
async function buildTemporarySite(
  context: CommandContext,
  content: readonly string[],
): Promise<string> {
  context.progress('Rendering the site')
  const { buildSiteFiles } = await import('../site-files.ts')
  const folders = content.map((folder) => resolve(context.io.cwd, folder))
  const without = ['plane', 'terms', 'alias', 'twins'] as const
  const files = await buildSiteFiles(context, folders, { without })
  const folder = await mkdtemp(join(tmpdir(), 'svc-serve-'))
  await writeTree(folder, files)
  return folder
}

async function requireBuiltSite(root: string, name: string): Promise<string> {
  if (await ifExists(stat(join(root, 'v1', 'index.json')))) return root
  throw new OperationError('site-not-found', `No built site in ${name}.`, {
    exit: EXIT.notFound,
    hint: 'Run `npx @svc/content build` to create one.',
  })
}
