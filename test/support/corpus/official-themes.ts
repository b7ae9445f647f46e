import type { ThemeV1 } from '../../../src/core/generated/types/theme.v1.ts'
import { officialContent } from './official-content.ts'

/** The official themes by slug, for `test.each`. */
export const officialThemes: readonly (readonly [slug: string, theme: ThemeV1])[] =
  officialContent.content.records.themes.map(({ slug, data }) => [slug, data])
