import { toNearestPointer } from '../../../json/pointer.ts'
import { asString, getOwn, type JsonObject } from '../../../json/value.ts'
import type { Finding, RecordRule } from '../../rule.ts'

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
    'Every font stack ends with a generic family, and the base size is at least 16 pixels.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['themes'],
  check: ({ authored }) => [
    ...FONT_STACKS.flatMap((name) => checkFontStack(authored, name)),
    ...checkBaseSize(authored),
  ],
}

function checkFontStack(theme: JsonObject, name: string): Finding[] {
  const stack = asString(getOwn(theme.typography, name))
  const last = stack?.split(',').at(-1)?.trim().toLowerCase() ?? ''
  if (GENERIC_FAMILIES.has(last)) return []
  return [
    {
      pointer: toNearestPointer(theme, ['typography', name]),
      message: stack
        ? `The font stack "${name}" does not end with a generic family.`
        : `The theme has no font stack "${name}".`,
      remedy: 'End the stack with serif, sans-serif, monospace or another generic family.',
    },
  ]
}

function checkBaseSize(theme: JsonObject): Finding[] {
  const size = getOwn(theme.typography, 'base_size')
  if (typeof size === 'number' && size >= 16) return []
  return [
    {
      pointer: toNearestPointer(theme, ['typography', 'base_size']),
      message: 'The base size is not a number of at least 16 pixels.',
      remedy: 'Set "typography.base_size" to 16 or more.',
    },
  ]
}
