import type { Font, ThemeV1 } from '../generated/types/theme.v1.ts'
import { asArray, asObject, asString, mapObject } from '../kernel/json/value.ts'
import { splitByComma, toCssValue } from './css-value.ts'

/** A font file of a site, with the metrics that make its fallback take up the same space. */
export interface FontFile {
  readonly family: string
  /** The weight of the file, or its lowest and highest weight. */
  readonly weights: string
  /** The path of the file below the folder of fonts, or a data URL. */
  readonly path: string
  readonly fallback: FontFallback
}

/** A font file in the package, with its bytes. */
export interface PackagedFont extends FontFile {
  readonly base64: string
  /** The path of the license, next to the file. */
  readonly license: string
}

/** A system font, scaled to the metrics of another font. All numbers are percentages. */
export interface FontFallback {
  /** Names of the system font: its own, and those of fonts with the same widths. */
  readonly names: readonly string[]
  readonly sizeAdjust: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

/** The font files of a site, and the URL of their folder from a style sheet. */
export interface FontFolder {
  readonly files: readonly FontFile[]
  /** Ends with a slash; empty if the paths are complete. */
  readonly url: string
}

/** Lists the fonts of a theme. */
export const listFonts = (theme: ThemeV1): readonly Font[] =>
  asArray(theme.fonts).filter(
    (font): font is Font => toCssValue(asObject(font).family) !== undefined,
  )

/** Returns the `@font-face` rules of a theme for the files that a site has. */
export function fontFaceCss(theme: ThemeV1, { files, url }: FontFolder): string {
  return selectFontFiles(theme, files)
    .map(
      ({ family, weights, path, fallback }) => `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: swap;
  src: url("${url}${path}") format("woff2");
}
@font-face {
  font-family: "${toFallbackName(family)}";
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: ${fallback.lineGap}%;
  size-adjust: ${fallback.sizeAdjust}%;
  src: ${fallback.names.map((name) => `local("${name}")`).join(', ')};
}
`,
    )
    .join('')
}

/** Returns the theme with the scaled fallback of each font after the font in its stacks. */
export function withFontFallbacks(theme: ThemeV1, files: readonly FontFile[]): ThemeV1 {
  const families = new Set(selectFontFiles(theme, files).map(({ family }) => family))
  const addFallback = (value: unknown): unknown => {
    const [first = '', ...others] = splitByComma(asString(value) ?? '')
    const family = unquote(first)
    return families.has(family)
      ? [first, `"${toFallbackName(family)}"`, ...others].join(', ')
      : value
  }
  return families.size === 0
    ? theme
    : { ...theme, typography: mapObject(theme.typography, addFallback) }
}

/** Returns a CSS comment on where to get the fonts of a theme that have no file; empty if none. */
export function fontComment(theme: ThemeV1, files: readonly FontFile[] = []): string {
  const lines = listFonts(theme)
    .filter(({ family }) => files.every((file) => file.family !== family))
    .map(({ family, package: name, license }) => `${family} (${license}): npm install ${name}`)
    .filter((line) => !/[*\\\n]/.test(line))
  return lines.map((line) => `/* Font, not included: ${line} */\n`).join('')
}

/** Returns the first family of a font stack. */
export const getFirstFamily = (stack: unknown): string =>
  unquote(splitByComma(asString(stack) ?? '')[0] ?? '')

const unquote = (family: string): string => family.replaceAll(/^["']|["']$/g, '')

const toFallbackName = (family: string): string => `${family} Fallback`

/** Returns the files of a theme; a site can have several of a family, with different weights. */
export const selectFontFiles = <F extends FontFile>(
  theme: ThemeV1,
  files: readonly F[],
): readonly F[] => {
  const chosen = listFonts(theme).map(({ family, weights }) => {
    const own = files.filter((file) => file.family === family)
    return own.find((file) => file.weights === weights) ?? own[0]
  })
  return files.filter((file) => chosen.includes(file))
}
