import * as z from 'zod/mini'
import type { Environment } from '../../project/environment.ts'
import { choice, detail, document, flag, optionalPath, optionalText, text } from '../parameters.ts'
import { defineAction, type Tool } from '../tool.ts'

const PACK_TYPES = ['manifest', 'scaffold', 'review', 'section', 'page', 'mutation'] as const

/** How to compile a pack. */
const packOptions = {
  format: z.optional(choice(['markdown', 'json', 'both'])),
  essence: z.optional(document('default: the contract of the project')),
  path: optionalPath(),
  namespace: optionalText(),
  // Packs are compiled for every call, so there is nothing to refresh; 3.x prompts pass it.
  refresh: z.optional(flag()),
  detail,
}

const optionsShape = z.object(packOptions)

interface PackSelection extends z.infer<typeof optionsShape> {
  readonly pack_type: (typeof PACK_TYPES)[number]
  readonly id?: string | undefined
  readonly route?: string | undefined
}

/** Compiles a pack and returns its Markdown, or the document that contains it. */
async function readPack(
  environment: Environment,
  { format = 'markdown', refresh: _, detail: __, ...input }: PackSelection,
): Promise<unknown> {
  const { readPackText, selectPack } = await import('../../project/operations/select-pack.ts')
  const selected = await selectPack(environment, input)
  return format === 'markdown' ? readPackText(environment, selected) : selected
}

/** Returns the hash of a pack. */
const describePack = (data: unknown): { readonly hash?: string } => {
  const { digest } = data as { readonly digest?: string }
  return digest ? { hash: digest } : {}
}

/** How an answer with a pack is described and kept short. */
const packAnswer = {
  budget: 'pack',
  narrow: 'Ask for a smaller pack: a page instead of a section or the manifest.',
  describe: describePack,
} as const

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
      const { createCapsuleForTask } = await import('../../project/operations/task-capsule.ts')
      return createCapsuleForTask(environment, input)
    }
    const { describeTask } = await import('../../project/operations/describe-task.ts')
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
