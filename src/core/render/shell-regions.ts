import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { asArray, asObject, asString, getOwn } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'
import { type ContractRegion, toShellContract } from '../packs/shell-contract.ts'
import { getAttribute, listElements } from './element.ts'
import { getShellElement } from './example-elements.ts'

/** A pattern that a region of a shell holds. */
export interface RegionPattern {
  readonly pattern: string
  readonly preset: string | undefined
}

/** A region of a shell with the presets of its patterns. */
export interface RegionWithPresets extends ContractRegion {
  readonly heldPatterns: readonly RegionPattern[]
}

/** The elements that a region may be. */
const REGION_ELEMENTS = new Set(['header', 'nav', 'main', 'aside', 'footer', 'section', 'div'])

/** The regions of a shell in the order that people meet them, which is that of its example. */
export const getShellRegions = memoizeByObject((shell: ShellV1): readonly RegionWithPresets[] => {
  const written = asArray(shell.regions)
  let hasMain = false
  const regions = toShellContract(shell.id, shell).regions.map((region, at): RegionWithPresets => {
    const isKnown = REGION_ELEMENTS.has(region.element) && !(region.element === 'main' && hasMain)
    hasMain ||= region.element === 'main'
    return {
      ...region,
      element: isKnown ? region.element : 'div',
      heldPatterns: listHeldPatterns(written[at]),
    }
  })
  const example = getShellElement(shell)
  const order = example
    ? listElements([example]).map((one) => getAttribute(one, 'data-region'))
    : []
  const place = ({ id }: ContractRegion): number => {
    const at = order.indexOf(id)
    return at === -1 ? order.length : at
  }
  return regions.toSorted((a, b) => place(a) - place(b))
})

const listHeldPatterns = (region: unknown): RegionPattern[] =>
  asArray(getOwn(region, 'patterns')).flatMap((item) => {
    const pattern = asString(item) ?? asString(getOwn(item, 'pattern'))
    return pattern === undefined ? [] : [{ pattern, preset: asString(getOwn(item, 'preset')) }]
  })

/** The rows of a shell's areas in one range of widths; none when the record has none that fit. */
export function getGridAreas(shell: ShellV1, range: 'mobile' | 'tablet' | 'desktop'): string[][] {
  const known = new Set(toShellContract(shell.id, shell).regions.map(({ id }) => id))
  const rows = asArray(asObject(shell.grid)[range]).map((row) =>
    asArray(row).filter(
      (area) => typeof area === 'string' && known.has(area) && isCssIdentifier(area),
    ),
  ) as string[][]
  const width = rows[0]?.length ?? 0
  return width > 0 && rows.every((row) => row.length === width) ? rows : []
}

/** A name that may stand in a style sheet as it is. */
export const isCssIdentifier = (text: string): boolean => /^[a-z][\w-]*$/i.test(text)
