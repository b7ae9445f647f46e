import { getLightness } from '../../color/color.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { type ContrastResult, contrastReport } from '../contrast-report.ts'
import { MODES, type Mode } from '../palette.ts'
import { readPalette } from './read-palette.ts'
import { readShadows, readThemeParts } from './read-tokens.ts'
import type { DerivedValue, ImportedValue } from './types.ts'
import { readVariables, type Variables } from './variables.ts'

/** A theme read from a style sheet, and how each of its values was come by. */
export interface ThemeFromCss {
  readonly theme: ThemeV1
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
  /** Parts of a theme that the style sheet says nothing about; the theme lacks them too. */
  readonly missingParts: readonly string[]
  /** Selectors whose custom properties do not hold for the whole page and were passed over. */
  readonly skippedSelectors: readonly string[]
  readonly contrast: readonly ContrastResult[]
}

/** How the theme is called. */
export interface ThemeFromCssOptions {
  readonly id?: string
  readonly name?: string
}

/**
 * Reads the custom properties of a style sheet, by our names or by those of shadcn/ui, into a theme.
 * No text makes it throw.
 */
export function themeFromCss(text: string, options: ThemeFromCssOptions = {}): ThemeFromCss {
  const variables = readVariables(text)
  const modes = detectModes(variables)
  const palettes = modes.map((mode) => readPalette(variables, mode))
  const shadows = modes.map((mode) => readShadows(variables, mode))
  const rest = readThemeParts(variables, modes[0])
  const palette = mergePalettes(
    modes,
    palettes.map(({ colors }) => colors),
  )
  const levels = shadows.map((one) => one.levels)
  const theme: ThemeV1 = {
    $schema: 'https://svc.example/schemas/theme.v1.json',
    id: options.id ?? 'imported',
    name: options.name ?? 'Imported',
    description: 'Read from the custom properties of a style sheet.',
    modes: [...modes],
    ...(Object.keys(palette).length > 0 ? { palette } : {}),
    ...rest.parts,
    ...(levels[0]?.length ? { elevation: { levels: mergeShadowLevels(modes, levels) } } : {}),
  }
  return {
    theme,
    importedValues: [...palettes, rest, ...shadows].flatMap((one) => one.importedValues),
    derivedValues: [...palettes, rest, ...shadows].flatMap((one) => one.derivedValues),
    missingParts: THEME_PARTS.filter((part) => theme[part] === undefined),
    skippedSelectors: variables.skippedSelectors,
    contrast: contrastReport(theme),
  }
}

const THEME_PARTS = ['palette', 'typography', 'radius', 'spatial', 'elevation', 'motion'] as const

/** Both modes where anything tells them apart; else the one that the background is of. */
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
      const each = modes.flatMap((mode, at) => (values[at] ? [[mode, values[at]]] : []))
      return [token, modes.length === 1 ? (values[0] ?? '') : Object.fromEntries(each)]
    }),
  )
}

const mergeShadowLevels = (
  modes: readonly Mode[],
  levels: readonly (readonly string[])[],
): unknown =>
  modes.length === 1 ? levels[0] : Object.fromEntries(modes.map((mode, at) => [mode, levels[at]]))
