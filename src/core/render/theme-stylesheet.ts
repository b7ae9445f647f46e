import type { Dna } from '../essence/version.ts'
import { getVocabularyNumbers } from '../essence/vocabulary.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { ELEVATION_SYSTEM } from '../generated/vocabulary.ts'
import { asNumber, asObject } from '../json/value.ts'
import { toCssValue } from '../theme/css-value.ts'
import { decoratorCss } from '../theme/decorators.ts'
import { themeCss, themeTokens } from '../theme/tokens.ts'
import { densityProperties, isDensity } from './density.ts'

/** The custom properties of a theme for the pages that are rendered in it, in both modes. */
export function themeStylesheet(theme: ThemeV1, dna?: Dna): string {
  const { density, content_gap, section_padding, base_unit } = asObject(theme.spatial)
  const gap = dna?.spacing.content_gap ?? content_gap
  const lines = [
    toDeclaration('--unit', `${toUnitRem(base_unit)}rem`),
    toDeclaration('--content-gap', toCssLength(gap)),
    toDeclaration('--section-padding', toCssLength(section_padding)),
    ...(isDensity(density) ? [densityProperties(density)] : []),
    ...(isFlat(dna) ? FLAT_SHADOWS : []),
    ...(hasHairlineShadow(theme) && !isFlat(dna)
      ? [toDeclaration('--card-line', '1px solid transparent')]
      : []),
  ]
  return `${themeCss(theme)}\n:root {\n${lines.join('')}}\n${decoratorCss(theme, (name) => `[data-decorator="${name}"]`)}`
}

const toDeclaration = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `  ${name}: ${value};\n`

/** Spaces are counted in steps of about a quarter of a line; a large unit is two of them. */
function toUnitRem(base: unknown): number {
  const pixels = asNumber(base, 1, 16) ?? 4
  return (pixels >= 6 ? pixels / 2 : pixels) / 16
}

const CSS_LENGTH = /^\d*\.?\d+(rem|em|px|ch|vw|vi|%)?$/

const toCssLength = (value: unknown): string | undefined => {
  const text = toCssValue(value, '')
  return text !== undefined && CSS_LENGTH.test(text) ? text : undefined
}

/** Whether layers are told apart without shadows; overlays keep theirs. */
const isFlat = (dna: Dna | undefined): boolean =>
  dna !== undefined && getVocabularyNumbers(ELEVATION_SYSTEM, dna.elevation.system).highest === 0

/** Whether the lowest shadow is a hairline itself, so that a border beside it would be a second. */
const hasHairlineShadow = (theme: ThemeV1): boolean =>
  themeTokens(theme).some(
    (token) =>
      token.name === '--shadow-1' &&
      /(^| )0 0 0 1px/.test('value' in token ? token.value : token.light),
  )

const FLAT_SHADOWS = [toDeclaration('--shadow-1', 'none'), toDeclaration('--shadow-2', 'none')]
