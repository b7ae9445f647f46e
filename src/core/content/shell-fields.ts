import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { asString, asStrings, getOwn } from '../kernel/json/value.ts'

/** The role of an archetype in a product. */
export type Role = ArchetypeV2['role']

/** The roles that a shell may suit, by the field `roles` of its record. */
export const ROLES: readonly Role[] = ['primary', 'auxiliary', 'public', 'gateway']

/** Returns the roles that a shell suits. */
export const getShellRoles = (shell: ShellV1): Role[] =>
  asStrings(getOwn(shell, 'roles')).flatMap((name) => ROLES.find((role) => role === name) ?? [])

/**
 * The conditions on which a page shows a pattern of its shell, by the field `when` of the pattern:
 * the product has commands, it is the first page that people visit, or the page is a step of a flow.
 */
export const REGION_CONDITIONS = ['commands', 'first-visit', 'steps'] as const

/** A condition on which a page shows a pattern of its shell. */
export type RegionCondition = (typeof REGION_CONDITIONS)[number]

/** Returns the condition of a pattern in a region; undefined if every page shows the pattern. */
export const getRegionCondition = (item: unknown): RegionCondition | undefined => {
  const when = asString(getOwn(item, 'when'))
  return REGION_CONDITIONS.find((condition) => condition === when)
}

/** Returns the kind of the pages that a shell is made for; undefined if it frames several kinds. */
export const getShellPageKind = (shell: ShellV1): string | undefined =>
  asString(getOwn(shell, 'page_kind'))

/** The widths of a shell's main column; absent: the width of the page. */
export const MEASURES = ['narrow'] as const
