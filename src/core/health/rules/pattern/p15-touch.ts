import { asString, getOwn } from '../../../json/value.ts'
import { createFinding, type RecordRule } from '../../rule.ts'

/** Words that tell how a finger gets to it, or that there is nothing to get to. */
const TOUCH_ACCESS_PATTERN =
  /\b(tap|touch|press|swipe|always|visible|shown|stay|opens?|menu|button)/i

/** Layouts under which nothing of the pattern is left to reveal. */
const ABSENT_LAYOUTS: readonly unknown[] = ['hide', 'alternate-pattern']

/** What a mouse reveals, a finger reaches too. */
export const touchRule: RecordRule<'patterns'> = {
  id: 'P15',
  requirement: 'Where hovering reveals something, the mobile rule says how touch reaches it.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const mobile = getOwn(data.responsive, 'mobile')
    const words = asString(mobile) ?? asString(getOwn(mobile, 'notes')) ?? ''
    const reveals = data.interactions?.includes('hover-reveal') === true
    if (
      !reveals ||
      ABSENT_LAYOUTS.includes(getOwn(mobile, 'layout')) ||
      TOUCH_ACCESS_PATTERN.test(words)
    )
      return []
    return [
      createFinding(authored, ['responsive', 'mobile', 'notes'], {
        message: 'Something is revealed by hovering, which touch cannot do.',
        remedy: 'Say in the notes that it is always shown, or what is pressed to see it.',
      }),
    ]
  },
}
