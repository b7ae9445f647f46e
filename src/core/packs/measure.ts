import { canonicalJson } from '../canonical-json.ts'
import { byteLength, digest, type Sha256 } from '../digest.ts'
import type { Context } from './context.ts'
import type { Built } from './envelope.ts'
import type { Measure } from './manifest.ts'

/** The length and the digest of a pack. */
export const measure = ({ pack, tokens }: Built, { texts }: Context, sha256?: Sha256): Measure => ({
  bytes: byteLength(pack.renderedMarkdown),
  tokens,
  digest: digest(canonicalJson(pack, texts), sha256),
})
