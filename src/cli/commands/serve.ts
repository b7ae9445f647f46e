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

/** `svc serve`: the API over HTTP, until somebody ends it. */
export const serveCommand: Command<Options> = {
  name: 'serve',
  argumentSyntax: '[site]',
  summary: 'answer over HTTP from a built site, or from records',
  options: [
    CONTENT_OPTION,
    { flags: '--port <n>', summary: 'the first port to try; 4173 unless said, 0 for any' },
    { flags: '--host <name>', summary: 'where to listen; 127.0.0.1 unless said' },
  ],
  example: 'svc serve --content records --port 8080',
  async run(context, [site], { content = [], port, host }) {
    const { io } = context
    const options = {
      ...(port === undefined ? {} : { port: parsePort(port) }),
      ...(host && { host }),
    }
    const made = site === undefined ? await buildTemporarySite(context, content) : undefined
    try {
      const root = made ?? (await requireBuiltSite(resolve(io.cwd, site ?? ''), site ?? ''))
      const served = await serveSite({ root, ...options })
      printAddress(served, context)
      await io.waitForExit()
      await served.close()
      return EXIT.ok
    } finally {
      if (made) await rm(made, { recursive: true, force: true })
    }
  },
}

function printAddress({ url }: RunningServer, { output }: CommandContext): void {
  output.print({ url: `${url}/v1` }, () => `${url}/v1\nCtrl-C ends it.`)
}

/** A site in a folder of its own; the handler answers what it leaves out. */
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

async function requireBuiltSite(root: string, given: string): Promise<string> {
  if (await ifExists(stat(join(root, 'v1', 'index.json')))) return root
  throw new CliError('site-not-found', `There is no built site in ${given}.`, {
    exit: EXIT.notFound,
    hint: '`svc build` makes one.',
  })
}

function parsePort(given: string): number {
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
  if (port <= 65_535) return port
  throw new CliError('usage', `--port is "${given}".`, { hint: 'Give a number from 0 to 65535.' })
}
