import type { Mode } from '../palette.ts'
import type { DerivedValue, ImportedValue } from './types.ts'
import type { ResolvedVariable, Variables } from './variables.ts'

/** The parts of a theme besides its colors, and the origin of each value. */
export interface ThemeParts {
  readonly parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
}

type MutableParts = Record<string, Record<string, unknown>>

/** A field of a theme, the custom properties that it can come from, and how to read them. */
interface FieldSource {
  readonly path: readonly [part: string, field: string, key?: string]
  readonly from: readonly string[]
  readonly read: (css: string) => unknown
}

const readText = (css: string): string => css

const readFontWeight = (css: string): unknown => (/^\d+$/.test(css) ? Number(css) : css)

/** Converts a length to pixels; undefined if it is in another unit than px or rem. */
function toPixels(css: string): number | undefined {
  const [, digits, unit = ''] = /^(\d+\.?\d*|\.\d+)(px|rem|)$/.exec(css) ?? []
  const value = Number(digits)
  if (digits === undefined || (unit === '' && value !== 0)) return undefined
  return Number((unit === 'rem' ? value * 16 : value).toFixed(4))
}

const FIELD_SOURCES: readonly FieldSource[] = [
  { path: ['typography', 'display'], from: ['--font-display', '--font-heading'], read: readText },
  { path: ['typography', 'body'], from: ['--font-body', '--font-sans'], read: readText },
  { path: ['typography', 'mono'], from: ['--font-mono'], read: readText },
  { path: ['typography', 'base_size'], from: ['--text-base'], read: toPixels },
  { path: ['typography', 'display_size'], from: ['--text-display'], read: toPixels },
  { path: ['typography', 'heading_weight'], from: ['--font-weight-heading'], read: readFontWeight },
  { path: ['typography', 'body_weight'], from: ['--font-weight-body'], read: readFontWeight },
  { path: ['radius', 'base'], from: ['--radius-base', '--radius', '--radius-lg'], read: toPixels },
  { path: ['radius', 'card'], from: ['--radius-card', '--radius-xl'], read: toPixels },
  { path: ['radius', 'control'], from: ['--radius-control', '--radius-md'], read: toPixels },
  { path: ['radius', 'pill'], from: ['--radius-pill', '--radius-full'], read: toPixels },
  { path: ['spatial', 'base_unit'], from: ['--spacing'], read: toPixels },
  {
    path: ['motion', 'easings', 'standard'],
    from: ['--ease-standard', '--ease-in-out'],
    read: readText,
  },
  { path: ['motion', 'easings', 'enter'], from: ['--ease-enter', '--ease-out'], read: readText },
  { path: ['motion', 'easings', 'exit'], from: ['--ease-exit', '--ease-in'], read: readText },
  ...['instant', 'fast', 'base', 'slow', 'deliberate'].map(
    (name): FieldSource => ({
      path: ['motion', 'durations', name],
      from: [`--duration-${name}`],
      read: readText,
    }),
  ),
]

/** Reads typography, radii, spacing and motion from the style sheet. */
export function readThemeParts(variables: Variables, mode: Mode): ThemeParts {
  const parts: MutableParts = {}
  const importedValues: ImportedValue[] = []
  for (const { path, from, read } of FIELD_SOURCES) {
    const [part, field, key] = path
    const variable = findFirstVariable(variables, from, mode)
    const value = variable && read(variable.value)
    if (variable === undefined || value === undefined) continue
    const previous = parts[part]?.[field] as object | undefined
    parts[part] = {
      ...parts[part],
      [field]: key === undefined ? value : { ...previous, [key]: value },
    }
    const { name, selector } = variable
    importedValues.push({ token: path.join('.'), from: name, selector })
  }
  const derivedValues = [
    ...deriveTypeScale(variables, mode, parts),
    ...deriveDisplayFont(parts),
    ...deriveRadii(parts),
  ]
  return { parts, importedValues, derivedValues }
}

function findFirstVariable(
  variables: Variables,
  names: readonly string[],
  mode: Mode,
): ResolvedVariable | undefined {
  for (const name of names) {
    const variable = variables.find(name, mode)
    if (variable !== undefined) return variable
  }
  return undefined
}

/** Steps above the base size, the largest first, because it gives the most exact ratio. */
const TEXT_SIZE_STEPS: readonly (readonly [name: string, step: number])[] = [
  ['--text-3xl', 4],
  ['--text-2xl', 3],
  ['--text-xl', 2],
  ['--text-lg', 1],
]

/** Adds the ratio of the type scale, measured between two text sizes. */
function deriveTypeScale(
  variables: Variables,
  mode: Mode,
  { typography }: MutableParts,
): DerivedValue[] {
  const base = typography?.base_size
  if (typography === undefined || typeof base !== 'number' || base === 0) return []
  for (const [name, step] of TEXT_SIZE_STEPS) {
    const size = toPixels(variables.find(name, mode)?.value ?? '')
    if (size === undefined || size <= base) continue
    typography.scale = Number(((size / base) ** (1 / step)).toFixed(3))
    return [{ token: 'typography.scale', derivation: `the ratio from --text-base to ${name}` }]
  }
  return []
}

/** Uses the body font for headings if there is no display font. */
function deriveDisplayFont({ typography }: MutableParts): DerivedValue[] {
  if (typography?.body === undefined || typography.display !== undefined) return []
  typography.display = typography.body
  return [{ token: 'typography.display', derivation: 'same as the body font' }]
}

/** Adds the shape and the missing radii, with the differences that shadcn/ui uses. */
function deriveRadii({ radius }: MutableParts): DerivedValue[] {
  const base = radius?.base
  if (radius === undefined || typeof base !== 'number') return []
  const derivedRadii = {
    philosophy: [getShape(base), 'sharp up to 3 px, pill from 16 px, else rounded'],
    card: [base === 0 ? 0 : base + 4, 'the base radius plus 4 px'],
    control: [Math.max(0, base - 2), 'the base radius minus 2 px'],
    pill: [base === 0 ? 0 : 999, 'round, or square if the base radius is 0'],
  } as const
  return Object.entries(derivedRadii).flatMap(([field, [value, derivation]]) => {
    if (radius[field] !== undefined) return []
    radius[field] = value
    return [{ token: `radius.${field}`, derivation }]
  })
}

/** Returns the shape whose radius is nearest to a base radius. */
const getShape = (base: number): string => (base <= 3 ? 'sharp' : base < 16 ? 'rounded' : 'pill')

/** The shadows of a mode by level, and the origin of each. */
export interface ModeShadows {
  readonly levels: readonly string[]
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
}

/** The custom properties of each level: our name, then Tailwind's. */
const SHADOW_LEVELS: readonly (readonly string[])[] = [
  ['--shadow-0', '--shadow-none'],
  ['--shadow-1', '--shadow-xs'],
  ['--shadow-2', '--shadow-sm'],
  ['--shadow-3', '--shadow-md'],
  ['--shadow-4', '--shadow-lg'],
]

/** Reads the shadows of a mode; there are no levels if the style sheet has no shadow. */
export function readShadows(variables: Variables, mode: Mode): ModeShadows {
  const levels: string[] = []
  const importedValues: ImportedValue[] = []
  const derivedValues: DerivedValue[] = []
  for (const [level, names] of SHADOW_LEVELS.entries()) {
    const token = `--shadow-${level}`
    const variable = findFirstVariable(variables, names, mode)
    levels.push(variable?.value ?? levels.at(-1) ?? 'none')
    if (variable) {
      importedValues.push({ token, mode, from: variable.name, selector: variable.selector })
    } else {
      const derivation = level === 0 ? 'none' : 'same as the level below'
      derivedValues.push({ token, mode, derivation })
    }
  }
  return importedValues.length === 0
    ? { levels: [], importedValues: [], derivedValues: [] }
    : { levels, importedValues, derivedValues }
}
