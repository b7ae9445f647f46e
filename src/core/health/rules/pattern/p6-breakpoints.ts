import { asString, getOwn, isObject } from '../../../json/value.ts'
import { checkLength, createFinding, type Finding, type RecordRule } from '../../rule.ts'

const SCREEN_SIZES = ['mobile', 'tablet', 'desktop']

/** Three widths, each as a rule that a program can apply. */
export const breakpointsRule: RecordRule<'patterns'> = {
  id: 'P6',
  requirement: 'There is a structured responsive rule for mobile, tablet and desktop.',
  severity: 'warn',
  source: 'coverage',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    SCREEN_SIZES.flatMap((width): Finding[] => {
      const rule = getOwn(data.responsive, width)
      const path = ['responsive', width]
      if (rule === undefined) return [createFinding(authored, path, missingRuleMessage(width))]
      if (!isObject(rule) || asString(rule.layout) === undefined)
        return [createFinding(authored, path, missingLayoutMessage(width))]
      return rule.notes === undefined ? [] : checkLength(authored, [...path, 'notes'], [1, 90])
    }),
}

const missingRuleMessage = (width: string) => ({
  message: `There is no rule for ${width}.`,
  remedy: `Add responsive.${width} with at least "layout".`,
})

const missingLayoutMessage = (width: string) => ({
  message: `The rule for ${width} has no "layout".`,
  remedy: 'Write an object with "layout"; what it cannot say goes into "notes".',
})
