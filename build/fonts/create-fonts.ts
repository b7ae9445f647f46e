import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { Font } from '../../src/core/generated/types/theme.v1.ts'
import { FONT_PAIRS } from '../../src/core/theme/create/font-pairs.ts'
import { type FontFile, listFonts, type PackagedFont } from '../../src/core/theme/fonts.ts'
import { ifExists } from '../../src/internal/node.ts'
import type { AssembledContent } from '../../src/site.ts'
import { type FontMetrics, readFontMetrics } from './font-metrics.ts'
import { removeSpaceKerning } from './space-kerning.ts'

/** The fonts of a site. */
export interface Fonts {
  /** The fonts and their licenses, by path below the site's root. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** What the style sheets of previews need to know about them. */
  readonly faces: readonly FontFile[]
}

/**
 * Creates the fonts of all themes from the packages that they name: one file for each family and
 * range of weights, with the characters of Western European languages. A package
 * that is not installed is skipped, so that other people's themes can name any font.
 */
export async function createFonts(
  root: string,
  { records }: Pick<AssembledContent, 'records'>,
): Promise<Fonts> {
  const found = await createSubsets(
    root,
    records.themes.flatMap(({ data }) => listFonts(data)),
  )
  return {
    files: new Map(
      found.flatMap(({ path, bytes, licensePath, license }) => [
        [`fonts/${path}`, bytes],
        [`fonts/${licensePath}`, license],
      ]),
    ),
    faces: found.map(toFontFile),
  }
}

/**
 * Renders the module `#data/fonts`: the fonts of all themes and of the pairs for created themes, so
 * that commands can write them into a project without a network.
 */
export async function renderFontModule(
  root: string,
  { records }: Pick<AssembledContent, 'records'>,
): Promise<string> {
  const found = await createSubsets(root, [
    ...records.themes.flatMap(({ data }) => listFonts(data)),
    ...FONT_PAIRS.flatMap(({ fonts }) => fonts),
  ])
  const fonts: PackagedFont[] = found.map((font) => ({
    ...toFontFile(font),
    base64: Buffer.from(font.bytes).toString('base64'),
    license: font.licensePath,
  }))
  const licenses = Object.fromEntries(
    found.map(({ licensePath, license }) => [licensePath, Buffer.from(license).toString('utf8')]),
  )
  return `export const files = ${JSON.stringify({ fonts, licenses })}\n`
}

/** Creates the subsets of fonts, one for each family and range of weights. */
async function createSubsets(root: string, list: readonly Font[]): Promise<CreatedFont[]> {
  const fonts = new Map(list.map((font) => [`${font.family} ${font.weights}`, font]))
  const created = await Promise.all([...fonts.values()].map((font) => createFont(root, font)))
  return created.flatMap((font) => font ?? [])
}

const toFontFile = ({ font, path, metrics, fallback }: CreatedFont): FontFile => ({
  family: font.family,
  weights: font.weights,
  path,
  fallback: scaleFallback(metrics, fallback),
})

/** Returns the fonts with their bytes in data URLs, for documents without a server. */
export const inlineFonts = ({ files, faces }: Fonts): readonly FontFile[] =>
  faces.map((face) => {
    const bytes = files.get(`fonts/${face.path}`) ?? new Uint8Array()
    return { ...face, path: `data:font/woff2;base64,${Buffer.from(bytes).toString('base64')}` }
  })

interface CreatedFont {
  readonly font: Font
  readonly path: string
  readonly bytes: Uint8Array
  readonly licensePath: string
  readonly license: Uint8Array
  readonly metrics: FontMetrics
  readonly fallback: SystemFont
}

async function createFont(root: string, font: Font): Promise<CreatedFont | undefined> {
  const folder = `${root}node_modules/${font.package}/`
  const name = font.package.slice(font.package.lastIndexOf('/') + 1)
  const license = await ifExists(readFile(`${folder}LICENSE`))
  if (!/^@fontsource(-variable)?\/[a-z0-9-]+$/.test(font.package) || license === undefined) {
    return undefined
  }
  const { min, max } = parseWeights(font.weights)
  const axis = font.package.startsWith('@fontsource-variable/') ? 'wght' : String(min)
  const source = await readFile(`${folder}files/${name}-latin-${axis}-normal.woff2`)
  const range = axis === 'wght' ? { min, max } : undefined
  const { bytes, metrics } = await createSubset(root, source, range)
  return {
    font,
    path: `${name}-${createHash(bytes)}.woff2`,
    bytes,
    licensePath: `${name}-${createHash(license)}.txt`,
    license,
    metrics,
    fallback: SYSTEM_FONTS[font.fallback],
  }
}

const createHash = (content: Uint8Array | string): string =>
  hash('sha256', content, 'hex').slice(0, 8)

function parseWeights(weights: string): WeightRange {
  const [min = 400, max = min] = weights.split(' ').map(Number)
  return { min, max }
}

interface WeightRange {
  readonly min: number
  readonly max: number
}

interface FontSubset {
  readonly bytes: Uint8Array
  readonly metrics: FontMetrics
}

/** Creates a subset of a font, or reads it from the cache, because that takes a second. */
async function createSubset(
  root: string,
  source: Uint8Array,
  range?: WeightRange,
): Promise<FontSubset> {
  const folder = `${root}node_modules/.cache/fonts`
  const options = JSON.stringify([CHARACTERS, range, 'spaces without kerning'])
  const key = `${folder}/${createHash(source)}-${createHash(options)}`
  const cached = await ifExists(readFile(`${key}.json`, 'utf8'))
  if (cached !== undefined) {
    return { bytes: await readFile(`${key}.woff2`), metrics: JSON.parse(cached) }
  }
  const wght = range?.min === range?.max ? range?.min : range
  const create = (noLayoutClosure: boolean) =>
    subsetFont(Buffer.from(source), CHARACTERS, {
      targetFormat: 'sfnt',
      noLayoutClosure,
      ...(wght === undefined ? {} : { variationAxes: { wght } }),
    })
  const small = await create(true)
  const metrics = readFontMetrics(small)
  // Of all alternate glyphs, themes use only digits of equal width.
  const font = removeSpaceKerning(metrics.hasTabularDigits ? small : await create(false))
  const bytes = await subsetFont(Buffer.from(font), CHARACTERS, {
    targetFormat: 'woff2',
    noLayoutClosure: metrics.hasTabularDigits,
  })
  await mkdir(folder, { recursive: true })
  await writeFile(`${key}.woff2`, bytes)
  await writeFile(`${key}.json`, JSON.stringify(metrics))
  return { bytes, metrics }
}

/** The characters of Western European languages, with punctuation, currencies and arrows. */
const CHARACTERS = [
  ...listRange(0x20, 0x7e),
  ...listRange(0xa0, 0xff),
  ...'ŒœŠšŸŽž–—‘’‚“”„†•…‰′″‹›⁄€₹₽™←↑→↓−≈≠≤≥',
].join('')

function listRange(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

interface SystemFont {
  readonly names: readonly string[]
  readonly averageWidth: number
}

/**
 * System fonts, with others that have the same widths. The mean widths were measured with
 * `readFontMetrics` on the Liberation fonts.
 */
const SYSTEM_FONTS: Readonly<Record<Font['fallback'], SystemFont>> = {
  Arial: { names: ['Arial', 'Liberation Sans', 'Arimo'], averageWidth: 0.4417 },
  'Times New Roman': {
    names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    averageWidth: 0.4001,
  },
  'Courier New': { names: ['Courier New', 'Liberation Mono', 'Cousine'], averageWidth: 0.6001 },
}

/** Scales a system font to the width of a font, and undoes the scale for its line height. */
function scaleFallback(metrics: FontMetrics, { names, averageWidth }: SystemFont) {
  const scale = metrics.averageWidth / averageWidth
  const toPercentage = (value: number): number => Number((value * 100).toFixed(2))
  return {
    names,
    sizeAdjust: toPercentage(scale),
    ascent: toPercentage(metrics.ascent / scale),
    descent: toPercentage(metrics.descent / scale),
    lineGap: toPercentage(metrics.lineGap / scale),
  }
}
