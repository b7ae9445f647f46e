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

/** What is asked in every state of the page. */
const STATE_CHECKS = {
  states: checkStates,
  axe: checkAxe,
  narrow: checkNarrowScreen,
  colours: checkColors,
} as const satisfies Record<string, StateCheck>

/** What is asked once. */
const PAGE_CHECKS = {
  route: checkRoute,
  patterns: checkPatterns,
  roles: checkRoles,
  slots: checkSlots,
  alone: checkIsolation,
  keys: checkKeys,
  keyboard: checkTabOrder,
  reload: checkReload,
} as const satisfies Record<string, PageCheck>

export type CheckName = keyof typeof STATE_CHECKS | keyof typeof PAGE_CHECKS

/** Everything that is asked of a page, in the order of a report. */
export const CHECK_NAMES: readonly CheckName[] = [
  ...(['route', 'patterns', 'roles', 'slots', 'states', 'alone'] as const),
  ...(['keys', 'keyboard', 'reload', 'axe', 'narrow', 'colours'] as const),
]

/** What one check has found; nothing means that the page passes it. */
export interface CheckResult {
  readonly check: CheckName
  readonly findings: readonly Finding[]
}

/** Puts every check to a page, one after another in the same tab. */
export async function checkPage(built: BuiltPage): Promise<readonly CheckResult[]> {
  const found = new Map<string, Map<string, Finding>>()
  // What is found about one subject in several states is said once.
  const add = (name: string, findings: readonly Finding[]): void => {
    const known = found.get(name) ?? new Map<string, Finding>()
    for (const one of findings) if (!known.has(one.subject)) known.set(one.subject, one)
    found.set(name, known)
  }
  const { parts } = built.contract
  for (const state of ['', ...STATES]) {
    if (state !== '' && !parts.some((part) => part.states.has(state))) continue
    await openPage(built, { state })
    for (const [name, look] of Object.entries(STATE_CHECKS)) add(name, await look(built, state))
  }
  for (const [name, check] of Object.entries(PAGE_CHECKS)) add(name, await check(built))
  return CHECK_NAMES.map((check) => ({ check, findings: [...(found.get(check)?.values() ?? [])] }))
}
