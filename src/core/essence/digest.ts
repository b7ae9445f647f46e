import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import { type Sha256, sha256Digest } from '../hash.ts'
import { canonicalJson } from '../json/canonical.ts'

/** The identity of an essence's content: the same on every host, whatever the order of its keys. */
export const essenceDigest = (essence: EssenceV4, sha256?: Sha256): string =>
  sha256Digest(canonicalJson(essence), sha256)
