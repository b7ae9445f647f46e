import type { ShellV1 } from '../generated/types/shell.v1.ts'
import {
  asArray,
  asObject,
  asString,
  getOwn,
  mapObject,
  omitUndefined,
} from '../kernel/json/value.ts'
import { getRegionCondition } from './shell-fields.ts'

/** A region of a shell. */
export interface ContractRegion {
  readonly id: string
  readonly element: string
  readonly label?: string
  readonly size?: string
  readonly isSticky: boolean
  readonly scrolls: boolean
  readonly below?: string
  readonly becomes?: string
  readonly patterns: readonly string[]
}

/** The contract between a shell and the pages inside it. */
export interface ShellContract {
  readonly shell: string
  readonly regions: readonly ContractRegion[]
  readonly skip_target: string
  readonly scroll_owner: string
  /** The ids of the regions that stay visible while the content scrolls. */
  readonly sticky: readonly string[]
  readonly guidance: Readonly<Record<string, string>>
}

/**
 * Returns the contract of a shell; missing fields get the platform's default behavior. An app does
 * not have the patterns that it leaves out, and without commands not those that show them.
 */
export function toShellContract(
  shell: string,
  record: ShellV1,
  { hasCommands = true, leavesOut = [] }: ShellUse = {},
): ShellContract {
  const isShown = (item: unknown): boolean =>
    (hasCommands || getRegionCondition(item) !== 'commands') &&
    !leavesOut.includes(getPatternId(item) ?? '')
  const regions = asArray(record.regions).map((region) => toContractRegion(region, isShown))
  return {
    shell,
    regions,
    skip_target: asString(record.skip_target) ?? 'main',
    scroll_owner: asString(record.scroll_owner) ?? 'document',
    sticky: regions.filter(({ isSticky }) => isSticky).map(({ id }) => id),
    guidance: mapObject(record.guidance, asString),
  }
}

/** What an app uses of its shells. */
interface ShellUse {
  readonly hasCommands?: boolean
  /** The patterns that it does not have. */
  readonly leavesOut?: readonly string[]
}

const getPatternId = (item: unknown): string | undefined =>
  asString(item) ?? asString(getOwn(item, 'pattern'))

/** Lists the patterns in all regions of a shell. */
export const listRegionPatterns = (record: ShellV1): string[] =>
  asArray(record.regions).flatMap((region) =>
    asArray(getOwn(region, 'patterns')).flatMap((item) => getPatternId(item) ?? []),
  )

function toContractRegion(value: unknown, isShown: (item: unknown) => boolean): ContractRegion {
  const region = asObject(value)
  const element = asString(region.element) ?? 'div'
  return omitUndefined({
    id: asString(region.id) ?? element,
    element,
    label: asString(region.landmark_label),
    size: asString(region.size),
    below: asString(getOwn(region.collapse, 'below')),
    becomes: asString(getOwn(region.collapse, 'to')),
    isSticky: region.sticky === true,
    scrolls: region.scroll === true,
    patterns: asArray(region.patterns)
      .filter(isShown)
      .flatMap((item) => getPatternId(item) ?? []),
  })
}
