import * as z from 'zod/mini'
import { choice, detail, limit, offset, projectPath, text } from '../parameters.ts'
import { defineAction, type Tool } from '../tool.ts'

const page = { limit, offset, detail }

const state = defineAction({
  summary:
    'framework, routes, components, tokens, contract and packs in numbers; pages to build next',
  parameters: z.object({ project_path: projectPath }),
  async run(environment) {
    const { readProjectState } = await import('../../project/verify/project-state.ts')
    return readProjectState(environment)
  },
})

const discover = defineAction({
  summary: 'lists what the files show, and how complete it is',
  parameters: z.object({
    section: choice(['routes', 'components', 'tokens', 'styles']),
    project_path: projectPath,
    ...page,
  }),
  list: 'items',
  async run(environment, { detail: _, project_path: __, ...input }) {
    const operations = await import('../../project/discover/discover.ts')
    return operations.discover(environment, input)
  },
})

const workspaceHealth = defineAction({
  summary: 'the projects of an npm, pnpm or Yarn workspace',
  parameters: z.object({ project_path: projectPath, ...page }),
  list: 'items',
  async run(environment, input) {
    const { readWorkspaceHealth } = await import('../../project/verify/workspace-health.ts')
    return readWorkspaceHealth(environment, { limit: input.limit, offset: input.offset })
  },
})

const diagnostics = defineAction({
  summary: 'what the codes in findings mean',
  parameters: z.object({ code: z.optional(text()), ...page }),
  list: 'items',
  async run(environment, { detail: _, ...input }) {
    const { listDiagnostics } = await import('../../project/verify/diagnostics.ts')
    return listDiagnostics(environment, input)
  },
})

/** Reads the state of a project. */
export const projectTool: Tool = {
  name: 'svc_project',
  title: 'Project',
  description: 'What a project is made of, without reading its source code.',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  actions: { state, discover, workspace_health: workspaceHealth, diagnostics },
}
