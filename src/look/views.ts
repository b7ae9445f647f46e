import type { Scheme, View } from './types.ts'

/** The widths of a laptop and of a phone. */
const WIDTHS = [1280, 390]

/** The first width that is not a phone. */
const MIN_WIDE = 600

/** Which views to open. */
export interface ViewChoice {
  readonly widths?: readonly number[] | undefined
  /** The only color scheme; by default light, and dark at widths above phones. */
  readonly scheme?: Scheme | undefined
  /** Also opens phones in dark. */
  readonly darkPhone?: boolean | undefined
}

/**
 * Lists the views to open, width by width.
 *
 * @example listViews({ widths: [390] }) // => [{ width: 390, scheme: 'light' }]
 */
export function listViews({ widths = [], scheme, darkPhone = false }: ViewChoice): View[] {
  const chosen = widths.length > 0 ? [...new Set(widths)] : WIDTHS
  return chosen.flatMap((width): View[] => {
    if (scheme !== undefined) return [{ width, scheme }]
    const hasDark = darkPhone || width >= MIN_WIDE
    return [{ width, scheme: 'light' }, ...(hasDark ? [{ width, scheme: 'dark' } as const] : [])]
  })
}
