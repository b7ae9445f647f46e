import { pipeline, type Readable, type Writable } from 'node:stream'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Environment } from '../project/environment.ts'
import { findProjectRoot } from '../project/folder/project.ts'
import { limitMessages, MAX_MESSAGE_BYTES } from './limit-messages.ts'
import { createServer } from './server.ts'

interface ServeOptions {
  readonly version: string
  /** Resolves when the server must stop. */
  readonly stopped: Promise<void>
  /** Where messages come from; standard input by default. */
  readonly input?: Readable
  /** Where answers go; standard output by default. */
  readonly output?: Writable
}

/** Serves the tools until the client disconnects. */
export async function serve(
  environment: Environment,
  { version, stopped, input = process.stdin, output = process.stdout }: ServeOptions,
): Promise<void> {
  const root = await findProjectRoot(environment)
  // Every call stays in this folder, so no call looks for a project above it.
  const rooted = { ...environment, cwd: root, settings: { ...environment.settings, project: root } }
  const messages = limitMessages(output)
  const maxBufferSize = MAX_MESSAGE_BYTES
  const transport = new StdioServerTransport(messages, output, { maxBufferSize })
  const closed = new Promise<void>((resolve) => {
    const close = transport.close.bind(transport)
    transport.close = () => close().finally(resolve)
  })
  const onerror = (error: Error): void => environment.note(`svc mcp: ${error.message}`)
  const handle = serveStdio(() => createServer(rooted, version), { transport, onerror })
  // The transport reports the errors of its stream.
  pipeline(input, messages, () => {})
  await Promise.race([closed, stopped])
  await handle.close()
  messages.destroy()
}
