import {
  type CompileOptions,
  compilePacks as compile,
  type Essence,
  type Lookup,
  type PackBundle,
  type PackSelector,
  type SelectableType,
  type SelectedPack,
  selectPack as select,
} from '../packs.ts'
import { sha256 } from './sha256.ts'

// The entry point `@svc/content/packs` in Node: the same functions with the SHA-256 of Node, which
// is several times faster and gives the same digests.
export * from '../packs.ts'

/** Compiles every pack of an essence, as `compilePacks` does on every host. */
export const compilePacks = (
  document: Essence,
  lookup: Lookup,
  options?: CompileOptions,
): Promise<PackBundle> => compile(document, lookup, { sha256, ...options })

/** Compiles one pack of an essence, as `selectPack` does on every host. */
export const selectPack = <T extends SelectableType>(
  document: Essence,
  lookup: Lookup,
  selector: PackSelector<T>,
  options?: CompileOptions,
): Promise<SelectedPack<T>> => select(document, lookup, selector, { sha256, ...options })
