import { memoizeByObject } from '../../kernel/memoize.ts'
import { pluralize } from '../../kernel/text.ts'
import type { Confidence } from '../finding.ts'
import type { Snapshot } from '../snapshot.ts'
import { getTokenTable } from './token-table.ts'

/** What is on a scale. */
export const SCALE_KINDS = ['distances', 'radii'] as const
export type ScaleKind = (typeof SCALE_KINDS)[number]

/** A scale: the values that are on it. */
export interface Scale {
  readonly description: string
  /** Tells whether every value has to be on it: only a contract says so. */
  readonly confidence: Confidence
  /** The smallest step, if all values are multiples of it. */
  readonly unit?: number
  /** Returns the value on the scale that is nearest to a number of pixels. */
  readonly getNearest: (pixels: number) => number
}

const SPACING_PROPERTY =
  /^(?:margin|padding|gap|row-gap|column-gap|scroll-(?:margin|padding))(?:-|$)/
const RADIUS_PROPERTY = /^border(?:-[a-z]+){0,2}-radius$/

/** Returns what kind of values a property has; undefined if they are on no scale. */
export function getScaleKind(property: string): ScaleKind | undefined {
  if (SPACING_PROPERTY.test(property)) return 'distances'
  return RADIUS_PROPERTY.test(property) ? 'radii' : undefined
}

/** Returns the scale of a project for a kind of values; undefined if it has none. */
export const getScale = (kind: ScaleKind, snapshot: Snapshot): Scale | undefined =>
  kind === 'distances' ? getSpacingScale(snapshot) : getRadiusScale(snapshot)

/** Says why a project has no scale for a kind of values. */
export const describeMissingScale = (kind: ScaleKind, snapshot: Snapshot): string =>
  kind === 'distances' ? describeSpacingGap(snapshot) : describeRadiusGap(snapshot)

/** A smaller step is on no scale: every value would be a multiple of it. */
export const MIN_SPACING_UNIT = 2

const getSpacingScale = memoizeByObject(({ contract }: Snapshot): Scale | undefined => {
  const unit = contract?.essence.dna.spacing?.base_unit
  if (unit === undefined || unit < MIN_SPACING_UNIT) return undefined
  return {
    description: `The contract's smallest step is ${unit}px.`,
    confidence: 'certain',
    unit,
    getNearest: (pixels) => Math.max(1, Math.round(pixels / unit)) * unit,
  }
})

const describeSpacingGap = ({ contract }: Snapshot): string =>
  contract === null
    ? 'distances, because there is no contract with a spacing scale'
    : `distances, because the contract has no spacing step of at least ${MIN_SPACING_UNIT}px`

/** With fewer radius tokens there is no scale. */
const MIN_RADII = 3

const describeRadiusGap = (snapshot: Snapshot): string =>
  `radii, because the project defines ${pluralize(listRadii(snapshot).length, 'radius token')} of different sizes and ${MIN_RADII} are needed`

/** Lists the sizes of the radius tokens, each once. */
function listRadii(snapshot: Snapshot): number[] {
  const { names, find, resolve } = getTokenTable(snapshot)
  const radii = [...names].flatMap((name) => {
    if (!/(?:^--|-)(?:border-)?radius(?:-|$)|^--rounded(?:-|$)/.test(name)) return []
    const [length] = findLengths(resolve(find(name, 'light')?.value ?? '', 'light') ?? '')
    return length ? [length.pixels] : []
  })
  return [...new Set(radii)].sort((a, b) => a - b)
}

/** From this size on, a radius makes a pill. */
const PILL_PIXELS = 100

const getRadiusScale = memoizeByObject((snapshot: Snapshot): Scale | undefined => {
  const steps = listRadii(snapshot)
  const [smallest = 0] = steps
  if (steps.length < MIN_RADII) return undefined
  return {
    description: `The radius tokens are ${steps.join(', ')}px.`,
    confidence: 'likely',
    getNearest: (pixels) =>
      // A corner inside of another one is smaller than any token.
      pixels >= PILL_PIXELS || pixels < smallest
        ? pixels
        : steps.reduce((best, step) =>
            Math.abs(step - pixels) < Math.abs(best - pixels) ? step : best,
          ),
  }
})

/** A length that is written out. */
export interface Length {
  readonly text: string
  readonly start: number
  readonly unit: 'px' | 'rem'
  /** Its size without the sign. */
  readonly pixels: number
}

/** The root font size of browsers. */
const PIXELS_PER_REM = 16

/** Finds the lengths above zero that a value writes out in pixels or rem. */
export function findLengths(value: string): Length[] {
  const unread = value.replaceAll(/(?<!\w)\w*\([^()]*\)|"[^"]*"|'[^']*'/g, (part) =>
    ' '.repeat(part.length),
  )
  return [...unread.matchAll(/(?<![\w.-])(\d+(?:\.\d+)?|\.\d+)(px|rem)\b/g)].flatMap((match) => {
    const { 0: text, 1: digits = '', 2: unit, index } = match
    const pixels = Number(digits) * (unit === 'rem' ? PIXELS_PER_REM : 1)
    return pixels === 0 ? [] : [{ text, start: index, unit: unit as Length['unit'], pixels }]
  })
}

/** Writes a number of pixels as a length. */
export const formatLength = (pixels: number, unit: Length['unit']): string =>
  unit === 'px' ? `${pixels}px` : `${Number((pixels / PIXELS_PER_REM).toFixed(4))}rem`
