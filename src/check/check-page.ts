import { checkAxe } from './checks/axe.ts'
import { checkIds } from './checks/ids.ts'
import { checkKeyboard } from './checks/keyboard.ts'
import { checkNames } from './checks/names.ts'
import { checkOverflow } from './checks/overflow.ts'
import { checkRecovery } from './checks/recovery.ts'
import { checkRoute } from './checks/route.ts'
import { checkScreenshots } from './checks/screenshots.ts'
import { checkUrlState } from './checks/url-state.ts'
import { describeFailure } from './page-failure.ts'
import { unproven } from './result.ts'
import type { Tab } from './tab.ts'
import type { CheckResult, PageCheck, PageToCheck } from './types.ts'

/** The checks in the order of a report. */
export const CHECKS = {
  route: checkRoute,
  ids: checkIds,
  names: checkNames,
  url: checkUrlState,
  keyboard: checkKeyboard,
  axe: checkAxe,
  overflow: checkOverflow,
  recovery: checkRecovery,
  screenshots: checkScreenshots,
} as const satisfies Record<string, PageCheck>

/** The name of a check. */
export type CheckName = keyof typeof CHECKS

/** The result of each check of a page, in order. */
export type PageResults<Name extends string = CheckName> = ReadonlyMap<Name, CheckResult>

/** Runs checks on a page one after another, within the limits of the tab. */
export async function checkPage<Name extends string>(
  tab: Tab,
  page: PageToCheck,
  checks: Readonly<Record<Name, PageCheck>>,
): Promise<PageResults<Name>> {
  const start = performance.now()
  const results = new Map<Name, CheckResult>()
  for (const name of Object.keys(checks) as Name[]) {
    const elapsed = performance.now() - start
    results.set(name, await runCheck(tab, page, { check: checks[name], elapsed }))
  }
  return results
}

interface CheckRun {
  readonly check: PageCheck
  /** How much of the time for the page has passed, in milliseconds. */
  readonly elapsed: number
}

/** Runs a check; one that cannot finish, for example because a control is covered, proves nothing. */
async function runCheck(
  tab: Tab,
  page: PageToCheck,
  { check, elapsed }: CheckRun,
): Promise<CheckResult> {
  try {
    return await tab.use((session) => check({ ...session, ...page }), elapsed)
  } catch (error) {
    return unproven(`the check stopped before its end: ${describeFailure(error)}`)
  }
}
