import type { JsonPath } from '../../../json/pointer.ts'
import { isKnownRole, toAriaRole } from '../../aria-roles.ts'
import { type Accessibility, listAccessibility } from '../../record-parts.ts'
import { createFinding, type RecordRule } from '../../rule.ts'

/** The patterns that take over every key, because no widget role fits what they draw. */
const APPLICATION_PATTERNS = ['workflow-canvas', 'service-map', 'seat-map', 'map-view']

const DIALOG_ROLES = ['dialog', 'alertdialog']

interface PathFinding {
  readonly path: JsonPath
  readonly message: string
  readonly remedy: string
}

/** A role that exists, and dialogs that hold focus and let go of it. */
export const patternRoleRule: RecordRule<'patterns'> = {
  id: 'P7',
  requirement:
    'The role is known, and a dialog, and only a dialog, traps focus and closes with Escape.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check({ slug, authored, data }) {
    const stated = listAccessibility(data)
    const traps = data.interactions?.includes('focus-trap') === true
    const hasDialog = stated.some(isDialog)
    const faults: PathFinding[] = [
      ...stated.flatMap((one) => checkRole(slug, one)),
      ...stated.filter(isDialog).flatMap(({ path, keyboard }) => checkEscapeKey(path, keyboard)),
      ...(hasDialog && !traps ? [MISSING_FOCUS_TRAP] : []),
      ...(traps && !hasDialog ? [UNEXPECTED_FOCUS_TRAP] : []),
    ]
    return faults.map(({ path, ...words }) => createFinding(authored, path, words))
  },
}

const isDialog = ({ role }: Accessibility): boolean =>
  role !== undefined && DIALOG_ROLES.includes(toAriaRole(role))

function checkRole(slug: string, { path, role }: Accessibility): PathFinding[] {
  const at = [...path, 'role']
  const remedy = 'Name an ARIA role, or the element that has it.'
  if (role === undefined) return [{ path: at, message: 'No role is stated.', remedy }]
  if (!isKnownRole(role)) return [{ path: at, message: `"${role}" is no ARIA role.`, remedy }]
  if (role !== 'application' || APPLICATION_PATTERNS.includes(slug)) return []
  const message = 'The role "application" switches off the keys of screen readers.'
  return [{ path: at, message, remedy: 'Use the role of a widget or a landmark.' }]
}

const checkEscapeKey = (path: JsonPath, keyboard: readonly string[]): PathFinding[] =>
  keyboard.some((entry) => /\bEsc(ape)?\b/.test(entry.split(':')[0] ?? ''))
    ? []
    : [
        {
          path: [...path, 'keyboard'],
          message: 'A dialog has no entry for Escape.',
          remedy: 'Add "Escape: ..." with what it closes and where focus goes.',
        },
      ]

const MISSING_FOCUS_TRAP: PathFinding = {
  path: ['interactions'],
  message: 'A dialog does not trap focus.',
  remedy: 'Add "focus-trap" to interactions.',
}

const UNEXPECTED_FOCUS_TRAP: PathFinding = {
  path: ['interactions'],
  message: 'Focus is trapped outside a dialog.',
  remedy: 'Remove "focus-trap", or state the role dialog or alertdialog.',
}
