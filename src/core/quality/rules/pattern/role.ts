import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import type { JsonPath } from '../../../kernel/json/pointer.ts'
import { getOwn } from '../../../kernel/json/value.ts'
import { isKnownRole, toAriaRole } from '../../aria/roles.ts'
import { type Accessibility, listAccessibility } from '../../record-parts.ts'
import { createFindings, type PathFinding, type RecordRule } from '../../rule.ts'

/** Patterns that handle all keys themselves because no widget role fits them. */
const APPLICATION_PATTERNS = ['workflow-canvas', 'service-map', 'seat-map', 'map-view']

const DIALOG_ROLES = ['dialog', 'alertdialog']

/** Requires a known role, and dialogs that trap focus and close with Escape. */
export const patternRoleRule: RecordRule<'patterns'> = {
  id: 'P7',
  requirement:
    'The role is known, and dialogs, and only dialogs, trap focus and close with Escape.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check({ slug, authored, data }) {
    const variants = listAccessibility(data)
    const trapsFocus = data.interactions?.includes('focus-trap') === true
    const hasDialog = variants.some(isDialog)
    return createFindings(authored, [
      ...variants
        .filter(({ preset }) => preset !== undefined || !isReplacedInPresets(data, 'role'))
        .flatMap((variant) => checkRole(slug, variant)),
      ...variants
        .filter(({ preset }) => preset !== undefined || !isReplacedInPresets(data, 'keyboard'))
        .filter(isDialog)
        .flatMap(({ path, keyboard }) => checkEscapeKey(path, keyboard)),
      ...(hasDialog && !trapsFocus ? [MISSING_FOCUS_TRAP] : []),
      ...(trapsFocus && !hasDialog ? [UNEXPECTED_FOCUS_TRAP] : []),
    ])
  },
}

/** True if every preset has its own value, so that the one of the pattern never holds. */
function isReplacedInPresets({ presets }: PatternV2, key: string): boolean {
  const values = Object.values(presets).map(({ accessibility }) => getOwn(accessibility, key))
  return values.length > 0 && values.every((value) => value !== undefined)
}

const isDialog = ({ role }: Accessibility): boolean =>
  role !== undefined && DIALOG_ROLES.includes(toAriaRole(role))

function checkRole(slug: string, variant: Accessibility): PathFinding[] {
  const { role } = variant
  const path = [...variant.path, 'role']
  const hint = 'Name an ARIA role, or an HTML element that has it.'
  if (role === undefined) return [{ path, message: 'The role is missing.', hint }]
  if (!isKnownRole(role)) return [{ path, message: `"${role}" is not an ARIA role.`, hint }]
  if (role !== 'application' || APPLICATION_PATTERNS.includes(slug)) return []
  const message = 'The role "application" disables the keyboard commands of screen readers.'
  return [{ path, message, hint: 'Use a widget or landmark role.' }]
}

const checkEscapeKey = (path: JsonPath, keyboard: readonly string[]): PathFinding[] =>
  keyboard.some((entry) => /\bEsc(ape)?\b/.test(entry.split(':')[0] ?? ''))
    ? []
    : [
        {
          path: [...path, 'keyboard'],
          message: 'The dialog has no keyboard entry for Escape.',
          hint: 'Add "Escape: ..." and say what it closes and where focus moves.',
        },
      ]

const MISSING_FOCUS_TRAP: PathFinding = {
  path: ['interactions'],
  message: 'The dialog does not trap focus.',
  hint: 'Add "focus-trap" to interactions.',
}

const UNEXPECTED_FOCUS_TRAP: PathFinding = {
  path: ['interactions'],
  message: 'The pattern traps focus but is not a dialog.',
  hint: 'Remove "focus-trap", or set the role to dialog or alertdialog.',
}
