import { alone } from './check/alone.ts'
import { axe } from './check/axe.ts'
import { colours } from './check/colours.ts'
import { keyboard } from './check/keyboard.ts'
import { keys } from './check/keys.ts'
import { narrow } from './check/narrow.ts'
import { patterns } from './check/patterns.ts'
import { reload } from './check/reload.ts'
import { roles } from './check/roles.ts'
import { route } from './check/route.ts'
import { slots } from './check/slots.ts'
import { states } from './check/states.ts'
import { STATES } from './contract.ts'
import { open } from './open.ts'
import type { Built, Check, Finding, Look } from './types.ts'

/** What is asked in every state of the page. */
const LOOKS = { states, axe, narrow, colours } as const satisfies Record<string, Look>

/** What is asked once. */
const CHECKS = {
  route,
  patterns,
  roles,
  slots,
  alone,
  keys,
  keyboard,
  reload,
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof LOOKS | keyof typeof CHECKS

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
export async function checkPage(built: Built): Promise<readonly CheckResult[]> {
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
    await open(built, { state })
    for (const [name, look] of Object.entries(LOOKS)) add(name, await look(built, state))
  }
  for (const [name, check] of Object.entries(CHECKS)) add(name, await check(built))
  return CHECK_NAMES.map((check) => ({ check, findings: [...(found.get(check)?.values() ?? [])] }))
}
