import { type Sha256, sha256Digest } from '../hash.ts'
import { canonicalJson } from '../json/canonical.ts'
import type { Essence } from './version.ts'

/** Returns the digest of an essence: the same on every host, whatever the order of its keys. */
export const essenceDigest = (essence: Essence, sha256?: Sha256): string =>
  sha256Digest(canonicalJson(essence), sha256)
