import type { JsonPath } from '../../content/reference.ts'
import { type Accessibility, accessibilities } from '../accessibilities.ts'
import { findingAt } from '../finding-at.ts'
import { ariaRole, isRole } from '../roles.ts'
import type { RecordRule } from '../rule.ts'

/** The patterns that take over every key, because no widget role fits what they draw. */
const APPLICATIONS = ['workflow-canvas', 'service-map', 'seat-map', 'map-view']

const DIALOGS = ['dialog', 'alertdialog']

interface Fault {
  readonly path: JsonPath
  readonly message: string
  readonly remedy: string
}

/** A role that exists, and dialogs that hold focus and let go of it. */
export const role: RecordRule<'patterns'> = {
  id: 'P7',
  asks: 'The role is known, and a dialog, and only a dialog, traps focus and closes with Escape.',
  severity: 'error',
  source: 'quality',
  types: ['patterns'],
  check({ slug, authored, data }) {
    const stated = accessibilities(data)
    const traps = data.interactions?.includes('focus-trap') === true
    const hasDialog = stated.some(isDialog)
    const faults: Fault[] = [
      ...stated.flatMap((one) => roleFaults(slug, one)),
      ...stated.filter(isDialog).flatMap(({ path, keyboard }) => escapeFaults(path, keyboard)),
      ...(hasDialog && !traps ? [UNTRAPPED] : []),
      ...(traps && !hasDialog ? [TRAPPED] : []),
    ]
    return faults.map(({ path, ...words }) => findingAt(authored, path, words))
  },
}

const isDialog = ({ role }: Accessibility): boolean =>
  role !== undefined && DIALOGS.includes(ariaRole(role))

function roleFaults(slug: string, { path, role }: Accessibility): Fault[] {
  const at = [...path, 'role']
  const remedy = 'Name an ARIA role, or the element that has it.'
  if (role === undefined) return [{ path: at, message: 'No role is stated.', remedy }]
  if (!isRole(role)) return [{ path: at, message: `"${role}" is no ARIA role.`, remedy }]
  if (role !== 'application' || APPLICATIONS.includes(slug)) return []
  const message = 'The role "application" switches off the keys of screen readers.'
  return [{ path: at, message, remedy: 'Use the role of a widget or a landmark.' }]
}

const escapeFaults = (path: JsonPath, keyboard: readonly string[]): Fault[] =>
  keyboard.some((entry) => /\bEsc(ape)?\b/.test(entry.split(':')[0] ?? ''))
    ? []
    : [
        {
          path: [...path, 'keyboard'],
          message: 'A dialog has no entry for Escape.',
          remedy: 'Add "Escape: ..." with what it closes and where focus goes.',
        },
      ]

const UNTRAPPED: Fault = {
  path: ['interactions'],
  message: 'A dialog does not trap focus.',
  remedy: 'Add "focus-trap" to interactions.',
}

const TRAPPED: Fault = {
  path: ['interactions'],
  message: 'Focus is trapped outside a dialog.',
  remedy: 'Remove "focus-trap", or state the role dialog or alertdialog.',
}
