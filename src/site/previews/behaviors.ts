import { toBehaviorScript } from '../../core/behavior/behavior-script.ts'
import { compileBehavior } from '../../core/behavior/compile-behavior.ts'
import type { PatternV2 } from '../../core/generated/types/pattern.v2.ts'
import { asString } from '../../core/kernel/json/value.ts'
import { memoizeByObject } from '../../core/kernel/memoize.ts'

/**
 * Returns the script of a pattern's behavior; undefined if it has none. The behavior is checked
 * again, because a record may come from another site.
 */
export const getBehaviorScript = memoizeByObject((pattern: PatternV2): string | undefined => {
  const behavior = asString(pattern.behavior)
  const { text } = behavior === undefined ? {} : compileBehavior(behavior)
  return text === undefined ? undefined : toBehaviorScript(pattern.id, text)
})
