import { checkAxe } from './checks/axe.ts'
import { checkColors } from './checks/colors.ts'
import { checkIds } from './checks/ids.ts'
import { checkKeyboard } from './checks/keyboard.ts'
import { checkNames } from './checks/names.ts'
import { checkOverflow } from './checks/overflow.ts'
import { checkRecovery } from './checks/recovery.ts'
import { checkRoute } from './checks/route.ts'
import { checkScreenshots } from './checks/screenshots.ts'
import { checkUrlState } from './checks/url-state.ts'
import { judge, type PageResults } from './report.ts'
import type { BuiltPage, CheckResult, PageCheck } from './types.ts'

/** The checks in the order of a report. */
const CHECKS = {
  route: checkRoute,
  ids: checkIds,
  names: checkNames,
  url: checkUrlState,
  keyboard: checkKeyboard,
  axe: checkAxe,
  overflow: checkOverflow,
  colors: checkColors,
  recovery: checkRecovery,
  screenshots: checkScreenshots,
} as const satisfies Record<string, PageCheck>

/** The name of a check. */
export type CheckName = keyof typeof CHECKS

/** The names of the checks. */
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[]

/** Runs checks on a page, one after another in the same tab. */
export async function checkPage(
  built: BuiltPage,
  names: readonly CheckName[] = CHECK_NAMES,
): Promise<PageResults> {
  const results = []
  for (const check of names) results.push({ check, ...(await runCheck(built, CHECKS[check])) })
  return results
}

/** Runs a check; one that cannot finish, for example because a control is covered, has failed. */
async function runCheck(built: BuiltPage, check: PageCheck): Promise<CheckResult> {
  try {
    return await check(built)
  } catch (error) {
    const [message = ''] = String(error).split('\n')
    return judge([`expected the check to finish; it stopped: ${message}`], '')
  }
}
