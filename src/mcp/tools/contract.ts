import * as z from 'zod/mini'
import { choice, detail, document, path, projectPath, text, texts } from '../parameters.ts'
import { defineAction, type Tool } from '../tool.ts'

/** What a caller knows about the code of a page, in the words of version 3. */
export const CLAIMS = {
  page_id: z.optional(text()),
  components_used: z.optional(texts()),
  theme_used: z.optional(text()),
}

/** Returns the hash of data that has one. */
const describeHash = (data: unknown): { readonly hash?: string } => {
  const { hash } = data as { readonly hash?: string | null }
  return hash ? { hash } : {}
}

const readEssence = defineAction({
  summary: 'the document or a part of it, with its hash',
  parameters: z.object({
    layer: z.optional(choice(['dna', 'blueprint', 'meta'])),
    pointer: z.optional(text('JSON Pointer')),
    project_path: projectPath,
    detail,
  }),
  narrow: 'Use "layer" and "pointer" to read a part.',
  describe: describeHash,
  async run(environment, { layer, pointer }) {
    const operations = await import('../../project/contract/read-essence.ts')
    return operations.readEssence(environment, { layer, pointer })
  },
})

const validate = defineAction({
  summary: 'all issues, with pointer, line and fix',
  parameters: z.object({
    path: z.optional(path()),
    essence: z.optional(document()),
    project_path: projectPath,
    detail,
  }),
  async run(environment, { path: file, essence }) {
    const { validateContract } = await import('../../project/contract/validate.ts')
    return validateContract(environment, { path: file, essence })
  },
})

const checkDrift = defineAction({
  summary: 'compares routes, target and tokens with the project, and claims about its code',
  parameters: z.object({ ...CLAIMS, project_path: projectPath, detail }),
  describe: describeHash,
  async run(environment, { page_id, components_used, theme_used }) {
    const operations = await import('../../project/drift/check-drift.ts')
    return operations.checkDrift(environment, { page_id, components_used, theme_used })
  },
})

const createEssence = defineAction({
  summary: 'composes a valid document from records; writes nothing',
  parameters: z.object({
    description: z.optional(text()),
    framework: z.optional(text()),
    blueprint: z.optional(text()),
    archetype: z.optional(text()),
    theme: z.optional(text()),
    sections: z.optional(texts()),
    detail,
  }),
  narrow: 'Keep fewer "sections", or run the "command".',
  describe: describeHash,
  async run(environment, input) {
    const operations = await import('../../project/create/create-essence.ts')
    return operations.createEssence(environment, input)
  },
})

const capsule = defineAction({
  summary: 'the contract in at most 4 kB',
  parameters: z.object({ project_path: projectPath }),
  describe: describeHash,
  async run(environment) {
    const { createCapsule } = await import('../../project/contract/capsule.ts')
    return createCapsule(environment)
  },
})

/** Reads and checks the contract of a project. */
export const contractTool: Tool = {
  name: 'svc_contract',
  title: 'Contract',
  description: 'Reads, checks and drafts the contract, svc.essence.json.',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: true },
  actions: {
    read_essence: readEssence,
    validate,
    check_drift: checkDrift,
    create_essence: createEssence,
    capsule,
  },
}
