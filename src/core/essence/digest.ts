import { type Sha256, sha256Digest } from '../kernel/hash.ts'
import { canonicalJson } from '../kernel/json/canonical.ts'
import type { Essence } from './version.ts'

/**
 * Returns the digest of an essence: the same on every host, whatever the order of its keys.
 *
 * @example
 * import { createClient, essenceDigest, essenceFromBlueprint, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: blueprint } = await client.get('blueprints', 'internal-admin')
 * const { value: essence } = await essenceFromBlueprint(blueprint, lookup)
 * essenceDigest(essence).startsWith('sha256:') // => true
 */
export const essenceDigest = (essence: Essence, sha256?: Sha256): string =>
  sha256Digest(canonicalJson(essence), sha256)
