/** The color schemes of previews; `auto` follows the page. */
const PREVIEW_MODES = ['auto', 'light', 'dark'] as const

export const PREVIEW_DENSITIES = ['compact', 'comfortable', 'spacious'] as const

const PREVIEW_DIRECTIONS = ['ltr', 'rtl'] as const

/** The widths in pixels that the preview bar offers. */
export const PREVIEW_WIDTHS = [390, 768, 1280] as const

export const MIN_PREVIEW_WIDTH = 320
export const MAX_PREVIEW_WIDTH = 1920

/** The options of all previews. A preview decides for itself what is not set. */
export interface PreviewOptions {
  readonly theme?: string | undefined
  readonly mode?: (typeof PREVIEW_MODES)[number] | undefined
  readonly density?: (typeof PREVIEW_DENSITIES)[number] | undefined
  readonly dir?: (typeof PREVIEW_DIRECTIONS)[number] | undefined
  /** In CSS pixels; by default the available width. */
  readonly width?: number | undefined
}

/** Limits a width to what a preview can have. */
export const clampPreviewWidth = (width: number): number =>
  Math.min(MAX_PREVIEW_WIDTH, Math.max(MIN_PREVIEW_WIDTH, Math.round(width)))

/** Reads one option from a text; undefined if the value is unknown. */
const PARSERS: { readonly [K in keyof PreviewOptions]-?: (text: string) => PreviewOptions[K] } = {
  theme: (text) => (/^[a-z][a-z0-9-]*$/.test(text) ? text : undefined),
  mode: (text) => findOption(PREVIEW_MODES, text),
  density: (text) => findOption(PREVIEW_DENSITIES, text),
  dir: (text) => findOption(PREVIEW_DIRECTIONS, text),
  width: (text) => (/^\d{1,5}$/.test(text) ? clampPreviewWidth(Number(text)) : undefined),
}

const findOption = <T extends string>(options: readonly T[], text: string): T | undefined =>
  options.find((option) => option === text)

/** Parses options from a query string, without those that are missing or unknown. */
export function parsePreviewOptions(query: string): PreviewOptions {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    Object.entries(PARSERS).flatMap(([name, parse]) => {
      const value = parse(params.get(name) ?? '')
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Formats options as a query string without a question mark; the same options in the same order. */
export const formatPreviewOptions = (options: PreviewOptions): string =>
  new URLSearchParams(
    Object.keys(PARSERS).flatMap((name) => {
      const value = options[name as keyof PreviewOptions]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  ).toString()
