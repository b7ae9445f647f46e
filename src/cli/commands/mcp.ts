import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'

/** `svc mcp`: serves the tools for coding agents on standard input and output. */
export const mcpCommand: Command = {
  name: 'mcp',
  argumentSyntax: '',
  summary: 'serve the tools for coding agents (Model Context Protocol)',
  options: z.object({}),
  example: 'svc mcp',
  async run(context) {
    const { serve } = await import('../../mcp/serve.ts')
    const { cwd, env, settings, io } = context
    // Standard output belongs to the protocol.
    const environment = { cwd, env, settings, note: (text: string) => io.writeErr(`${text}\n`) }
    await serve(environment, io.waitForExit())
    return EXIT.ok
  },
}
