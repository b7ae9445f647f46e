import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { openClient } from '../project/content.ts'
import type { Environment } from '../project/environment.ts'
import { findProject } from '../project/project.ts'
import { createServer } from './server.ts'

/** Serves the tools on standard input and output until the client disconnects or `stopped` resolves. */
export async function serve(environment: Environment, stopped: Promise<void>): Promise<void> {
  const { root } = await findProject(environment)
  // Every call stays in this folder, so no call looks for a project above it.
  const settings = { ...environment.settings, project: root }
  const rooted = { ...environment, cwd: root, settings }
  const offline = { ...rooted, settings: { ...settings, offline: true } }
  const { version } = await (await openClient(offline)).health()
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
