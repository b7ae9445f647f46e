import { groupBy } from '../../kernel/lists.ts'
import type { FileCheck } from '../check.ts'
import { manualRepair } from '../edits.ts'
import type { SourceDraft } from '../finding.ts'
import {
  type Deviation,
  getScaleUse,
  isIgnored,
  listScaleValues,
  MANY_DEVIATIONS,
  MAX_OPTICAL_PIXELS,
  MOST_DEVIATIONS,
  pickRepresentative,
  type ScaleUse,
} from '../styles/scale-use.ts'
import {
  describeMissingScale,
  formatLength,
  getScale,
  MIN_SPACING_UNIT,
  SCALE_KINDS,
} from '../styles/scales.ts'
import { getStyleAnchor } from '../styles/style-files.ts'

const toPercent = (share: number): string => `${Math.round(100 * share)} %`

/** Finds distances and radii that are not on the scale of the project. */
export const offScaleValue: FileCheck = {
  code: 'TOKEN012',
  check: 'off-scale-value',
  family: 'tokens',
  layer: 'dna',
  severity: 'info',
  summary: 'a distance or radius is not on the scale',
  details: `A project that does not follow its scale gets one finding for its distances and one for its radii, with the most frequent values, instead of one for each value: if at least ${MANY_DEVIATIONS.count} values and ${toPercent(MANY_DEVIATIONS.share)} are not on the scale, or at least ${MOST_DEVIATIONS.count} and more than half. Values up to ${MAX_OPTICAL_PIXELS}px are hairlines and optical corrections, and never reported; nor are shorthands with one, such as \`padding: 2px 9px\` of a badge, and radii below the smallest radius token.`,
  scope: 'file',
  describeGap: (snapshot) => {
    const gaps = SCALE_KINDS.filter((kind) => getScale(kind, snapshot) === undefined)
    const details = gaps.map((kind) => describeMissingScale(kind, snapshot))
    return gaps.length === 0
      ? undefined
      : `Not compared with a scale (TOKEN012): ${details.join('; ')}.`
  },
  *run(file, snapshot) {
    const use = getScaleUse(snapshot)
    for (const { kind, deviation } of listScaleValues(file, snapshot)) {
      if (deviation === undefined) continue
      const isSummarized = file.role === 'production' && isIgnored(use[kind])
      if (!isSummarized || deviation.isSuppressed) yield createDraft(deviation)
    }
    for (const kind of SCALE_KINDS) {
      const first = isIgnored(use[kind]) ? pickRepresentative(use[kind]) : undefined
      if (first?.file === file) yield createSummary(first, use[kind])
    }
  },
}

function locate({ file, declaration, length }: Deviation) {
  const { value, valueRange } = declaration
  const isExact = file.text.slice(valueRange.start, valueRange.end) === value
  const start = valueRange.start + length.start
  const range = isExact ? { start, end: start + length.text.length } : valueRange
  return { file: file.path, range, isExact }
}

function createDraft(deviation: Deviation): SourceDraft {
  const { rule, declaration, scale, length, step } = deviation
  const { file, range, isExact } = locate(deviation)
  const text = formatLength(step, length.unit)
  return {
    file,
    range,
    message: `${length.text} is not on the scale. ${scale.description}`,
    confidence: scale.confidence,
    anchor: getStyleAnchor(rule, declaration.property, length.text),
    repair: isExact
      ? {
          kind: 'edit',
          title: `Use ${text} instead of ${length.text}.`,
          steps: [`Replace ${length.text} with ${text}, or with the token of that size.`],
          autofix: 'suggest',
          edits: [{ file, range, text }],
        }
      : manualRepair(`Use a value on the scale instead of ${length.text}.`, [scale.description]),
  }
}

/** Reports once that the values of one kind do not follow the scale. */
function createSummary(first: Deviation, use: ScaleUse): SourceDraft {
  const { kind, scale } = first
  const { file, range } = locate(first)
  const { total, deviations } = use
  const counts = `${deviations.length} of ${total} ${kind} (${toPercent(deviations.length / total)})`
  return {
    file,
    range,
    message: `${counts} are not on the scale, so the project does not follow it: ${describeValues(deviations)}. ${scale.description}`,
    confidence: 'likely',
    anchor: `scale of ${kind}`,
    repair: manualRepair(`Decide on one scale for ${kind}.`, [
      ...suggestUnit(first, use),
      'If the scale is right, write values on it, the most frequent ones first.',
      'If the values are right, change the scale, or set TOKEN012 to "off" in svc.config.json.',
    ]),
  }
}

const MAX_VALUES = 4

/** Lists the most frequent values: `10px (22 times), 14px (21)`. */
function describeValues(deviations: readonly Deviation[]): string {
  const groups = [...groupBy(deviations, ({ length }) => length.text)].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  const shown = groups
    .slice(0, MAX_VALUES)
    .map(([text, { length }], index) => `${text} (${length}${index === 0 ? ' times' : ''})`)
  return `${shown.join(', ')}${groups.length > MAX_VALUES ? ` and ${groups.length - MAX_VALUES} more` : ''}`
}

/** The share of deviations that a smaller step must explain. */
const MIN_EXPLAINED = 0.8

/** Suggests half the smallest step, if most of the values are on that scale. */
function suggestUnit({ scale: { unit } }: Deviation, { deviations }: ScaleUse): string[] {
  const half = (unit ?? 0) / 2
  if (half < MIN_SPACING_UNIT) return []
  const explained = deviations.filter(({ length }) => length.pixels % half === 0).length
  return explained / deviations.length < MIN_EXPLAINED
    ? []
    : [
        `With ${half}px as spacing.base_unit of the contract, ${explained} of the ${deviations.length} values are on the scale.`,
      ]
}
