import { groupBy } from '../../kernel/lists.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import type { Snapshot } from '../snapshot.ts'
import type { SourceFile } from '../source-file.ts'
import { createSuppressionTest } from '../suppressions.ts'
import {
  findLengths,
  getScale,
  getScaleKind,
  type Length,
  type Scale,
  type ScaleKind,
} from './scales.ts'
import {
  getTokenFiles,
  isDefinition,
  type LocatedDeclaration,
  listDeclarations,
} from './style-files.ts'

/** A written-out value that is not on its scale. */
export interface Deviation extends LocatedDeclaration {
  readonly kind: ScaleKind
  readonly scale: Scale
  readonly length: Length
  /** The nearest value on the scale, in pixels. */
  readonly step: number
  /** True if a comment with a reason silences it. */
  readonly isSuppressed: boolean
}

/** How the values of one kind relate to the scale. */
export interface ScaleUse {
  /** The number of values that are compared, including those that are tokens. */
  readonly total: number
  /** The values that are not on the scale, without those that a comment silences. */
  readonly deviations: readonly Deviation[]
}

/**
 * From these counts and shares on, a project does not follow its scale, and no single value is the
 * deviation. The shares come from finished apps: those that follow a step of 4px have few others;
 * those that do not have 24 to 46 %, and even numbers by chance have 50 %.
 */
export const MANY_DEVIATIONS = { count: 10, share: 0.15 } as const
export const MOST_DEVIATIONS = { count: 4, share: 0.5 } as const

/** True if so many values are off the scale that the project does not follow it. */
export function isIgnored({ total, deviations: { length } }: ScaleUse): boolean {
  const share = length / total
  return (
    (length >= MANY_DEVIATIONS.count && share >= MANY_DEVIATIONS.share) ||
    (length >= MOST_DEVIATIONS.count && share > MOST_DEVIATIONS.share)
  )
}

/** Returns how the production files of a project use its scales. */
export const getScaleUse = memoizeByObject(
  (snapshot: Snapshot): Readonly<Record<ScaleKind, ScaleUse>> => {
    const values = snapshot.files
      .filter(({ role }) => role === 'production')
      .flatMap((file) => listScaleValues(file, snapshot))
    const select = (kind: ScaleKind): ScaleUse => {
      const ofKind = values.filter((value) => value.kind === kind)
      const deviations = ofKind.flatMap(({ deviation }) => deviation ?? [])
      return {
        total: ofKind.length,
        deviations: deviations.filter(({ isSuppressed }) => !isSuppressed),
      }
    }
    return { distances: select('distances'), radii: select('radii') }
  },
)

/** Returns the first deviation of the file with the most of them. */
export function pickRepresentative({ deviations }: ScaleUse): Deviation | undefined {
  const groups = [...groupBy(deviations, ({ file }) => file.path).values()]
  return groups.reduce((best, group) => (group.length > best.length ? group : best), [])[0]
}

/** A value that is compared with a scale: a token, or a length on the scale or not. */
export interface ScaleValue {
  readonly kind: ScaleKind
  readonly deviation?: Deviation
}

/** Up to this size, a distance or radius is a hairline or an optical correction. */
export const MAX_OPTICAL_PIXELS = 3

/** Lists the values of a file that are compared with a scale. */
export function listScaleValues(file: SourceFile, snapshot: Snapshot): ScaleValue[] {
  if (getTokenFiles(snapshot).has(file.path)) return []
  const isSuppressed = createSuppressionTest(file, 'TOKEN012')
  return [...listDeclarations(file)].flatMap((located) => {
    const { property, value, valueRange } = located.declaration
    const kind = isDefinition(located.declaration) ? undefined : getScaleKind(property)
    const scale = kind && getScale(kind, snapshot)
    if (kind === undefined || scale === undefined) return []
    if (/\b(?:calc|min|max|clamp)\(|#\{|[$@]\w/.test(value)) return []
    const tokens = [...value.matchAll(/\bvar\(/g)].map(() => ({ kind }))
    const lengths = findLengths(value)
    // In a shorthand, one such value makes the whole an optical one, as in the padding of a badge.
    if (lengths.some(({ pixels }) => pixels <= MAX_OPTICAL_PIXELS)) return tokens
    const compared = lengths.map((length): ScaleValue => {
      const step = scale.getNearest(length.pixels)
      if (step === length.pixels) return { kind }
      const start = valueRange.start + length.start
      const deviation = { ...located, kind, scale, length, step, isSuppressed: isSuppressed(start) }
      return { kind, deviation }
    })
    return [...tokens, ...compared]
  })
}
