import { lookupFrom } from '../../api/client-lookup.ts'
import type { SiteListing } from '../../api/route.ts'
import {
  CONTENT_TYPES,
  type Content,
  type ContentType,
  type Lookup,
} from '../../core/content/content-types.ts'
import type { PatternV2 } from '../../core/generated/types/pattern.v2.ts'
import { layoutCss } from '../../core/render/css/layout-stylesheet.ts'
import { themeStylesheet } from '../../core/render/css/theme-stylesheet.ts'
import { renderPattern } from '../../core/render/pattern.ts'
import { renderShell } from '../../core/render/shell.ts'
import { listStates } from '../../core/render/states.ts'
import { renderTheme } from '../../core/render/theme.ts'
import type { FontFile } from '../../core/theme/fonts.ts'
import { archetypePreviews, blueprintPreviews } from './app-previews.ts'
import { APPEARANCE_SCRIPT, APPEARANCE_SCRIPT_FILE } from './appearance-script.ts'
import {
  FONT_FOLDER,
  LAYOUT_FILE,
  PREVIEW_FOLDER,
  type PreviewFile,
  previewFolder,
  previewLinks,
  themeStylesheetPath,
} from './preview-paths.ts'

/** Renders every preset of a pattern, and each of its states. */
export const patternPreviews = (pattern: PatternV2, theme: string): PreviewFile[] =>
  Object.keys(pattern.presets).flatMap((preset) =>
    [undefined, ...listStates(pattern, preset)].map((state): PreviewFile => {
      const names = [pattern.id, preset, ...(state === undefined ? [] : [state])]
      const folder = previewFolder('patterns', ...names)
      const variant = state === undefined ? { preset } : { preset, state }
      const styles = previewLinks(folder, theme)
      return [`${folder}index.html`, renderPattern(pattern, { ...variant, styles })]
    }),
  )

type PreviewRecords = { readonly [T in ContentType]: readonly Content[T][] }

/**
 * Renders the previews of all records: presets and states of patterns, shells, themes, the pages of
 * archetypes and blueprints, and blueprints as showcase sites. Returns them by path.
 */
export async function previewFiles(
  listing: SiteListing,
  fonts: readonly FontFile[] = [],
): Promise<Map<string, string>> {
  const records = await readRecords(listing)
  const lookup = createRecordLookup(records)
  const { patterns, shells, themes, archetypes, blueprints } = records
  const theme = defaultTheme(records)
  const files: PreviewFile[] = [
    [PREVIEW_FOLDER + LAYOUT_FILE, layoutCss({ patterns, shells })],
    [PREVIEW_FOLDER + APPEARANCE_SCRIPT_FILE, APPEARANCE_SCRIPT],
    [PREVIEW_FOLDER + themeStylesheetPath(theme), ''],
    ...themes.map(
      (record): PreviewFile => [
        PREVIEW_FOLDER + themeStylesheetPath(record.id),
        themeStylesheet(record, undefined, { files: fonts, url: `../../${FONT_FOLDER}` }),
      ],
    ),
    ...patterns.flatMap((pattern) => patternPreviews(pattern, theme)),
    ...themes.map((record) => themePreview(record, records)),
  ]
  for (const shell of shells) {
    const folder = previewFolder('shells', shell.id)
    const html = await renderShell(shell, lookup, { styles: previewLinks(folder, theme) })
    files.push([`${folder}index.html`, html])
  }
  for (const archetype of archetypes)
    files.push(...(await archetypePreviews(archetype, lookup, fonts)))
  for (const blueprint of blueprints)
    files.push(...(await blueprintPreviews(blueprint, lookup, fonts)))
  return new Map(files)
}

function themePreview(theme: Content['themes'], { patterns }: PreviewRecords): PreviewFile {
  const folder = previewFolder('themes', theme.id)
  const getPattern = (slug: string) => patterns.find(({ id }) => id === slug)
  return [
    `${folder}index.html`,
    renderTheme(theme, getPattern, { styles: previewLinks(folder, theme.id) }),
  ]
}

/** Returns the theme of previews that declare none. */
const defaultTheme = ({ themes }: PreviewRecords): string =>
  (themes.find(({ id }) => id === 'slate') ?? themes[0])?.id ?? 'none'

async function readRecords({ client, slugs }: SiteListing): Promise<PreviewRecords> {
  const { get } = lookupFrom(client)
  const read = async (type: ContentType) => {
    const results = await Promise.all(slugs(type).map((slug) => get(type, slug)))
    return [type, results.flatMap((record) => record ?? [])] as const
  }
  return Object.fromEntries(await Promise.all(CONTENT_TYPES.map(read))) as unknown as PreviewRecords
}

function createRecordLookup(records: PreviewRecords): Lookup {
  const recordsByType = new Map(
    CONTENT_TYPES.map((type) => [
      type,
      new Map((records[type] as readonly { id: string }[]).map((record) => [record.id, record])),
    ]),
  )
  return {
    get: async (type, slug) => recordsByType.get(type)?.get(slug) as never,
    slugs: async (type) => [...(recordsByType.get(type)?.keys() ?? [])],
  }
}
