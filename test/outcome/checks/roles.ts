import type { Locator, Page } from 'playwright'
import { toAriaRole } from '../../../src/core/health/aria-roles.ts'
import { locateRoot, openPage } from '../open-page.ts'
import type { PatternContract } from '../page-contract.ts'
import { revealPattern } from '../press-controls.ts'
import type { Finding, PageCheck } from '../types.ts'

/** Checks that each pattern is or contains an element of its role, and has a name. */
export const checkRoles: PageCheck = async (built) => {
  const findings: Finding[] = []
  await openPage(built)
  for (const part of built.contract.parts) {
    // The slots check reports a pattern that cannot be revealed.
    if (part.role === undefined || !(await revealPattern(built, part))) continue
    const { role, name } = part
    if ((await locateRole(built.page, part, role).count()) === 0) {
      findings.push({
        subject: `${name}/${role}`,
        message: `It has no element with the role ${role}.`,
      })
    } else if (!(await isNamed(built.page, part, role))) {
      findings.push({ subject: `${name}/name`, message: `Neither it nor its ${role} has a name.` })
    }
  }
  return findings
}

type Role = Parameters<Page['getByRole']>[0]

/** Locates the root or a descendant by its role, or by its element if there is no such role. */
function locateRole(page: Page, part: PatternContract, role: string, name?: RegExp): Locator {
  const root = locateRoot(page, part)
  if (toAriaRole(role) !== role || role === 'dl')
    return page.locator(role).and(root).or(root.locator(role))
  const options = name === undefined ? {} : { name }
  return root.and(page.getByRole(role as Role, options)).or(root.getByRole(role as Role, options))
}

/** True if the pattern has a label, a caption or a heading. */
async function isNamed(page: Page, part: PatternContract, role: string): Promise<boolean> {
  const root = locateRoot(page, part)
  const titles = root.locator(':is(h2, h3, h4, caption, figcaption, legend)', { hasText: /\S/ })
  if ((await titles.count()) > 0) return true
  if ((await root.getAttribute('aria-label'))?.trim()) return true
  return (await locateRole(page, part, role, /\S/).count()) > 0
}
