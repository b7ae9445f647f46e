import type { Font } from '../../../generated/types/theme.v1.ts'
import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import { asString, getOwn, type JsonObject } from '../../../kernel/json/value.ts'
import { getFirstFamily, listFonts } from '../../../theme/fonts.ts'
import type { RecordDraft } from '../../finding.ts'
import type { RecordRule } from '../../rule.ts'

// https://www.w3.org/TR/css-fonts-4/#generic-font-families
const GENERIC_FAMILIES = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'math',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
])

const FONT_STACKS = ['display', 'body', 'mono']

/** Requires fonts that every system can show, at a readable size. */
export const fontStacksRule: RecordRule<'themes'> = {
  id: 'T8',
  requirement:
    'Font stacks start with the fonts of the theme and end with a generic family, text has at least 16 pixels and headlines of public pages 48.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['themes'],
  check: ({ authored, data }) => [
    ...FONT_STACKS.flatMap((name) => checkFontStack(authored, name)),
    ...listFonts(data).flatMap((font) => checkFont(authored, font)),
    ...checkSize(authored, 'base_size', 16),
    ...(getOwn(authored.typography, 'display_size') === undefined
      ? []
      : checkSize(authored, 'display_size', 48)),
  ],
}

function checkFontStack(theme: JsonObject, name: string): RecordDraft[] {
  const stack = asString(getOwn(theme.typography, name))
  const last = stack?.split(',').at(-1)?.trim().toLowerCase() ?? ''
  if (GENERIC_FAMILIES.has(last)) return []
  return [
    {
      pointer: toNearestPointer(theme, ['typography', name]),
      message: stack
        ? `The font stack "${name}" does not end with a generic family.`
        : `The theme has no font stack "${name}".`,
      hint: 'End the stack with serif, sans-serif, monospace or another generic family.',
    },
  ]
}

function checkFont(theme: JsonObject, { family, role }: Font): RecordDraft[] {
  if (getFirstFamily(getOwn(theme.typography, role)) === family) return []
  return [
    {
      pointer: toNearestPointer(theme, ['typography', role]),
      message: `The font stack "${role}" does not start with "${family}".`,
      hint: `Start the stack with "${family}", or change the role of the font.`,
    },
  ]
}

function checkSize(theme: JsonObject, key: string, min: number): RecordDraft[] {
  const size = getOwn(theme.typography, key)
  if (typeof size === 'number' && size >= min) return []
  return [
    {
      pointer: toNearestPointer(theme, ['typography', key]),
      message: `"typography.${key}" is not a number of at least ${min} pixels.`,
      hint: `Set "typography.${key}" to ${min} or more.`,
    },
  ]
}
