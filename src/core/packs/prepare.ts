import type { Facts } from '../essence/diagnostics/facts.ts'
import { validateEssence } from '../essence/validate.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import type { Provenance } from '../generated/types/execution-pack.common.v1.ts'
import { Problem } from '../problem.ts'
import type { GetRecord, Plan } from './app.ts'
import { type Context, createContext } from './context.ts'
import { factsOf } from './facts.ts'
import type { Needs } from './needs.ts'
import { type Material, withDefaults } from './options.ts'
import { provenanceOf } from './provenance.ts'
import { sortKeys } from './sort-keys.ts'

/** The document as an essence whose order of keys says nothing; any other document is refused. */
export function checkedEssence(document: unknown): EssenceV4 {
  const checked = validateEssence(document)
  if (checked.ok) return sortKeys(checked.value)
  throw new Problem('essence-invalid', 'This is not an essence document of version 4.0.0.', {
    issues: checked.issues,
  })
}

/** All that packs are built from. */
export interface Prepared {
  readonly context: Context
  readonly facts: Facts
  readonly provenance: Provenance
}

/** Reads the records that are needed, each once and all at once. */
export async function prepare(
  plan: Plan,
  needs: Needs,
  { lookup, options }: Material,
): Promise<Prepared> {
  const facts = await factsOf(plan, needs, lookup)
  const get: GetRecord = (type, slug) => facts.records[type].get(slug)
  const context = createContext(plan, { get, options: withDefaults(options) })
  const provenance = provenanceOf(context, needs, { lookup, options })
  return { context, facts, provenance }
}
