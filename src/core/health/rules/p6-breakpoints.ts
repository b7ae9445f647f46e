import { asString, getOwn, isObject } from '../../content/fields.ts'
import { findingAt } from '../finding-at.ts'
import { lengthAt } from '../length-at.ts'
import type { Finding, RecordRule } from '../rule.ts'

const WIDTHS = ['mobile', 'tablet', 'desktop']

/** Three widths, each as a rule that a program can apply. */
export const breakpoints: RecordRule<'patterns'> = {
  id: 'P6',
  asks: 'There is a structured responsive rule for mobile, tablet and desktop.',
  severity: 'warn',
  source: 'coverage',
  types: ['patterns'],
  check: ({ authored, data }) =>
    WIDTHS.flatMap((width): Finding[] => {
      const rule = getOwn(data.responsive, width)
      const path = ['responsive', width]
      if (rule === undefined) return [findingAt(authored, path, absent(width))]
      if (!isObject(rule) || asString(rule.layout) === undefined)
        return [findingAt(authored, path, loose(width))]
      return rule.notes === undefined ? [] : lengthAt(authored, [...path, 'notes'], [1, 90])
    }),
}

const absent = (width: string) => ({
  message: `There is no rule for ${width}.`,
  remedy: `Add responsive.${width} with at least "layout".`,
})

const loose = (width: string) => ({
  message: `The rule for ${width} has no "layout".`,
  remedy: 'Write an object with "layout"; what it cannot say goes into "notes".',
})
