import type { Mode } from '../palette.ts'
import type { Derived, Taken } from './report.ts'
import type { Found, Variables } from './variables.ts'

/** The parts of a theme besides its colours, and how each value was come by. */
export interface Parts {
  readonly parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly taken: readonly Taken[]
  readonly derived: readonly Derived[]
}

interface Field {
  readonly at: readonly [part: string, field: string, inner?: string]
  readonly from: readonly string[]
  readonly read: (css: string) => unknown
}

const text = (css: string): string => css

const weight = (css: string): unknown => (/^\d+$/.test(css) ? Number(css) : css)

/** A length in pixels; undefined when it is in other units. */
export function pixels(css: string): number | undefined {
  const [, digits, unit = ''] = /^(\d+\.?\d*|\.\d+)(px|rem|)$/.exec(css) ?? []
  const value = Number(digits)
  if (digits === undefined || (unit === '' && value !== 0)) return undefined
  return Number((unit === 'rem' ? value * 16 : value).toFixed(4))
}

const FIELDS: readonly Field[] = [
  { at: ['typography', 'display'], from: ['--font-display', '--font-heading'], read: text },
  { at: ['typography', 'body'], from: ['--font-body', '--font-sans'], read: text },
  { at: ['typography', 'mono'], from: ['--font-mono'], read: text },
  { at: ['typography', 'base_size'], from: ['--text-base'], read: pixels },
  { at: ['typography', 'heading_weight'], from: ['--font-weight-heading'], read: weight },
  { at: ['typography', 'body_weight'], from: ['--font-weight-body'], read: weight },
  { at: ['radius', 'base'], from: ['--radius-base', '--radius', '--radius-lg'], read: pixels },
  { at: ['radius', 'card'], from: ['--radius-card', '--radius-xl'], read: pixels },
  { at: ['radius', 'control'], from: ['--radius-control', '--radius-md'], read: pixels },
  { at: ['radius', 'pill'], from: ['--radius-pill', '--radius-full'], read: pixels },
  { at: ['spatial', 'base_unit'], from: ['--spacing'], read: pixels },
  { at: ['motion', 'easings', 'standard'], from: ['--ease-standard', '--ease-in-out'], read: text },
  { at: ['motion', 'easings', 'enter'], from: ['--ease-enter', '--ease-out'], read: text },
  { at: ['motion', 'easings', 'exit'], from: ['--ease-exit', '--ease-in'], read: text },
  ...['instant', 'fast', 'base', 'slow', 'deliberate'].map(
    (name): Field => ({
      at: ['motion', 'durations', name],
      from: [`--duration-${name}`],
      read: text,
    }),
  ),
]

/** What the style sheet says about type, corners, space and motion. */
export function partsOf(variables: Variables, mode: Mode): Parts {
  const parts: Record<string, Record<string, unknown>> = {}
  const taken: Taken[] = []
  for (const { at, from, read } of FIELDS) {
    const [part, field, inner] = at
    const found = first(variables, from, mode)
    const value = found && read(found.value)
    if (found === undefined || value === undefined) continue
    const before = parts[part]?.[field] as object | undefined
    const whole = inner === undefined ? value : { ...before, [inner]: value }
    parts[part] = { ...parts[part], [field]: whole }
    taken.push({ token: at.join('.'), from: found.name, where: found.where })
  }
  const derived = [...scale(variables, mode, parts), ...display(parts), ...corners(parts)]
  return { parts, taken, derived }
}

function first(variables: Variables, names: readonly string[], mode: Mode): Found | undefined {
  for (const name of names) {
    const found = variables.find(name, mode)
    if (found !== undefined) return found
  }
  return undefined
}

type Open = Record<string, Record<string, unknown>>

/** Steps above the base size, the furthest first: the further the step, the exacter the ratio. */
const STEPS: readonly (readonly [name: string, step: number])[] = [
  ['--text-3xl', 4],
  ['--text-2xl', 3],
  ['--text-xl', 2],
  ['--text-lg', 1],
]

function scale(variables: Variables, mode: Mode, { typography }: Open): Derived[] {
  const base = typography?.base_size
  if (typography === undefined || typeof base !== 'number' || base === 0) return []
  for (const [name, step] of STEPS) {
    const size = pixels(variables.find(name, mode)?.value ?? '')
    if (size === undefined || size <= base) continue
    typography.scale = Number(((size / base) ** (1 / step)).toFixed(3))
    return [{ token: 'typography.scale', how: `the ratio that leads from --text-base to ${name}` }]
  }
  return []
}

function display({ typography }: Open): Derived[] {
  if (typography?.body === undefined || typography.display !== undefined) return []
  typography.display = typography.body
  return [{ token: 'typography.display', how: 'as the body font' }]
}

/** The distances that shadcn/ui keeps between its radii. */
function corners({ radius }: Open): Derived[] {
  const base = radius?.base
  if (radius === undefined || typeof base !== 'number') return []
  const made = {
    card: [base === 0 ? 0 : base + 4, 'the base radius and 4 px'],
    control: [Math.max(0, base - 2), 'the base radius without 2 px'],
    pill: [base === 0 ? 0 : 999, 'round, or square where the base radius is 0'],
  } as const
  return Object.entries(made).flatMap(([field, [value, how]]) => {
    if (radius[field] !== undefined) return []
    radius[field] = value
    return [{ token: `radius.${field}`, how }]
  })
}
