import * as z from 'zod/mini'
import {
  choice,
  detail,
  integer,
  limit,
  offset,
  path,
  paths,
  projectPath,
  text,
  texts,
} from '../parameters.ts'
import { defineAction, type Tool } from '../tool.ts'

const page = { limit, offset, project_path: projectPath, detail }

const snapshot = defineAction({
  summary: 'counts and hash; detail full adds all nodes and edges',
  parameters: z.object({
    compare_to: z.optional(text('git reference')),
    project_path: projectPath,
    detail,
  }),
  narrow: 'List nodes with query.',
  describe: (data) => ({ hash: (data as { readonly source_hash: string }).source_hash }),
  async run(environment, { compare_to, detail: size }) {
    const { createSnapshot } = await import('../../project/graph/graph.ts')
    return createSnapshot(environment, { compare_to, detail: size })
  },
})

const query = defineAction({
  summary: 'nodes by type, id, name or file',
  parameters: z.object({
    node_type: z.optional(text('such as Page')),
    id: z.optional(text('such as page:orders/list')),
    name: z.optional(text()),
    file_path: z.optional(path()),
    ...page,
  }),
  list: 'items',
  async run(environment, { detail: _, project_path: __, ...input }) {
    const { queryGraph } = await import('../../project/graph/graph.ts')
    return queryGraph(environment, input)
  },
})

const traverse = defineAction({
  summary: 'nodes that can be reached from a node or a file',
  parameters: z.object({
    from: z.optional(text('node id')),
    file_path: z.optional(path()),
    relations: z.optional(texts()),
    direction: z.optional(choice(['out', 'in', 'both'])),
    depth: z.optional(integer(1, 4)),
    ...page,
  }),
  list: 'items',
  async run(environment, { detail: _, project_path: __, ...input }) {
    const { traverseGraph } = await import('../../project/graph/graph.ts')
    return traverseGraph(environment, input)
  },
})

const impact = defineAction({
  summary: 'routes, pages, components and tests that a change of files affects',
  parameters: z.object({ files: paths(), ...page }),
  list: 'items',
  async run(environment, { detail: _, project_path: __, ...input }) {
    const { findImpact } = await import('../../project/graph/graph.ts')
    return findImpact(environment, input)
  },
})

/** Reads the graph of a project. */
export const graphTool: Tool = {
  name: 'svc_graph',
  title: 'Graph',
  description:
    'What depends on what: pages, routes, patterns, components, files, tokens, findings.',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  actions: { snapshot, query, traverse, impact },
}
