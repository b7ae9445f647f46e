import type { Portfolio } from '../generated/types/public-content-summary.v1.ts'

/** The sets of blueprints that a list or a search can be restricted to. */
export const BLUEPRINT_SETS = ['all', 'featured', 'certified', 'labs'] as const

export type BlueprintSet = (typeof BLUEPRINT_SETS)[number]

const BLUEPRINT_SET_FILTERS: {
  readonly [S in BlueprintSet]: (portfolio: Portfolio | null) => boolean
} = {
  all: () => true,
  featured: (portfolio) => portfolio?.visibility === 'featured',
  certified: (portfolio) => portfolio?.artifact.status === 'certified',
  labs: (portfolio) => portfolio?.visibility === 'labs',
}

/** Whether a blueprint with this portfolio belongs to a set; a hidden one belongs to none. */
export const isInBlueprintSet = (portfolio: Portfolio | null, set: BlueprintSet): boolean =>
  portfolio?.visibility !== 'hidden' && BLUEPRINT_SET_FILTERS[set](portfolio)
