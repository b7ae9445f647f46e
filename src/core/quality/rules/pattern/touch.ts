import { asString, getOwn } from '../../../kernel/json/value.ts'
import { createFinding, type RecordRule } from '../../rule.ts'

/** Words that explain how touch reaches hidden content, or that it is always visible. */
const TOUCH_ACCESS_PATTERN =
  /\b(tap|touch|press|swipe|always|visible|shown|stay|opens?|menu|button)/i

/** Mobile layouts that do not show the pattern. */
const ABSENT_LAYOUTS: readonly unknown[] = ['hide', 'alternate-pattern']

/** Requires touch access to content that hovering reveals. */
export const touchRule: RecordRule<'patterns'> = {
  id: 'P15',
  requirement: 'If hovering reveals content, the mobile rule says how touch reaches it.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const mobile = getOwn(data.responsive, 'mobile')
    const notes = asString(mobile) ?? asString(getOwn(mobile, 'notes')) ?? ''
    const revealsOnHover = data.interactions?.includes('hover-reveal') === true
    if (
      !revealsOnHover ||
      ABSENT_LAYOUTS.includes(getOwn(mobile, 'layout')) ||
      TOUCH_ACCESS_PATTERN.test(notes)
    )
      return []
    return [
      createFinding(authored, ['responsive', 'mobile', 'notes'], {
        message: 'Hovering reveals content, but touch screens cannot hover.',
        hint: 'Say in the notes that it is always visible, or how to reveal it by touch.',
      }),
    ]
  },
}
