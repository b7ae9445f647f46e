import { contrastRatio } from '../../../kernel/color/contrast.ts'
import { type JsonPath, toPointer } from '../../../kernel/json/pointer.ts'
import { isObject, type JsonObject } from '../../../kernel/json/value.ts'
import {
  CONTRAST_PAIRS,
  type ContrastPair,
  describeBackground,
  getBackgroundColor,
} from '../../../theme/contrast-report.ts'
import { GLOW_COLORS, getHexColor, MODES } from '../../../theme/palette.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires themes that claim AAA contrast to have it. */
export const aaaClaimRule: RecordRule<'themes'> = {
  id: 'T3',
  requirement: 'A theme that claims AAA has a contrast of at least 7 for all text.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['themes'],
  check({ authored }) {
    const claims = findClaims(authored, [])
    const evidence = claims.length === 0 ? [] : listShortfalls(authored)
    if (evidence.length === 0) return []
    const message = `The theme claims AAA, but ${evidence.length} text colors are below 7.`
    const hint = 'Raise their contrast to 7, or remove the claim.'
    return claims.map((pointer) => ({ pointer, message, hint, evidence }))
  },
}

const CLAIM_PATTERN = /(?<![#\w])aaa(?!\w)|\b7 ?: ?1\b/i

/** Finds the texts of a record that mention AAA or its contrast ratio. */
function findClaims(value: unknown, path: JsonPath): string[] {
  if (typeof value === 'string') return CLAIM_PATTERN.test(value) ? [toPointer(path)] : []
  if (!isObject(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, member]) => findClaims(member, [...path, key]))
}

const isOptional = ({ background }: ContrastPair): boolean =>
  GLOW_COLORS.some((color) => color === background)

const listShortfalls = (theme: JsonObject): string[] =>
  MODES.flatMap((mode) =>
    CONTRAST_PAIRS.filter(({ isText }) => isText).flatMap((pair) => {
      if (isOptional(pair) && getHexColor(theme, pair.background, mode) === undefined) return []
      const foreground = getHexColor(theme, pair.foreground, mode)
      const background = getBackgroundColor(theme, pair, mode)
      const ratio = foreground && background ? contrastRatio(foreground, background) : 0
      const name = `"${pair.foreground}" on ${describeBackground(pair)} in ${mode} mode`
      return ratio !== undefined && ratio >= 7 ? [] : [name]
    }),
  )
