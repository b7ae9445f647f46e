import * as z from 'zod/mini'
import { detail, flag, integer, path, projectPath, text, texts } from '../parameters.ts'
import { defineAction, type Tool } from '../tool.ts'
import { findings, healthLoop } from './verify.ts'

const selection = {
  run_id: z.optional(text()),
  finding_ids: z.optional(texts()),
  code: z.optional(text()),
  path: z.optional(path()),
  project_path: projectPath,
  detail,
}

const repairPlan = defineAction({
  summary: 'ordered steps, the most severe first, each with its recheck',
  parameters: z.object({ ...selection, max: z.optional(integer(1, 50)) }),
  async run(environment, { detail: _, project_path: __, ...input }) {
    const { planRepair } = await import('../../project/repair/repair.ts')
    return planRepair(environment, input)
  },
})

const repairPrompt = defineAction({
  summary: 'one finding as a prompt of at most 2 kB',
  parameters: z.object({
    finding_id: text(),
    run_id: z.optional(text()),
    project_path: projectPath,
  }),
  async run(environment, { finding_id, run_id }) {
    const { writeRepairPrompt } = await import('../../project/repair/repair.ts')
    return writeRepairPrompt(environment, { finding_id, run_id })
  },
})

// A diff must not be cut, so it is made to fit the budget of an answer with its escapes.
const MAX_DIFF = 6_000
const MAX_FULL_DIFF = 30_000

const patch = defineAction({
  summary: 'a unified diff of the suggested fixes; not applied',
  parameters: z.object({
    ...selection,
    safe_only: z.optional(flag('only fixes that keep the meaning')),
  }),
  async run(environment, { detail: size, project_path: _, ...input }) {
    const max_bytes = size === 'full' ? MAX_FULL_DIFF : MAX_DIFF
    const { createRepairPatch } = await import('../../project/repair/repair.ts')
    return createRepairPatch(environment, { ...input, max_bytes })
  },
})

/** Helps to repair findings. It never changes a file. */
export const repairTool: Tool = {
  name: 'svc_repair',
  title: 'Repair',
  description: 'Plans the repair of findings of svc_verify. It changes nothing.',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  actions: {
    findings,
    repair_plan: repairPlan,
    repair_prompt: repairPrompt,
    patch,
    health_loop: healthLoop,
  },
}
