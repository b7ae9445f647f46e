import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { booleanOption } from '../flags.ts'
import { VERSION } from '../version.ts'

const options = z.object({
  trustProject: booleanOption('load playwright-core and axe-core from the project'),
})

/** `svc mcp`: serves the tools for coding agents on standard input and output. */
export const mcpCommand: Command<typeof options> = {
  name: 'mcp',
  group: 'agents',
  argumentSyntax: '',
  summary: 'serve the tools for coding agents (Model Context Protocol)',
  options,
  examples: ['svc mcp', 'svc mcp --project apps/web'],
  async run(context, _args, { trustProject: trustsProject = false }) {
    const { serve } = await import('../../mcp/serve.ts')
    const { cwd, env, settings, note, io } = context
    // Notes go to standard error: standard output belongs to the protocol.
    const environment = { cwd, env, settings, note, trustsProject }
    await serve(environment, { version: VERSION, stopped: io.waitForExit() })
    return EXIT.ok
  },
}

const installOptions = z.object({
  print: booleanOption('print the configuration and write nothing'),
})

/** `svc mcp install`: adds the tool server to the configuration of a coding agent. */
export const mcpInstallCommand: Command<typeof installOptions> = {
  name: 'mcp install',
  group: 'agents',
  argumentSyntax: '<client>',
  summary: 'add the tools to claude, cursor, vscode, codex, windsurf or zed',
  options: installOptions,
  examples: ['svc mcp install claude', 'svc mcp install cursor --print'],
  async complete(_context, { args, flag }) {
    if (flag !== undefined || args.length > 0) return undefined
    const { CLIENT_NAMES } = await import('../../project/agents/install-client.ts')
    return CLIENT_NAMES
  },
  async run(context, [client = ''], { print: dryRun }) {
    const { installClient } = await import('../../project/agents/install-client.ts')
    const { output } = context
    const installed = await installClient(context, { client, dryRun })
    const { title, file, change, text } = installed
    output.printVerbatim(installed, () => (dryRun ? text : `${file} ${change}`))
    output.note(
      dryRun ? `${title} reads this from ${file}.` : `Restart ${title} to load the tools of svc.`,
    )
    return EXIT.ok
  },
}
