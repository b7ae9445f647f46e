import { checkAxe } from './checks/axe.ts'
import { checkColors } from './checks/colors.ts'
import { checkIsolation } from './checks/isolation.ts'
import { checkKeys } from './checks/keys.ts'
import { checkNarrowScreen } from './checks/narrow-screen.ts'
import { checkPatterns } from './checks/patterns.ts'
import { checkReload } from './checks/reload.ts'
import { checkRoles } from './checks/roles.ts'
import { checkRoute } from './checks/route.ts'
import { checkSlots } from './checks/slots.ts'
import { checkStates } from './checks/states.ts'
import { checkTabOrder } from './checks/tab-order.ts'
import { openPage } from './open-page.ts'
import { STATES } from './page-contract.ts'
import type { BuiltPage, Finding, PageCheck, StateCheck } from './types.ts'

/** The checks that run in every state of the page. */
const STATE_CHECKS = {
  states: checkStates,
  axe: checkAxe,
  narrow: checkNarrowScreen,
  colors: checkColors,
} as const satisfies Record<string, StateCheck>

/** The checks that run once. */
const PAGE_CHECKS = {
  route: checkRoute,
  patterns: checkPatterns,
  roles: checkRoles,
  slots: checkSlots,
  isolation: checkIsolation,
  keys: checkKeys,
  keyboard: checkTabOrder,
  reload: checkReload,
} as const satisfies Record<string, PageCheck>

/** The name of a check. */
export type CheckName = keyof typeof STATE_CHECKS | keyof typeof PAGE_CHECKS

/** The checks in the order of a report. */
export const CHECK_NAMES: readonly CheckName[] = [
  'route',
  'patterns',
  'roles',
  'slots',
  'states',
  'isolation',
  'keys',
  'keyboard',
  'reload',
  'axe',
  'narrow',
  'colors',
]

/** The findings of a check; the page passes it if there are none. */
export interface CheckResult {
  readonly check: CheckName
  readonly findings: readonly Finding[]
}

/** Runs every check on a page, one after another in the same tab. */
export async function checkPage(built: BuiltPage): Promise<readonly CheckResult[]> {
  const findingsByCheck = new Map<string, Map<string, Finding>>()
  // A subject with findings in several states is reported once.
  const add = (name: string, findings: readonly Finding[]): void => {
    const known = findingsByCheck.get(name) ?? new Map<string, Finding>()
    for (const finding of findings) {
      if (!known.has(finding.subject)) known.set(finding.subject, finding)
    }
    findingsByCheck.set(name, known)
  }
  const { parts } = built.contract
  for (const state of ['', ...STATES]) {
    if (state !== '' && !parts.some((part) => part.states.has(state))) continue
    await openPage(built, { state })
    for (const [name, check] of Object.entries(STATE_CHECKS)) add(name, await check(built, state))
  }
  for (const [name, check] of Object.entries(PAGE_CHECKS)) add(name, await check(built))
  return CHECK_NAMES.map((check) => ({
    check,
    findings: [...(findingsByCheck.get(check)?.values() ?? [])],
  }))
}
