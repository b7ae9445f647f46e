import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { contrastRatio } from '../../kernel/color/contrast.ts'
import { capitalize, quote, quoteList } from '../../kernel/text.ts'
import { CONTRAST_PAIRS } from '../../theme/contrast-report.ts'
import { getPaletteColor } from '../../theme/palette.ts'
import { COLOR_MODES, SHAPES } from '../defaults.ts'
import type { EssenceFacts } from '../model/facts.ts'
import type { Theme } from '../version.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** A color mode that a theme can have; `auto` is both. */
type ColorMode = Exclude<Theme['mode'], 'auto'>

/** A field that sets the mode. */
interface ModeSetting {
  readonly displayName: string
  readonly pointer: string
  readonly mode: Theme['mode']
}

/** Lists the settings of the mode: in the DNA, then in sections and pages that override it. */
function listModeSettings({ essence, sections, pages }: EssenceFacts): ModeSetting[] {
  const overrides = [
    ...sections.map(({ displayName, pointer, section }) => ({
      displayName,
      pointer,
      owner: section,
    })),
    ...pages.map(({ displayName, pointer, page }) => ({ displayName, pointer, owner: page })),
  ]
  return [
    { displayName: 'the DNA', pointer: '/dna/theme/mode', mode: essence.dna.theme.mode },
    ...overrides.flatMap(({ displayName, pointer, owner }) => {
      const mode = owner.dna_overrides?.mode
      return mode === undefined
        ? []
        : { displayName, pointer: `${pointer}/dna_overrides/mode`, mode }
    }),
  ]
}

const isColorMode = (mode: Theme['mode']): mode is ColorMode => mode !== 'auto'

/** Returns the color modes that a setting needs. */
const expandMode = (mode: Theme['mode']): readonly ColorMode[] =>
  isColorMode(mode) ? [mode] : COLOR_MODES.filter(isColorMode)

/** Checks that the theme supports the modes and the shape of the document. */
export const THEME_RULES: readonly DiagnosticRule[] = [
  { code: 'mode-unsupported', layer: 'dna', check: findUnsupportedModes },
  { code: 'shape-unsupported', layer: 'dna', check: findUnsupportedShape },
]

function findUnsupportedModes(facts: EssenceFacts): DiagnosticFinding[] {
  const { id } = facts.essence.dna.theme
  const modes = facts.records.themes.get(id)?.modes
  // A theme that lists no modes may support any.
  if (modes === undefined) return []
  return listModeSettings(facts).flatMap(({ displayName, pointer, mode }) => {
    const missing = expandMode(mode).filter((colorMode) => !modes.includes(colorMode))
    if (missing.length === 0) return []
    const use = `${capitalize(displayName)} uses the mode ${quote(mode)}`
    return {
      pointer,
      message: `${use}, but theme ${quote(id)} does not support ${quoteList(missing)}.`,
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
      message: `Theme ${quote(id)} does not support the shape ${quote(shape)} of the DNA.`,
      ...describeSupportedValues(pointer, shapes, SHAPES),
      found: quote(shape),
    },
  ]
}

type SupportedValues = Pick<DiagnosticFinding, 'expected' | 'suggestion' | 'patch'>

/** Describes the allowed values that the theme supports, with a fix if there is only one. */
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

/** Text on plain backgrounds; muted and tinted text have other limits. */
const TEXT_PAIRS = CONTRAST_PAIRS.filter(
  ({ isText, tint, minRatio }) => isText && !tint && minRatio === 4.5,
)

/** Minimum contrast by level (WCAG 2.2, 1.4.3 and 1.4.6); other levels have none. */
const MIN_CONTRAST_BY_LEVEL: ReadonlyMap<string, number> = new Map([
  ['AA', 4.5],
  ['AAA', 7],
])

/** Checks that text is readable. */
export const CONTRAST_RULES: readonly DiagnosticRule[] = [
  { code: 'contrast-low', layer: 'dna', check: findLowContrast },
]

/** Finds the modes in which text of the theme does not meet the WCAG level. */
function findLowContrast(facts: EssenceFacts): DiagnosticFinding[] {
  const { theme, accessibility } = facts.essence.dna
  const record = facts.records.themes.get(theme.id)
  const minRatio = MIN_CONTRAST_BY_LEVEL.get(accessibility.wcag_level)
  if (record === undefined || minRatio === undefined) return []
  return [...findPointersByMode(facts)].flatMap(([mode, pointer]) => {
    if (record.modes?.includes(mode) === false) return []
    const pairs = listLowContrastPairs(record, mode, minRatio)
    if (pairs.length === 0) return []
    const subject = `The ${mode} mode of theme ${quote(theme.id)}`
    return {
      pointer,
      message: `${subject} does not meet WCAG ${accessibility.wcag_level}: ${pairs.join(', ')}.`,
      expected: `at least ${minRatio}:1`,
      found: pairs.join(', '),
      hint: 'Choose another theme, or change these colors in its palette.',
    }
  })
}

/** Returns the pointer of the first setting of each color mode. */
function findPointersByMode(facts: EssenceFacts): ReadonlyMap<ColorMode, string> {
  const pointers = new Map<ColorMode, string>()
  for (const { mode, pointer } of listModeSettings(facts)) {
    for (const colorMode of expandMode(mode)) {
      if (!pointers.has(colorMode)) pointers.set(colorMode, pointer)
    }
  }
  return pointers
}

function listLowContrastPairs(theme: ThemeV1, mode: ColorMode, minRatio: number): string[] {
  return TEXT_PAIRS.flatMap(({ foreground, background }) => {
    const [text, surface] = [
      getPaletteColor(theme, foreground, mode),
      getPaletteColor(theme, background, mode),
    ]
    const ratio = contrastRatio(String(text), String(surface))
    if (ratio === undefined || ratio >= minRatio) return []
    // Rounded down: 4.499 must not read as 4.5.
    return `${foreground} on ${background} ${Math.floor(ratio * 100) / 100}:1`
  })
}
