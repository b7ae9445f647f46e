import { contrastRatio } from '../../color/contrast.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { quote, quoteList } from '../../text.ts'
import { CONTRAST_PAIRS } from '../../theme/contrast-report.ts'
import { getPaletteColor } from '../../theme/palette.ts'
import type { EssenceFacts } from '../model/facts.ts'
import type { Theme } from '../version.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** A colour mode of its own; `auto` stands for both. */
export type ColorMode = Exclude<Theme['mode'], 'auto'>

/** A place that puts a mode into force. */
export interface ModeSetting {
  readonly displayName: string
  readonly pointer: string
  readonly mode: Theme['mode']
}

/** Every place that sets the mode: the DNA, then the sections and pages that override it. */
export function listModeSettings({ essence, sections, pages }: EssenceFacts): ModeSetting[] {
  const overrides = [
    ...sections.map(({ displayName, pointer, section }) => ({
      displayName,
      pointer,
      part: section,
    })),
    ...pages.map(({ displayName, pointer, page }) => ({ displayName, pointer, part: page })),
  ]
  return [
    { displayName: 'The DNA', pointer: '/dna/theme/mode', mode: essence.dna.theme.mode },
    ...overrides.flatMap(({ displayName, pointer, part }) => {
      const mode = part.dna_overrides?.mode
      return mode === undefined
        ? []
        : { displayName, pointer: `${pointer}/dna_overrides/mode`, mode }
    }),
  ]
}

/** The modes that one value asks for. */
export const expandMode = (mode: Theme['mode']): readonly ColorMode[] =>
  mode === 'auto' ? ['light', 'dark'] : [mode]

/** What the document asks of its theme. */
export const THEME_RULES: readonly DiagnosticRule[] = [
  { code: 'mode-unsupported', layer: 'dna', check: findUnsupportedModes },
  { code: 'shape-unsupported', layer: 'dna', check: findUnsupportedShape },
]

function findUnsupportedModes(facts: EssenceFacts): DiagnosticFinding[] {
  const { id } = facts.essence.dna.theme
  const modes = facts.records.themes.get(id)?.modes
  // A theme that lists no modes claims nothing, so nothing can be held against it.
  if (modes === undefined) return []
  return listModeSettings(facts).flatMap(({ displayName, pointer, mode }) => {
    const missing = expandMode(mode).filter((single) => !modes.includes(single))
    if (missing.length === 0) return []
    return {
      pointer,
      message: `${displayName} asks for ${quote(mode)}; theme ${quote(id)} lacks ${quoteList(missing)}.`,
      ...describeSupportedValues(pointer, modes, expandMode('auto')),
      found: quote(mode),
    }
  })
}

function findUnsupportedShape({ essence, records }: EssenceFacts): DiagnosticFinding[] {
  const { id, shape } = essence.dna.theme
  const shapes = records.themes.get(id)?.shapes
  if (shape === undefined || shapes === undefined || shapes.includes(shape)) return []
  const pointer = '/dna/theme/shape'
  return [
    {
      pointer,
      message: `The DNA asks for the shape ${quote(shape)}, which theme ${quote(id)} lacks.`,
      ...describeSupportedValues(pointer, shapes, ['sharp', 'rounded', 'pill']),
      found: quote(shape),
    },
  ]
}

type SupportedValues = Pick<DiagnosticFinding, 'expected' | 'suggestion' | 'patch'>

/** What the theme offers of what a document may say; the only choice is a certain one. */
function describeSupportedValues(
  path: string,
  values: readonly string[],
  allowed: readonly string[],
): SupportedValues {
  const choices = values.filter((value) => allowed.includes(value))
  const [value] = choices
  const expected = value === undefined ? 'another theme' : `one of ${quoteList(choices)}`
  if (choices.length !== 1) return { expected }
  return { expected, suggestion: value, patch: [{ op: 'replace', path, value }] }
}

/** What people read on plain grounds; quiet and tinted text have bounds of their own. */
const TEXT_PAIRS = CONTRAST_PAIRS.filter(
  ({ isText, tint, minRatio }) => isText && !tint && minRatio === 4.5,
)

/** Least contrast by WCAG level (WCAG 2.2, 1.4.3 and 1.4.6); the other levels ask for none. */
const MIN_CONTRAST_BY_LEVEL: ReadonlyMap<string, number> = new Map([
  ['AA', 4.5],
  ['AAA', 7],
])

/** What must be readable. */
export const CONTRAST_RULES: readonly DiagnosticRule[] = [
  { code: 'contrast-low', layer: 'dna', check: findLowContrast },
]

/** One finding for each mode in force in which the theme's text falls short of the WCAG level. */
function findLowContrast(facts: EssenceFacts): DiagnosticFinding[] {
  const { theme, accessibility } = facts.essence.dna
  const record = facts.records.themes.get(theme.id)
  const least = MIN_CONTRAST_BY_LEVEL.get(accessibility.wcag_level)
  if (record === undefined || least === undefined) return []
  return [...findPointersByMode(facts)].flatMap(([mode, pointer]) => {
    const found =
      record.modes?.includes(mode) === false ? [] : listLowContrastPairs(record, mode, least)
    if (found.length === 0) return []
    const subject = `The ${mode} mode of theme ${quote(theme.id)}`
    return {
      pointer,
      message: `${subject} falls short of WCAG ${accessibility.wcag_level}: ${found.join(', ')}.`,
      expected: `at least ${least}:1`,
      found: found.join(', '),
      hint: 'Choose another theme, or darken and lighten these colours in its palette.',
    }
  })
}

/** Where each mode is first put into force. */
function findPointersByMode(facts: EssenceFacts): ReadonlyMap<ColorMode, string> {
  const places = new Map<ColorMode, string>()
  for (const { mode, pointer } of listModeSettings(facts)) {
    for (const single of expandMode(mode)) {
      if (!places.has(single)) places.set(single, pointer)
    }
  }
  return places
}

function listLowContrastPairs(theme: ThemeV1, mode: ColorMode, least: number): string[] {
  return TEXT_PAIRS.flatMap(({ foreground, background }) => {
    const [over, under] = [
      getPaletteColor(theme, foreground, mode),
      getPaletteColor(theme, background, mode),
    ]
    const ratio = contrastRatio(String(over), String(under))
    if (ratio === undefined || ratio >= least) return []
    // Cut, not rounded: 4.499 must not read as 4.5.
    return `${foreground} on ${background} ${Math.floor(ratio * 100) / 100}:1`
  })
}
