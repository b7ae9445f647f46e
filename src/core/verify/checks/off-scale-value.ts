import { memoizeByObject } from '../../kernel/memoize.ts'
import { pluralize } from '../../kernel/text.ts'
import type { FileCheck } from '../check.ts'
import type { Confidence, SourceDraft } from '../finding.ts'
import type { Snapshot } from '../snapshot.ts'
import {
  getStyleAnchor,
  getTokenFiles,
  isDefinition,
  listDeclarations,
} from '../styles/style-files.ts'
import { getTokenTable } from '../styles/token-table.ts'

/** Finds distances and radii that are not on the scale of the project. */
export const offScaleValue: FileCheck = {
  code: 'TOKEN012',
  check: 'off-scale-value',
  family: 'tokens',
  layer: 'dna',
  severity: 'info',
  summary: 'a distance or radius is not on the scale',
  scope: 'file',
  describeGap: (snapshot) => {
    const gaps = [
      ...(getSpacingScale(snapshot) === undefined ? [describeSpacingGap(snapshot)] : []),
      ...(getRadiusScale(snapshot) === undefined ? [describeRadiusGap(snapshot)] : []),
    ]
    return gaps.length === 0
      ? undefined
      : `Not compared with a scale (TOKEN012): ${gaps.join('; ')}.`
  },
  *run(file, snapshot) {
    if (getTokenFiles(snapshot).has(file.path)) return
    for (const { rule, declaration } of listDeclarations(file)) {
      const { property, value, valueRange } = declaration
      const scale = isDefinition(declaration) ? undefined : findScale(property, snapshot)
      if (scale === undefined || /\b(?:calc|min|max|clamp)\(|#\{|[$@]\w/.test(value)) continue
      const isExact = file.text.slice(valueRange.start, valueRange.end) === value
      for (const length of findLengths(value)) {
        const step = scale.getNearest(length.pixels)
        if (step === length.pixels) continue
        const start = valueRange.start + length.start
        const range = isExact ? { start, end: start + length.text.length } : valueRange
        const text = isExact ? formatLength(step, length.unit) : undefined
        yield createDraft(
          { file: file.path, range, scale, length, text },
          getStyleAnchor(rule, property, length.text),
        )
      }
    }
  },
}

/** A scale: the values that are on it. */
interface Scale {
  readonly description: string
  /** Tells whether every value has to be on it: only a contract says so. */
  readonly confidence: Confidence
  /** Returns the value on the scale that is nearest to a number of pixels. */
  readonly getNearest: (pixels: number) => number
}

const SPACING_PROPERTY =
  /^(?:margin|padding|gap|row-gap|column-gap|scroll-(?:margin|padding))(?:-|$)/
const RADIUS_PROPERTY = /^border(?:-[a-z]+){0,2}-radius$/

/** Values that are no step of a scale: hairlines, and radii that make a pill. */
const MIN_PIXELS = 2
const PILL_PIXELS = 100

function findScale(property: string, snapshot: Snapshot): Scale | undefined {
  if (SPACING_PROPERTY.test(property)) return getSpacingScale(snapshot)
  return RADIUS_PROPERTY.test(property) ? getRadiusScale(snapshot) : undefined
}

/** A smaller step is on no scale: every value would be a multiple of it. */
const MIN_SPACING_UNIT = 2

const getSpacingScale = memoizeByObject(({ contract }: Snapshot): Scale | undefined => {
  const unit = contract?.essence.dna.spacing?.base_unit
  if (unit === undefined || unit < MIN_SPACING_UNIT) return undefined
  return {
    description: `The contract's smallest step is ${unit}px.`,
    confidence: 'certain',
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

const getRadiusScale = memoizeByObject((snapshot: Snapshot): Scale | undefined => {
  const steps = listRadii(snapshot)
  if (steps.length < MIN_RADII) return undefined
  return {
    description: `The radius tokens are ${steps.join(', ')}px.`,
    confidence: 'likely',
    getNearest: (pixels) =>
      pixels >= PILL_PIXELS
        ? pixels
        : steps.reduce((best, step) =>
            Math.abs(step - pixels) < Math.abs(best - pixels) ? step : best,
          ),
  }
})

/** A length that is written out. */
interface Length {
  readonly text: string
  readonly start: number
  readonly unit: 'px' | 'rem'
  /** Its size without the sign. */
  readonly pixels: number
}

/** The root font size of browsers. */
const PIXELS_PER_REM = 16

function findLengths(value: string): Length[] {
  const unread = value.replaceAll(/(?<!\w)\w*\([^()]*\)|"[^"]*"|'[^']*'/g, (part) =>
    ' '.repeat(part.length),
  )
  return [...unread.matchAll(/(?<![\w.-])(\d+(?:\.\d+)?|\.\d+)(px|rem)\b/g)].flatMap((match) => {
    const { 0: text, 1: digits = '', 2: unit, index } = match
    const pixels = Number(digits) * (unit === 'rem' ? PIXELS_PER_REM : 1)
    return pixels < MIN_PIXELS ? [] : [{ text, start: index, unit: unit as Length['unit'], pixels }]
  })
}

const formatLength = (pixels: number, unit: Length['unit']): string =>
  unit === 'px' ? `${pixels}px` : `${Number((pixels / PIXELS_PER_REM).toFixed(4))}rem`

interface DraftInput {
  readonly file: string
  readonly range: SourceDraft['range']
  readonly scale: Scale
  readonly length: Length
  readonly text: string | undefined
}

const createDraft = (
  { file, range, scale, length, text }: DraftInput,
  anchor: string,
): SourceDraft => ({
  file,
  range,
  message: `${length.text} is not on the scale. ${scale.description}`,
  confidence: scale.confidence,
  anchor,
  repair:
    text === undefined
      ? {
          kind: 'manual',
          title: `Use a value on the scale instead of ${length.text}.`,
          steps: [scale.description],
          autofix: 'none',
        }
      : {
          kind: 'edit',
          title: `Use ${text} instead of ${length.text}.`,
          steps: [`Replace ${length.text} with ${text}, or with the token of that size.`],
          autofix: 'suggest',
          edits: [{ file, range, text }],
        },
})
