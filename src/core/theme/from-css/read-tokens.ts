import type { Mode } from '../palette.ts'
import type { DerivedValue, ImportedValue } from './types.ts'
import type { ResolvedVariable, Variables } from './variables.ts'

/** The parts of a theme besides its colours, and how each value was come by. */
export interface ThemeParts {
  readonly parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
}

interface FieldSource {
  readonly path: readonly [part: string, field: string, inner?: string]
  readonly from: readonly string[]
  readonly read: (css: string) => unknown
}

const readText = (css: string): string => css

const readFontWeight = (css: string): unknown => (/^\d+$/.test(css) ? Number(css) : css)

/** A length in pixels; undefined when it is in other units. */
export function toPixels(css: string): number | undefined {
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

/** What the style sheet says about type, corners, space and motion. */
export function readThemeParts(variables: Variables, mode: Mode): ThemeParts {
  const parts: Record<string, Record<string, unknown>> = {}
  const taken: ImportedValue[] = []
  for (const { path, from, read } of FIELD_SOURCES) {
    const [part, field, inner] = path
    const found = findFirstVariable(variables, from, mode)
    const value = found && read(found.value)
    if (found === undefined || value === undefined) continue
    const before = parts[part]?.[field] as object | undefined
    const whole = inner === undefined ? value : { ...before, [inner]: value }
    parts[part] = { ...parts[part], [field]: whole }
    taken.push({ token: path.join('.'), from: found.name, selector: found.selector })
  }
  const derived = [
    ...deriveTypeScale(variables, mode, parts),
    ...deriveDisplayFont(parts),
    ...deriveRadii(parts),
  ]
  return { parts, importedValues: taken, derivedValues: derived }
}

function findFirstVariable(
  variables: Variables,
  names: readonly string[],
  mode: Mode,
): ResolvedVariable | undefined {
  for (const name of names) {
    const found = variables.find(name, mode)
    if (found !== undefined) return found
  }
  return undefined
}

type MutableParts = Record<string, Record<string, unknown>>

/** Steps above the base size, the furthest first: the further the step, the exacter the ratio. */
const TEXT_SIZE_STEPS: readonly (readonly [name: string, step: number])[] = [
  ['--text-3xl', 4],
  ['--text-2xl', 3],
  ['--text-xl', 2],
  ['--text-lg', 1],
]

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
    return [
      { token: 'typography.scale', derivation: `the ratio that leads from --text-base to ${name}` },
    ]
  }
  return []
}

function deriveDisplayFont({ typography }: MutableParts): DerivedValue[] {
  if (typography?.body === undefined || typography.display !== undefined) return []
  typography.display = typography.body
  return [{ token: 'typography.display', derivation: 'as the body font' }]
}

/** The distances that shadcn/ui keeps between its radii. */
function deriveRadii({ radius }: MutableParts): DerivedValue[] {
  const base = radius?.base
  if (radius === undefined || typeof base !== 'number') return []
  const made = {
    card: [base === 0 ? 0 : base + 4, 'the base radius and 4 px'],
    control: [Math.max(0, base - 2), 'the base radius without 2 px'],
    pill: [base === 0 ? 0 : 999, 'round, or square where the base radius is 0'],
  } as const
  return Object.entries(made).flatMap(([field, [value, derivation]]) => {
    if (radius[field] !== undefined) return []
    radius[field] = value
    return [{ token: `radius.${field}`, derivation }]
  })
}

/** The shadows of one mode by level, and how each was come by. */
export interface ModeShadows {
  readonly levels: readonly string[]
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
}

/** The names of each level: ours, then Tailwind's. */
const SHADOW_LEVELS: readonly (readonly string[])[] = [
  ['--shadow-0', '--shadow-none'],
  ['--shadow-1', '--shadow-xs'],
  ['--shadow-2', '--shadow-sm'],
  ['--shadow-3', '--shadow-md'],
  ['--shadow-4', '--shadow-lg'],
]

/** The shadows of a mode; no level at all when the style sheet has none. */
export function readShadows(variables: Variables, mode: Mode): ModeShadows {
  const levels: string[] = []
  const taken: ImportedValue[] = []
  const derived: DerivedValue[] = []
  for (const [level, names] of SHADOW_LEVELS.entries()) {
    const token = `--shadow-${level}`
    const found = names.flatMap((name) => variables.find(name, mode) ?? [])[0]
    levels.push(found?.value ?? levels.at(-1) ?? 'none')
    if (found) taken.push({ token, mode, from: found.name, selector: found.selector })
    else derived.push({ token, mode, derivation: level === 0 ? 'none' : 'as the level below' })
  }
  return taken.length === 0
    ? { levels: [], importedValues: [], derivedValues: [] }
    : { levels, importedValues: taken, derivedValues: derived }
}
