import { fieldsOf, listOf, mapFields, own, textOf } from '../content/fields.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { given } from '../given.ts'

/** One part of a frame. */
export interface Region {
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

/** What a shell promises to the pages inside it. */
export interface Frame {
  readonly shell: string
  readonly regions: readonly Region[]
  readonly skip_target: string
  readonly scroll_owner: string
  /** The regions that stay above the content while it scrolls. */
  readonly sticky: readonly string[]
  readonly guidance: Readonly<Record<string, string>>
}

/** The contract of a shell. What its record does not say is what the platform does by itself. */
export function frameOf(shell: string, record: ShellV1): Frame {
  const regions = listOf(record.regions).map(regionOf)
  return {
    shell,
    regions,
    skip_target: textOf(record.skip_target) ?? 'main',
    scroll_owner: textOf(record.scroll_owner) ?? 'document',
    sticky: regions.filter(({ isSticky }) => isSticky).map(({ id }) => id),
    guidance: mapFields(record.guidance, textOf),
  }
}

function regionOf(value: unknown): Region {
  const region = fieldsOf(value)
  const element = textOf(region.element) ?? 'div'
  return given({
    id: textOf(region.id) ?? element,
    element,
    label: textOf(region.landmark_label),
    size: textOf(region.size),
    below: textOf(own(region.collapse, 'below')),
    becomes: textOf(own(region.collapse, 'to')),
    isSticky: region.sticky === true,
    scrolls: region.scroll === true,
    patterns: listOf(region.patterns).flatMap(
      (item) => textOf(item) ?? textOf(own(item, 'pattern')) ?? [],
    ),
  })
}
