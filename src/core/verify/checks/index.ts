import type { Check } from '../check.ts'
import { axeRendered } from './axe-rendered.ts'
import { brokenAssetRef } from './broken-asset-ref.ts'
import { bundleBudget } from './bundle-budget.ts'
import { contractChecks } from './contract-issues.ts'
import { contractMissing } from './contract-missing.ts'
import { focusIndicatorRemoved } from './focus-indicator-removed.ts'
import { hardcodedColor } from './hardcoded-color.ts'
import { lowContrastPair } from './low-contrast-pair.ts'
import { offScaleValue } from './off-scale-value.ts'
import { packsStale } from './packs-stale.ts'
import { reducedMotion } from './reduced-motion.ts'
import { routeUndeclared } from './route-undeclared.ts'
import { routeUnimplemented } from './route-unimplemented.ts'
import { undefinedCustomProperty } from './undefined-custom-property.ts'

/** All checks of `verify`, in the order of their codes. A new check is a file and a line here. */
export const CHECKS: readonly Check[] = [
  contractMissing,
  ...contractChecks,
  packsStale,
  routeUndeclared,
  routeUnimplemented,
  hardcodedColor,
  undefinedCustomProperty,
  offScaleValue,
  lowContrastPair,
  focusIndicatorRemoved,
  axeRendered,
  reducedMotion,
  brokenAssetRef,
  bundleBudget,
]
