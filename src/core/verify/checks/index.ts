import type { Check } from '../check.ts'
import { ariaMisuse } from './aria-misuse.ts'
import { axeRendered } from './axe-rendered.ts'
import { brokenAssetRef } from './broken-asset-ref.ts'
import { bundleBudget } from './bundle-budget.ts'
import { buttonType } from './button-type.ts'
import { clientSecret } from './client-secret.ts'
import { contractChecks } from './contract-issues.ts'
import { contractMissing } from './contract-missing.ts'
import { controlLabel } from './control-label.ts'
import { controlName } from './control-name.ts'
import { deadInternalLink } from './dead-internal-link.ts'
import { declaredShortcutMissing } from './declared-shortcut-missing.ts'
import { dialogName } from './dialog-name.ts'
import { documentBasics } from './document-basics.ts'
import { focusIndicatorRemoved } from './focus-indicator-removed.ts'
import { hardcodedColor } from './hardcoded-color.ts'
import { htmlInjection } from './html-injection.ts'
import { imageAlt } from './image-alt.ts'
import { importedResult } from './imported-result.ts'
import { insecureEndpoint } from './insecure-endpoint.ts'
import { landmarks } from './landmarks.ts'
import { lowContrastPair } from './low-contrast-pair.ts'
import { nonSemanticClick } from './non-semantic-click.ts'
import { offScaleValue } from './off-scale-value.ts'
import { packsStale } from './packs-stale.ts'
import { placeholderLink } from './placeholder-link.ts'
import { primitiveReimplemented } from './primitive-reimplemented.ts'
import { rawControl } from './raw-control.ts'
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
  deadInternalLink,
  placeholderLink,
  hardcodedColor,
  undefinedCustomProperty,
  offScaleValue,
  lowContrastPair,
  focusIndicatorRemoved,
  dialogName,
  controlLabel,
  axeRendered,
  imageAlt,
  controlName,
  nonSemanticClick,
  documentBasics,
  landmarks,
  reducedMotion,
  ariaMisuse,
  primitiveReimplemented,
  rawControl,
  buttonType,
  declaredShortcutMissing,
  htmlInjection,
  clientSecret,
  insecureEndpoint,
  brokenAssetRef,
  bundleBudget,
  importedResult,
]
