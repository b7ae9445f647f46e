import type { Dna } from '../../essence/version.ts'
import { getVocabularyNumbers } from '../../essence/vocabulary.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { ELEVATION_SYSTEM } from '../../generated/vocabulary.ts'
import { asNumber, asObject } from '../../kernel/json/value.ts'
import { toCssValue } from '../../theme/css-value.ts'
import { decoratorCssFor } from '../../theme/decorators.ts'
import { type FontFolder, fontFaceCss, withFontFallbacks } from '../../theme/fonts.ts'
import { themeCss, themeTokens } from '../../theme/tokens.ts'
import { densityProperties, isDensity } from './density.ts'

/**
 * Returns the style sheet of a theme: its custom properties in both modes, its decorators, and the
 * fonts for which the site has files.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { themeStylesheet } from '@svc/content/render'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * themeStylesheet(theme).includes('--color-primary') // => true
 */
export function themeStylesheet(theme: ThemeV1, dna?: Dna, fonts?: FontFolder): string {
  const { density, content_gap, section_padding, base_unit } = asObject(theme.spatial)
  const gap = dna?.spacing.content_gap ?? content_gap
  const declarations = [
    toDeclaration('--unit', `${toUnitRem(base_unit)}rem`),
    toDeclaration('--content-gap', toCssLength(gap)),
    toDeclaration('--section-padding', toCssLength(section_padding)),
    ...(isDensity(density) ? [densityProperties(density)] : []),
    ...(isFlat(dna) ? FLAT_SHADOWS : []),
    ...(hasHairlineShadow(theme) && !isFlat(dna)
      ? [toDeclaration('--card-line', '1px solid transparent')]
      : []),
  ]
  return [
    fonts ? fontFaceCss(theme, fonts) : '',
    themeCss(withFontFallbacks(theme, fonts?.files ?? [])),
    `\n:root {\n${declarations.join('')}}\n`,
    decoratorCssFor(theme, (name) => `[data-decorator="${name}"]`),
  ].join('')
}

const toDeclaration = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `  ${name}: ${value};\n`

/** Converts the base unit to rem; a unit of 6 pixels or more counts as two spacing units. */
function toUnitRem(base: unknown): number {
  const pixels = asNumber(base, 1, 16) ?? 4
  return (pixels >= 6 ? pixels / 2 : pixels) / 16
}

const CSS_LENGTH = /^\d*\.?\d+(rem|em|px|ch|vw|vi|%)?$/

const toCssLength = (value: unknown): string | undefined => {
  const text = toCssValue(value, '')
  return text !== undefined && CSS_LENGTH.test(text) ? text : undefined
}

/** True if surfaces have no shadows; overlays still have them. */
const isFlat = (dna: Dna | undefined): boolean =>
  dna !== undefined && getVocabularyNumbers(ELEVATION_SYSTEM, dna.elevation.system).highest === 0

/** True if the lowest shadow draws a hairline, so that a card needs no border. */
const hasHairlineShadow = (theme: ThemeV1): boolean =>
  themeTokens(theme).some(
    (token) =>
      token.name === '--shadow-1' &&
      /(^| )0 0 0 1px/.test('value' in token ? token.value : token.light),
  )

const FLAT_SHADOWS = [toDeclaration('--shadow-1', 'none'), toDeclaration('--shadow-2', 'none')]
