import { lookupFrom } from '../api/lookup.ts'
import type { Listing } from '../api/route.ts'
import type { Content, Lookup } from '../core/content/lookup.ts'
import { CONTENT_TYPES, type ContentType } from '../core/content/type.ts'
import { renderShell } from '../core/render/shell.ts'
import { layoutCss } from '../core/render/stylesheet.ts'
import { renderTheme } from '../core/render/theme.ts'
import { themeStylesheet } from '../core/render/theme-stylesheet.ts'
import { archetypePreviews, blueprintPreviews } from './previews/app-previews.ts'
import { LOOK_FILE, LOOK_SCRIPT } from './previews/look-script.ts'
import { patternPreviews } from './previews/pattern-previews.ts'
import {
  folderOf,
  LAYOUT_FILE,
  linksAt,
  PREVIEWS,
  type PreviewFile,
  themeFile,
} from './previews/places.ts'

type Records = { readonly [T in ContentType]: readonly Content[T][] }

/**
 * A page to look at for every record, by its path below the site's root: presets and states of
 * patterns, shells, themes, the pages of archetypes and blueprints, and each blueprint as a site.
 */
export async function previewFiles(listing: Listing): Promise<Map<string, string>> {
  const records = await readRecords(listing)
  const lookup = lookupOver(records)
  const { patterns, shells, themes, archetypes, blueprints } = records
  const theme = usualTheme(records)
  const files: PreviewFile[] = [
    [PREVIEWS + LAYOUT_FILE, layoutCss({ patterns, shells })],
    [PREVIEWS + LOOK_FILE, LOOK_SCRIPT],
    [PREVIEWS + themeFile(theme), ''],
    ...themes.map((one): PreviewFile => [PREVIEWS + themeFile(one.id), themeStylesheet(one)]),
    ...patterns.flatMap((pattern) => patternPreviews(pattern, theme)),
    ...themes.map((one) => themePreview(one, records)),
  ]
  for (const shell of shells) {
    const folder = folderOf('shells', shell.id)
    const html = await renderShell(shell, lookup, { styles: linksAt(folder, theme) })
    files.push([`${folder}index.html`, html])
  }
  for (const archetype of archetypes) files.push(...(await archetypePreviews(archetype, lookup)))
  for (const blueprint of blueprints) files.push(...(await blueprintPreviews(blueprint, lookup)))
  return new Map(files)
}

function themePreview(theme: Content['themes'], { patterns }: Records): PreviewFile {
  const folder = folderOf('themes', theme.id)
  const get = (slug: string) => patterns.find(({ id }) => id === slug)
  return [`${folder}index.html`, renderTheme(theme, get, { styles: linksAt(folder, theme.id) })]
}

/** The theme of previews that have none of their own. */
const usualTheme = ({ themes }: Records): string =>
  (themes.find(({ id }) => id === 'slate') ?? themes[0])?.id ?? 'none'

async function readRecords({ client, slugs }: Listing): Promise<Records> {
  const { get } = lookupFrom(client)
  const read = async (type: ContentType) => {
    const found = await Promise.all(slugs(type).map((slug) => get(type, slug)))
    return [type, found.flatMap((record) => record ?? [])] as const
  }
  return Object.fromEntries(await Promise.all(CONTENT_TYPES.map(read))) as unknown as Records
}

function lookupOver(records: Records): Lookup {
  const known = new Map(
    CONTENT_TYPES.map((type) => [
      type,
      new Map((records[type] as readonly { id: string }[]).map((one) => [one.id, one])),
    ]),
  )
  return {
    get: async (type, slug) => known.get(type)?.get(slug) as never,
    slugs: async (type) => [...(known.get(type)?.keys() ?? [])],
  }
}
