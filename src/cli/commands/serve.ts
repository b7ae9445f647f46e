import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ifExists, type RunningServer, serve as serveSite, writeTree } from '../../node.ts'
import type { Command, CommandContext } from '../command.ts'
import { CliError, EXIT } from '../errors.ts'
import { CONTENT_OPTION, type ContentFolderOptions } from '../options.ts'

interface Options extends ContentFolderOptions {
  readonly port?: string
  readonly host?: string
}

/** `svc serve`: serves the API over HTTP until the process is stopped. */
export const serveCommand: Command<Options> = {
  name: 'serve',
  argumentSyntax: '[site]',
  summary: 'serve a built site or records over HTTP',
  options: [
    CONTENT_OPTION,
    { flags: '--port <n>', summary: 'first port to try, 0 for any free port; default: 4173' },
    { flags: '--host <name>', summary: 'host to listen on; default: 127.0.0.1' },
  ],
  example: 'svc serve --content records --port 8080',
  async run(context, [site], { content = [], port, host }) {
    const { io } = context
    const options = {
      ...(port === undefined ? {} : { port: parsePort(port) }),
      ...(host && { host }),
    }
    const temporary = site === undefined ? await buildTemporarySite(context, content) : undefined
    try {
      const root = temporary ?? (await requireBuiltSite(resolve(io.cwd, site ?? ''), site ?? ''))
      const server = await serveSite({ root, ...options })
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
  throw new CliError('site-not-found', `No built site in ${name}.`, {
    exit: EXIT.notFound,
    hint: 'Run `svc build` to create one.',
  })
}

function parsePort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (port <= 65_535) return port
  throw new CliError('usage', `Invalid value "${value}" for --port.`, {
    hint: 'Use a number from 0 to 65535.',
  })
}
