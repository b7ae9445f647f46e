import { checkAxe } from './checks/axe.ts'
import { checkIds } from './checks/ids.ts'
import { checkKeyboard } from './checks/keyboard.ts'
import { checkNames } from './checks/names.ts'
import { checkOverflow } from './checks/overflow.ts'
import { checkRecovery } from './checks/recovery.ts'
import { checkRoute } from './checks/route.ts'
import { checkScreenshots } from './checks/screenshots.ts'
import { checkUrlState } from './checks/url-state.ts'
import { unproven } from './result.ts'
import type { CheckResult, OpenedPage, PageCheck } from './types.ts'

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

/** Runs checks on a page, one after another in the same tab. */
export async function checkPage<Name extends string>(
  opened: OpenedPage,
  checks: Readonly<Record<Name, PageCheck>>,
): Promise<PageResults<Name>> {
  const results = new Map<Name, CheckResult>()
  for (const name of Object.keys(checks) as Name[]) {
    results.set(name, await runCheck(opened, checks[name]))
  }
  return results
}

/** Runs a check; one that cannot finish, for example because a control is covered, proves nothing. */
async function runCheck(opened: OpenedPage, check: PageCheck): Promise<CheckResult> {
  try {
    return await check(opened)
  } catch (error) {
    const [line = ''] = String(error).split('\n')
    return unproven(`the check stopped before its end: ${line}`)
  }
}
