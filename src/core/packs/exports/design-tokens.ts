import type { Mode } from '../../theme/palette.ts'
import { getTokenValue, type ThemeToken, type ThemeTokens } from '../tokens.ts'
import { type ColorParser, toDtcgValue } from './dtcg-value.ts'

/** Design tokens by group and name (Design Tokens Format Module 2025.10). */
export type DtcgGroup = Readonly<Record<string, unknown>>

/** The tokens of one mode as a document of the format, without those that it has no type for. */
export function toDesignTokens(tokens: ThemeTokens, mode: Mode, read?: ColorParser): DtcgGroup {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const token of tokens) {
    const { group, name, type } = classifyToken(token)
    const $value = toDtcgValue(type, getTokenValue(token, mode), read)
    if ($value === undefined) continue
    const member = name === '' ? { $value } : { [name]: { $value } }
    groups[group] = { $type: type, ...groups[group], ...member }
  }
  return groups
}

const DTCG_TYPES: Readonly<Record<string, string>> = {
  color: 'color',
  'font-weight': 'fontWeight',
  font: 'fontFamily',
  shadow: 'shadow',
  ease: 'cubicBezier',
  duration: 'duration',
}

/** The group that a custom property belongs to, its name there, and the type of its value. */
export function classifyToken({ name: property }: ThemeToken) {
  const [, group = '', name = ''] = /^--(font-weight|[a-z]+)-?(.*)/.exec(property) ?? []
  return { group, name, type: DTCG_TYPES[group] ?? 'dimension' }
}
