import { contrastRatio } from '../../../color/contrast.ts'
import type { JsonPath } from '../../../json/pointer.ts'
import { toPointer } from '../../../json/pointer.ts'
import { isObject, type JsonObject } from '../../../json/value.ts'
import {
  CONTRAST_PAIRS,
  describeBackground,
  getBackgroundColor,
} from '../../../theme/contrast-report.ts'
import { getHexColor, MODES } from '../../../theme/palette.ts'
import type { RecordRule } from '../../rule.ts'

/** A theme that claims the highest contrast has it. */
export const aaaClaimRule: RecordRule<'themes'> = {
  id: 'T3',
  requirement: 'A theme that claims AAA has a contrast of 7 for every pair of text and ground.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['themes'],
  check({ authored }) {
    const claims = findClaims(authored, [])
    const evidence = claims.length === 0 ? [] : listShortfalls(authored)
    if (evidence.length === 0) return []
    const message = `The theme claims AAA, but ${evidence.length} pairs of text stay below 7.`
    const remedy = 'Raise those pairs to 7, or take the claim out.'
    return claims.map((pointer) => ({ pointer, message, remedy, evidence }))
  },
}

const CLAIM_PATTERN = /(?<![#\w])aaa(?!\w)|\b7 ?: ?1\b/i

/** Every text of a record that speaks of AAA or of its ratio. */
function findClaims(value: unknown, path: JsonPath): string[] {
  if (typeof value === 'string') return CLAIM_PATTERN.test(value) ? [toPointer(path)] : []
  if (!isObject(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, member]) => findClaims(member, [...path, key]))
}

const listShortfalls = (theme: JsonObject): string[] =>
  MODES.flatMap((mode) =>
    CONTRAST_PAIRS.filter(({ isText }) => isText).flatMap((pair) => {
      const [ink, ground] = [
        getHexColor(theme, pair.foreground, mode),
        getBackgroundColor(theme, pair, mode),
      ]
      const ratio = ink && ground ? contrastRatio(ink, ground) : 0
      const name = `"${pair.foreground}" on ${describeBackground(pair)} in mode ${mode}`
      return ratio !== undefined && ratio >= 7 ? [] : [name]
    }),
  )
