import * as z from 'zod/mini'
import { detail, limit, offset, text } from '../parameters.ts'
import { defineAction, type Tool } from '../tool.ts'

const parameters = z.object({ query: text(), detail, limit, offset })

const search = defineAction({
  summary: 'finds records by words, best first',
  parameters,
  list: 'items',
  async run(environment, input) {
    const { openClient } = await import('../../project/content.ts')
    const client = await openClient(environment)
    const { results, total } = await client.search({ q: input.query, limit: input.limit ?? 10 })
    return { total, items: results }
  },
})

/** Reads the content: patterns, themes, shells, archetypes, blueprints and schemas. */
export const registryTool: Tool = {
  name: 'svc_registry',
  title: 'Design content',
  description: 'Finds and reads patterns, themes, shells, archetypes, blueprints and schemas.',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: true },
  actions: { search },
}
