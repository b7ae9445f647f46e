import { nearest } from '../../internal.ts'
import { type ListedPack, listPacks } from '../../packs.ts'
import { type EssenceInput, readEssenceInput } from '../contract/essence-input.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { findProject } from '../folder/project.ts'
import { openContent } from '../registry/content.ts'
import { readCompileOptions } from './owned-files.ts'

/** Which packs to compile, and which of them to return as a whole. */
export interface CompileInput extends EssenceInput {
  readonly namespace?: string | undefined
  /** The ids of packs whose Markdown to return. */
  readonly include?: 'none' | 'all' | readonly string[] | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** A compiled pack. */
export interface CompiledPack {
  readonly type: string
  readonly id: string
  readonly route?: string
  /** The size of the Markdown. */
  readonly bytes: number
  readonly digest: string
  readonly markdown?: string
}

/** A page of the packs of an essence. */
export interface CompiledPacks {
  readonly essence_digest: string
  readonly total: number
  readonly diagnostics: { readonly error: number; readonly warn: number; readonly info: number }
  readonly packs: readonly CompiledPack[]
  readonly next_offset?: number
}

/** Compiles every pack of an essence, and writes nothing. */
export async function compilePacks(
  environment: Environment,
  input: CompileInput,
): Promise<CompiledPacks> {
  const project = await findProject(environment)
  const essence = await readEssenceInput(environment, project, input)
  const { client } = await openContent(environment, project)
  const options = await readCompileOptions(project)
  const bundle = await client.compile(essence, { ...options, namespace: input.namespace })
  const { diagnostics = [], provenance } = bundle
  const count = (severity: string): number =>
    diagnostics.filter((issue) => issue.severity === severity).length
  return {
    essence_digest: provenance?.essence_digest ?? '',
    diagnostics: { error: count('error'), warn: count('warn'), info: count('info') },
    ...getPage(listPacks(bundle), input),
  }
}

/** Returns the requested page of packs, with the bodies that were asked for. */
function getPage(
  listed: readonly ListedPack[],
  { include = 'none', limit, offset = 0 }: CompileInput,
): Pick<CompiledPacks, 'total' | 'packs' | 'next_offset'> {
  const all = listed.map((item) => describePack(item, include))
  // A caller that names packs gets only those.
  const packs = Array.isArray(include) ? selectPacks(all, include) : all
  const end = offset + (limit ?? packs.length)
  return {
    total: packs.length,
    packs: packs.slice(offset, end),
    ...(end < packs.length ? { next_offset: end } : {}),
  }
}

function describePack(
  { kind, entry, pack }: ListedPack,
  include: CompileInput['include'],
): CompiledPack {
  const { renderedMarkdown: markdown } = pack
  const route = 'route' in entry && typeof entry.route === 'string' ? { route: entry.route } : {}
  return {
    type: kind,
    id: entry.id,
    ...route,
    bytes: Buffer.byteLength(markdown),
    digest: entry.digest ?? '',
    ...(include === 'none' ? {} : { markdown }),
  }
}

function selectPacks(packs: readonly CompiledPack[], ids: readonly string[]): CompiledPack[] {
  const known = packs.map(({ id }) => id)
  const unknownId = ids.find((id) => !known.includes(id))
  if (unknownId === undefined) return packs.filter(({ id }) => ids.includes(id))
  const suggestions = nearest(unknownId, known)
  const [suggestion] = suggestions
  throw new OperationError('pack-not-found', `There is no pack "${unknownId}".`, {
    exit: EXIT.notFound,
    suggestions,
    ...(suggestion === undefined ? {} : { hint: `Did you mean "${suggestion}"?` }),
  })
}
