import type { Locator, Page } from 'playwright'
import { toAriaRole } from '../../../src/core/health/aria-roles.ts'
import { locateRoot, openPage } from '../open-page.ts'
import type { PatternContract } from '../page-contract.ts'
import { revealPattern } from '../press-controls.ts'
import type { Finding, PageCheck } from '../types.ts'

/** Each pattern is, or holds, an element of its role, and has a name. */
export const checkRoles: PageCheck = async (built) => {
  const findings: Finding[] = []
  await openPage(built)
  for (const part of built.contract.parts) {
    // What cannot be brought up at all is a matter of its slots.
    if (part.role === undefined || !(await revealPattern(built, part))) continue
    const { role, name } = part
    if ((await locateRole(built.page, part, role).count()) === 0) {
      findings.push({ subject: `${name}/${role}`, message: `Nothing in it is a ${role}.` })
    } else if (!(await isNamed(built.page, part, role))) {
      findings.push({ subject: `${name}/name`, message: `Neither it nor its ${role} has a name.` })
    }
  }
  return findings
}

type Role = Parameters<Page['getByRole']>[0]

/** The root or what is in it, by a role or, where a word is none, by the element of that name. */
function locateRole(page: Page, part: PatternContract, role: string, name?: RegExp): Locator {
  const root = locateRoot(page, part)
  if (toAriaRole(role) !== role || role === 'dl')
    return page.locator(role).and(root).or(root.locator(role))
  const options = name === undefined ? {} : { name }
  return root.and(page.getByRole(role as Role, options)).or(root.getByRole(role as Role, options))
}

/** A name is a label, a caption or a heading. */
async function isNamed(page: Page, part: PatternContract, role: string): Promise<boolean> {
  const root = locateRoot(page, part)
  const titles = root.locator(':is(h2, h3, h4, caption, figcaption, legend)', { hasText: /\S/ })
  if ((await titles.count()) > 0) return true
  if ((await root.getAttribute('aria-label'))?.trim()) return true
  return (await locateRole(page, part, role, /\S/).count()) > 0
}
