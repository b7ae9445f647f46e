import type { PackagedFont } from '../core/theme/fonts.ts'

/** The fonts of this package, and the texts of their licenses by name. */
export interface PackagedFonts {
  readonly fonts: readonly PackagedFont[]
  readonly licenses: Readonly<Record<string, string>>
}

/** Loads the fonts of this package. Only commands need them, so no entry point for browsers does. */
export const loadPackagedFonts = async (): Promise<PackagedFonts> =>
  (await import('#data/fonts')).files as unknown as PackagedFonts
