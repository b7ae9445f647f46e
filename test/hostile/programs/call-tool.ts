import type { Job } from './pool.ts'

const toLine = (message: object): string => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`

const HELLO = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'hostile', version: '1' },
}

/** Returns a run of `svc mcp` with one call of a tool. */
export const callTool = (
  name: string,
  args: Readonly<Record<string, unknown>>,
): Pick<Job, 'args' | 'input' | 'answers'> => sendMessage('tools/call', { name, arguments: args })

/** Returns a run of `svc mcp` with one message. */
export const sendMessage = (
  method: string,
  params: Readonly<Record<string, unknown>>,
): Pick<Job, 'args' | 'input' | 'answers'> => ({
  args: ['mcp', '--offline', '--quiet'],
  input: [
    toLine({ id: 1, method: 'initialize', params: HELLO }),
    toLine({ method: 'notifications/initialized' }),
    toLine({ id: 2, method, params }),
  ].join(''),
  answers: 2,
})
