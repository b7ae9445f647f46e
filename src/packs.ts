export type { Lookup } from './core/content/content-types.ts'
export type { Target } from './core/essence/app/find-target.ts'
export { findTarget } from './core/essence/app/find-target.ts'
export { validateEssence } from './core/essence/validate.ts'
export type { Essence } from './core/essence/version.ts'
export type { ExecutionPackBundleV1 as PackBundle } from './core/generated/types/execution-pack-bundle.v1.ts'
export type { PackManifestV1 as PackManifest } from './core/generated/types/pack-manifest.v1.ts'
export type { AgentsBlockOptions } from './core/packs/agents-md.ts'
export {
  AGENTS_MARKERS,
  agentsBlock,
  CONTEXT_FOLDER,
  ESSENCE_FILE,
} from './core/packs/agents-md.ts'
export type { SelectedPack } from './core/packs/compile.ts'
export { compilePacks, selectPack } from './core/packs/compile.ts'
export type { AppFiles, CompileOptions } from './core/packs/context.ts'
export type { ListedPack } from './core/packs/manifest.ts'
export { listPacks, PACK_KINDS } from './core/packs/manifest.ts'
export type { Pack, PackKind, Packs } from './core/packs/pack.ts'
export type { PackCause, PackChange, PackDiff } from './core/packs/pack-diff.ts'
export { changedHeadings, diffPacks, packCauses } from './core/packs/pack-diff.ts'
export type { PackSelector, SelectableType } from './core/packs/pack-plan.ts'
export { estimateTokens } from './core/packs/token-estimate.ts'
