import { type ContractRegion, toShellContract } from '../content/shell-contract.ts'
import { getRegionCondition, type RegionCondition } from '../content/shell-fields.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { asArray, asObject, asString, getOwn } from '../kernel/json/value.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import { getAttribute, listElements } from './element.ts'
import { getShellElement } from './example-elements.ts'

/** A pattern in a region of a shell. */
export interface RegionPattern {
  readonly pattern: string
  readonly preset: string | undefined
  /** The condition on which a page shows it. Absent: every page shows it. */
  readonly when: RegionCondition | undefined
  /** True for a navigation with little room, which leaves out what the account menu leads to. */
  readonly isShort: boolean
}

/** A region of a shell with the presets of its patterns. */
export interface RegionWithPresets extends ContractRegion {
  readonly heldPatterns: readonly RegionPattern[]
}

/** The elements that a region may use. */
const REGION_ELEMENTS = new Set(['header', 'nav', 'main', 'aside', 'footer', 'section', 'div'])

/** Returns the regions of a shell in reading order, which is the order of its example. */
export const getShellRegions = memoizeByObject((shell: ShellV1): readonly RegionWithPresets[] => {
  const declared = asArray(shell.regions)
  let hasMain = false
  const regions = toShellContract(shell.id, shell).regions.map(
    (region, index): RegionWithPresets => {
      const isAllowed =
        REGION_ELEMENTS.has(region.element) && !(region.element === 'main' && hasMain)
      hasMain ||= region.element === 'main'
      return {
        ...region,
        element: isAllowed ? region.element : 'div',
        heldPatterns: listHeldPatterns(declared[index]),
      }
    },
  )
  const example = getShellElement(shell)
  const order = example
    ? listElements([example]).map((element) => getAttribute(element, 'data-region'))
    : []
  const getPosition = ({ id }: ContractRegion): number => {
    const index = order.indexOf(id)
    return index === -1 ? order.length : index
  }
  return regions.toSorted((a, b) => getPosition(a) - getPosition(b))
})

const listHeldPatterns = (region: unknown): RegionPattern[] =>
  asArray(getOwn(region, 'patterns')).flatMap((item) => {
    const pattern = asString(item) ?? asString(getOwn(item, 'pattern'))
    if (pattern === undefined) return []
    return {
      pattern,
      preset: asString(getOwn(item, 'preset')),
      when: getRegionCondition(item),
      isShort: getOwn(item, 'short') === true,
    }
  })

/** Returns the grid areas of a shell at one width, by row; empty if they are not a valid grid. */
export function getGridAreas(shell: ShellV1, range: 'mobile' | 'tablet' | 'desktop'): string[][] {
  const regionIds = new Set(toShellContract(shell.id, shell).regions.map(({ id }) => id))
  const rows = asArray(asObject(shell.grid)[range]).map((row) =>
    asArray(row).filter(
      (area) => typeof area === 'string' && regionIds.has(area) && isCssIdentifier(area),
    ),
  ) as string[][]
  const width = rows[0]?.length ?? 0
  return width > 0 && rows.every((row) => row.length === width) ? rows : []
}

/** True if a name is safe in a selector without escaping. */
export const isCssIdentifier = (text: string): boolean => /^[a-z][\w-]*$/i.test(text)
