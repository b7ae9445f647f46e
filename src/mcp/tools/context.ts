import * as z from 'zod/mini'
import { choice, detail, flag, optionalText, text } from '../parameters.ts'
import { defineAction, type Tool } from '../tool.ts'
import { optionsShape, PACK_TYPES, packAnswer, packOptions, readPack } from './read-pack.ts'

const executionPack = defineAction({
  summary: 'compiles one pack; stale: true means that its file is out of date',
  parameters: z.object({
    pack_type: choice(PACK_TYPES),
    id: optionalText(),
    route: optionalText(),
    ...packOptions,
  }),
  ...packAnswer,
  run: readPack,
})

const scaffold = defineAction({
  summary: 'what is the same on every page',
  parameters: optionsShape,
  ...packAnswer,
  run: (environment, input) => readPack(environment, { ...input, pack_type: 'scaffold' }),
})

const section = defineAction({
  summary: 'one section',
  parameters: z.object({ section_id: text(), ...packOptions }),
  ...packAnswer,
  run: (environment, { section_id: id, ...input }) =>
    readPack(environment, { ...input, pack_type: 'section', id }),
})

const page = defineAction({
  summary: 'one page',
  parameters: z.object({ page_id: text('page, or section/page'), ...packOptions }),
  ...packAnswer,
  run: (environment, { page_id: id, ...input }) =>
    readPack(environment, { ...input, pack_type: 'page', id }),
})

const task = defineAction({
  summary: 'what to read, follow and check before an edit, and what is unknown',
  parameters: z.object({
    route: optionalText(),
    page_id: z.optional(text('page, or section/page')),
    target: z.optional(text('file:path, or a component name')),
    task: optionalText(),
    capsule: z.optional(flag('one document of at most 12 kB, task-capsule.v1')),
    detail,
  }),
  async run(environment, { detail: _, capsule, ...input }) {
    if (capsule) {
      const { createCapsuleForTask } = await import('../../project/task/task-capsule.ts')
      return createCapsuleForTask(environment, input)
    }
    const { describeTask } = await import('../../project/task/describe-task.ts')
    return describeTask(environment, input)
  },
  describe(data) {
    const { contract } = data as { readonly contract?: { readonly hash: string | null } }
    return contract?.hash ? { hash: contract.hash } : {}
  },
})

/** Gives the context of a task: packs of the contract, and what to read and check. */
export const contextTool: Tool = {
  name: 'svc_context',
  title: 'Context for a task',
  description: 'Instructions for a page, a section or the whole app, compiled from the contract.',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: true },
  actions: { execution_pack: executionPack, scaffold, section, page, task },
}
