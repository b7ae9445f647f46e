import type { Mode } from '../../theme/palette.ts'
import { type ThemeToken, type ThemeTokens, valueIn } from '../tokens.ts'
import { dtcgValue, type ReadColor } from './dtcg-value.ts'

/** Design tokens by group and name (Design Tokens Format Module 2025.10). */
export type DtcgGroup = Readonly<Record<string, unknown>>

/** The tokens of one mode as a document of the format, without those that it has no type for. */
export function designTokens(tokens: ThemeTokens, mode: Mode, read?: ReadColor): DtcgGroup {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const token of tokens) {
    const { group, name, type } = placeOf(token)
    const $value = dtcgValue(type, valueIn(token, mode), read)
    if ($value === undefined) continue
    const member = name === '' ? { $value } : { [name]: { $value } }
    groups[group] = { $type: type, ...groups[group], ...member }
  }
  return groups
}

const TYPES: Readonly<Record<string, string>> = {
  color: 'color',
  'font-weight': 'fontWeight',
  font: 'fontFamily',
  shadow: 'shadow',
  ease: 'cubicBezier',
  duration: 'duration',
}

/** The group that a custom property belongs to, its name there, and the type of its value. */
export function placeOf({ name: property }: ThemeToken) {
  const [, group = '', name = ''] = /^--(font-weight|[a-z]+)-?(.*)/.exec(property) ?? []
  return { group, name, type: TYPES[group] ?? 'dimension' }
}
