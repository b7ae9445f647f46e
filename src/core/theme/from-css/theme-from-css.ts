import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { getLightness } from '../../kernel/color/color.ts'
import { type ContrastResult, contrastReport } from '../contrast-report.ts'
import { MODES, type Mode } from '../palette.ts'
import { readPalette } from './read-palette.ts'
import { readShadows, readThemeParts } from './read-tokens.ts'
import type { DerivedValue, ImportedValue } from './types.ts'
import { readVariables, type Variables } from './variables.ts'

/** A theme imported from a style sheet, with the origin of each value. */
export interface ThemeFromCss {
  readonly theme: ThemeV1
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
  /** Parts of a theme that the style sheet lacks, so the theme lacks them too. */
  readonly missingParts: readonly string[]
  /** Selectors that do not apply to the whole page, so their custom properties were skipped. */
  readonly skippedSelectors: readonly string[]
  readonly contrast: readonly ContrastResult[]
}

/** The id and name of the imported theme. */
export interface ThemeFromCssOptions {
  readonly id?: string
  readonly name?: string
}

/**
 * Imports a theme from the custom properties of a style sheet, under our names or those of
 * shadcn/ui. Never throws, whatever the text.
 *
 *
 * @example
 * import { themeFromCss } from '@svc/content/themes'
 *
 * const { theme } = themeFromCss(':root { --background: #fff; --foreground: #111 }')
 * theme.palette.text // => '#111111'
 */
export function themeFromCss(text: string, options: ThemeFromCssOptions = {}): ThemeFromCss {
  const variables = readVariables(text)
  const modes = detectModes(variables)
  const palettes = modes.map((mode) => readPalette(variables, mode))
  const shadows = modes.map((mode) => readShadows(variables, mode))
  const otherParts = readThemeParts(variables, modes[0])
  const palette = mergePalettes(
    modes,
    palettes.map(({ colors }) => colors),
  )
  const levels = shadows.map((modeShadows) => modeShadows.levels)
  const results = [...palettes, otherParts, ...shadows]
  // The project has one set of corners, so the theme supports no other shape.
  const shape = otherParts.parts.radius?.philosophy
  const theme: ThemeV1 = {
    $schema: 'https://svc.example/schemas/theme.v1.json',
    id: options.id ?? 'imported',
    name: options.name ?? 'Imported',
    description: 'Read from the custom properties of a style sheet.',
    modes: [...modes],
    default_mode: modes[0],
    ...(typeof shape === 'string' ? { shapes: [shape] } : {}),
    ...(Object.keys(palette).length > 0 ? { palette } : {}),
    ...otherParts.parts,
    ...(levels[0]?.length ? { elevation: { levels: mergeShadowLevels(modes, levels) } } : {}),
  }
  return {
    theme,
    importedValues: results.flatMap((result) => result.importedValues),
    derivedValues: results.flatMap((result) => result.derivedValues),
    missingParts: THEME_PARTS.filter((part) => theme[part] === undefined),
    skippedSelectors: variables.skippedSelectors,
    contrast: contrastReport(theme),
  }
}

const THEME_PARTS = ['palette', 'typography', 'radius', 'spatial', 'elevation', 'motion'] as const

/** Returns both modes if any value depends on the mode, else the mode of the background. */
function detectModes(variables: Variables): readonly [Mode, ...Mode[]] {
  if (variables.hasModes) return MODES
  const background = readPalette(variables, 'light').colors.get('background')
  return background !== undefined && (getLightness(background) ?? 100) < 50 ? ['dark'] : ['light']
}

type ColorMap = ReadonlyMap<string, string>

function mergePalettes(
  modes: readonly Mode[],
  palettes: readonly ColorMap[],
): ThemeV1['palette'] & object {
  const tokens = [...new Set(palettes.flatMap((colors) => [...colors.keys()]))]
  return Object.fromEntries(
    tokens.map((token) => {
      const values = palettes.map((colors) => colors.get(token))
      const entries = modes.flatMap((mode, index) => (values[index] ? [[mode, values[index]]] : []))
      return [token, modes.length === 1 ? (values[0] ?? '') : Object.fromEntries(entries)]
    }),
  )
}

const mergeShadowLevels = (
  modes: readonly Mode[],
  levels: readonly (readonly string[])[],
): unknown =>
  modes.length === 1
    ? levels[0]
    : Object.fromEntries(modes.map((mode, index) => [mode, levels[index]]))
