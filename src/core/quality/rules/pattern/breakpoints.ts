import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import { SCREEN_SIZES } from '../../../kernel/breakpoints.ts'
import { asString, getOwn, isObject } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import { checkLength, createFinding, type FindingText, type RecordRule } from '../../rule.ts'

/** Requires a responsive rule for each screen size. */
export const breakpointsRule: RecordRule<'patterns'> = {
  id: 'P6',
  requirement:
    'A pattern, or each of its presets, has a responsive rule for mobile, tablet and desktop.',
  severity: 'warn',
  source: 'coverage',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    SCREEN_SIZES.flatMap((size): RecordDraft[] => {
      const rule = getOwn(data.responsive, size)
      const path = ['responsive', size]
      if (rule === undefined)
        return hasRuleInPresets(data, size)
          ? []
          : [createFinding(authored, path, missingRuleMessage(size))]
      if (!isObject(rule) || asString(rule.layout) === undefined)
        return [createFinding(authored, path, missingLayoutMessage(size))]
      return rule.notes === undefined ? [] : checkLength(authored, [...path, 'notes'], [1, 90])
    }),
}

/** True if every preset has its own layout for a screen size. */
function hasRuleInPresets({ presets }: PatternV2, size: string): boolean {
  const rules = Object.values(presets).map(({ responsive }) => getOwn(responsive, size))
  return rules.length > 0 && rules.every((rule) => asString(getOwn(rule, 'layout')) !== undefined)
}

const missingRuleMessage = (size: string): FindingText => ({
  message: `There is no responsive rule for ${size}.`,
  hint: `Add responsive.${size} with at least "layout".`,
})

const missingLayoutMessage = (size: string): FindingText => ({
  message: `The responsive rule for ${size} has no "layout".`,
  hint: 'Write an object with "layout"; put everything else into "notes".',
})
