import * as z from 'zod/mini'
import type { Environment } from '../../project/environment.ts'
import { choice, detail, document, flag, optionalPath, optionalText } from '../parameters.ts'

/** What can be selected: a kind of pack, or the manifest. */
export const PACK_TYPES = ['manifest', 'scaffold', 'review', 'section', 'page', 'mutation'] as const

/** How to compile a pack. */
export const packOptions = {
  format: z.optional(choice(['markdown', 'json', 'both'])),
  essence: z.optional(document('default: the contract of the project')),
  path: optionalPath(),
  namespace: optionalText(),
  // Packs are compiled for every call, so there is nothing to refresh; 3.x prompts pass it.
  refresh: z.optional(flag()),
  detail,
}

/** The parameters of a call without a selector. */
export const optionsShape = z.object(packOptions)

interface PackSelection extends z.infer<typeof optionsShape> {
  readonly pack_type: (typeof PACK_TYPES)[number]
  readonly id?: string | undefined
  readonly route?: string | undefined
}

/** Compiles a pack and returns its Markdown, or the document that contains it. */
export async function readPack(
  environment: Environment,
  { format = 'markdown', refresh: _, detail: __, ...input }: PackSelection,
): Promise<unknown> {
  const { readPackText, selectPack } = await import('../../project/packs/select-pack.ts')
  const selected = await selectPack(environment, input)
  return format === 'markdown' ? readPackText(environment, selected) : selected
}

/** Returns the hash of a pack. */
const describePack = (data: unknown): { readonly hash?: string } => {
  const { digest } = data as { readonly digest?: string }
  return digest ? { hash: digest } : {}
}

/** How an answer with a pack is described and kept short. */
export const packAnswer = {
  budget: 'pack',
  narrow: 'Ask for a smaller pack: a page instead of a section or the manifest.',
  describe: describePack,
} as const
