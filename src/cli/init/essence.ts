import {
  type Client,
  type Essence,
  type EssenceOptions,
  essenceFromBlueprint,
  type Lookup,
} from '../../index.ts'
import { CliError } from '../exit.ts'
import type { ProjectFact } from './facts.ts'
import { keepSections } from './keep-sections.ts'

/** What may be wished for, whatever an essence is made from. */
export type NewEssenceOptions = EssenceOptions

/** An essence that was made, what it comes from and what was chosen on the way. */
export interface NewEssence {
  readonly essence: Essence
  readonly from: string
  readonly facts: readonly ProjectFact[]
}

/** The essence of a blueprint, or of some of its sections. */
export async function createBlueprintEssence(
  slug: string,
  wishes: NewEssenceOptions & { readonly sections?: readonly string[] | undefined },
  { client, lookup }: { readonly client: Client; readonly lookup: Lookup },
): Promise<NewEssence> {
  const { data } = await client.get('blueprints', slug)
  const { sections, ...options } = wishes
  const made = await essenceFromBlueprint(data, lookup, options)
  if (!made.ok) {
    throw new CliError('essence-impossible', `No essence can be made of the blueprint "${slug}".`, {
      issues: made.issues,
    })
  }
  const essence = sections ? keepSections(made.value, sections) : made.value
  return { essence, from: `the blueprint ${slug}`, facts: [] }
}
