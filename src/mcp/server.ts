import { Server } from '@modelcontextprotocol/server'
import { nearest } from '../internal.ts'
import type { Environment } from '../project/environment.ts'
import { callTool } from './call-tool.ts'
import { type Envelope, OUTPUT_SCHEMA, ToolError, toErrorData } from './envelope.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { addPrompts } from './prompts.ts'
import { addResources } from './resources.ts'
import { toJsonText } from './sizes.ts'
import { type Tool, toDescription, toInputSchema } from './tool.ts'
import { TOOLS } from './tools/index.ts'

/** Creates the tool server for a project folder. */
export function createServer(environment: Environment, version: string): Server {
  const server = new Server(
    { name: 'svc', title: 'svc design content', version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: INSTRUCTIONS,
    },
  )
  server.setRequestHandler('tools/list', () => ({ tools: TOOLS.map(describeTool) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name)
    const args = params.arguments ?? {}
    return toResult(tool ? await callTool(environment, { tool, args }) : unknownTool(params.name))
  })
  addResources(server, environment)
  addPrompts(server, environment)
  return server
}

/** Describes a tool for clients. */
export const describeTool = (tool: Tool) => ({
  name: tool.name,
  title: tool.title,
  description: toDescription(tool),
  inputSchema: toInputSchema(tool),
  outputSchema: OUTPUT_SCHEMA,
  annotations: tool.annotations,
})

/**
 * Converts an answer to the result of the protocol: as JSON text, in which no character is hidden,
 * and as structured content. Images follow the text.
 */
const toResult = ({ images = [], ...envelope }: Envelope) => ({
  content: [
    { type: 'text' as const, text: toJsonText(envelope) },
    ...images.map(({ data, mimeType }) => ({
      type: 'image' as const,
      data: data.toString('base64'),
      mimeType,
    })),
  ],
  structuredContent: { ...envelope },
  isError: !envelope.ok,
})

function unknownTool(name: string): Envelope {
  const names = TOOLS.map((tool) => tool.name)
  const error = new ToolError('tool-unknown', 'There is no such tool.', {
    suggestions: nearest(name, names),
    hint: `The tools are ${names.join(', ')}.`,
  })
  const meta = { source: 'local', truncated: false, elapsed_ms: 0 } as const
  return { ok: false, action: '', error: toErrorData(error), meta }
}
