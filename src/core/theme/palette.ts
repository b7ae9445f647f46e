import { asArray, getOwn, isObject, type JsonObject } from '../kernel/json/value.ts'

/** The color modes of a theme. */
export const MODES = ['light', 'dark'] as const

/** A color mode. */
export type Mode = (typeof MODES)[number]

/** The background colors of text. */
export const BACKGROUND_COLORS = ['background', 'surface', 'surface-raised'] as const

/** The colors that signal a status. */
export const STATUS_COLORS = ['success', 'warning', 'danger', 'info'] as const

/** The colors of the series in a chart. */
export const CHART_COLORS = [
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
] as const

/**
 * The colors of a palette, except those of charts. Not derived from `COLOR_ROLES`, so that bundlers
 * can leave its texts out.
 */
export const PALETTE_COLORS = [
  'background',
  'surface',
  'surface-raised',
  'overlay',
  'border',
  'border-strong',
  'text',
  'text-muted',
  'text-subtle',
  'primary',
  'primary-hover',
  'on-primary',
  'secondary',
  'on-secondary',
  'accent',
  'on-accent',
  'link',
  'focus',
  'success',
  'on-success',
  'warning',
  'on-warning',
  'danger',
  'on-danger',
  'info',
  'on-info',
] as const

/** Optional colors of light that fades into the page, in themes with a glow. */
export const GLOW_COLORS = ['glow-1', 'glow-2'] as const

/** Returns a color in a mode as written; a single text applies to every mode. */
export function getPaletteColor(theme: JsonObject, token: string, mode: string): unknown {
  const value = getOwn(theme.palette, token)
  return isObject(value) ? getOwn(value, mode) : value
}

/** Returns a color in a mode if it is a six-digit hex value. */
export function getHexColor(theme: JsonObject, token: string, mode: string): string | undefined {
  const value = getPaletteColor(theme, token, mode)
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : undefined
}

/** Returns the default mode of a theme: the declared mode, else its first. */
export const getDefaultMode = ({ default_mode, modes }: JsonObject): Mode =>
  [default_mode, ...asArray(modes)].find(isMode) ?? 'light'

const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value)

/** The purpose of each color of a palette. */
export const COLOR_ROLES: ReadonlyMap<string, string> = new Map([
  ['background', 'the page'],
  ['surface', 'cards, panels, fields'],
  ['surface-raised', 'menus, dialogs, what lies on a surface'],
  ['overlay', 'the veil behind a dialog'],
  ['border', 'lines that only separate'],
  ['border-strong', 'edges of controls, lines that must be seen'],
  ['text', 'text and headings'],
  ['text-muted', 'labels, help, secondary text'],
  ['text-subtle', 'placeholders, large quiet text'],
  ['primary', 'the main action, the selected item'],
  ['primary-hover', 'the main action under the pointer'],
  ['on-primary', 'text and icons on primary'],
  ['secondary', 'other actions, quiet fills'],
  ['on-secondary', 'text and icons on secondary'],
  ['accent', 'the one thing to notice'],
  ['on-accent', 'text and icons on accent'],
  ['link', 'links in text'],
  ['focus', 'the focus ring'],
  ['success', 'done, healthy'],
  ['on-success', 'text and icons on success'],
  ['warning', 'needs attention'],
  ['on-warning', 'text and icons on warning'],
  ['danger', 'failed, destructive'],
  ['on-danger', 'text and icons on danger'],
  ['info', 'neutral news'],
  ['on-info', 'text and icons on info'],
  ['chart-1', 'first series of a chart'],
  ['chart-2', 'second series'],
  ['chart-3', 'third series'],
  ['chart-4', 'fourth series'],
  ['chart-5', 'fifth series'],
  ['chart-6', 'sixth series'],
])
