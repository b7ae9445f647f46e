import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Environment } from '../project/environment.ts'
import { findProjectRoot } from '../project/project.ts'
import { createServer } from './server.ts'

interface ServeOptions {
  readonly version: string
  /** Resolves when the server must stop. */
  readonly stopped: Promise<void>
}

/** Serves the tools on standard input and output until the client disconnects. */
export async function serve(
  environment: Environment,
  { version, stopped }: ServeOptions,
): Promise<void> {
  const root = await findProjectRoot(environment)
  // Every call stays in this folder, so no call looks for a project above it.
  const rooted = { ...environment, cwd: root, settings: { ...environment.settings, project: root } }
  const transport = new StdioServerTransport()
  const closed = new Promise<void>((resolve) => {
    const close = transport.close.bind(transport)
    transport.close = () => close().finally(resolve)
  })
  const onerror = (error: Error): void => environment.note(`svc mcp: ${error.message}`)
  const handle = serveStdio(() => createServer(rooted, version), { transport, onerror })
  await Promise.race([closed, stopped])
  await handle.close()
}
