import type { ProjectContract } from '../../../src/core/verify/snapshot.ts'
import type { Essence } from '../../../src/essence.ts'
import { fullEssence } from '../essence/full-essence.ts'

/** What a test changes in the contract. */
interface ContractChanges {
  readonly guard?: Partial<Essence['meta']['guard']>
  readonly accessibility?: Partial<Essence['dna']['accessibility']>
  /** The routes of the contract, each of which gets a page. */
  readonly routes?: readonly string[]
}

/** Creates a contract with a base unit of 4 pixels. */
export function createContract({
  guard,
  accessibility,
  routes = ['/'],
}: ContractChanges = {}): ProjectContract {
  const { dna, meta, blueprint } = fullEssence
  const [section] = blueprint.sections
  if (section === undefined) throw new Error('The example has no section.')
  const pages = routes.map((route, index) => ({ id: `page-${index}`, route, layout: ['hero'] }))
  const essence: Essence = {
    ...fullEssence,
    dna: {
      ...dna,
      spacing: { ...dna.spacing, base_unit: 4 },
      accessibility: { ...dna.accessibility, ...accessibility },
    },
    blueprint: { sections: [{ ...section, pages }], features: [] },
    meta: { ...meta, guard: { ...meta.guard, dna_enforcement: 'error', ...guard } },
  }
  return { path: 'svc.essence.json', text: JSON.stringify(essence, null, 2), essence }
}
