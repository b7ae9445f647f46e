import { lookupFrom } from '../../api/client-lookup.ts'
import type { SiteListing } from '../../api/route.ts'
import {
  CONTENT_TYPES,
  type Content,
  type ContentType,
  type Lookup,
} from '../../core/content/content-types.ts'
import type { PatternV2 } from '../../core/generated/types/pattern.v2.ts'
import { LAYOUT_PARTS, layoutCss, layoutPartCss } from '../../core/render/css/layout-stylesheet.ts'
import { themeStylesheet } from '../../core/render/css/theme-stylesheet.ts'
import { renderPattern } from '../../core/render/pattern.ts'
import { renderShell } from '../../core/render/shell.ts'
import { listStates } from '../../core/render/states.ts'
import { renderTheme } from '../../core/render/theme.ts'
import { type PlannedFile, planTogether, renderPlan, toText } from '../planned-file.ts'
import { getShowcaseScript } from '../showcase/load-script.ts'
import {
  type AppFileOptions,
  listAppFiles,
  loadArchetype,
  loadBlueprint,
  type PreviewedApp,
  renderAppFiles,
} from './app-previews.ts'
import { APPEARANCE_SCRIPT, APPEARANCE_SCRIPT_FILE } from './appearance-script.ts'
import { compactCss } from './compact-css.ts'
import {
  FONT_FOLDER,
  LAYOUT_FILE,
  layoutPartFile,
  PREVIEW_FOLDER,
  previewFolder,
  previewLinks,
  SHOWCASE_SCRIPT_FILE,
  themeStylesheetPath,
} from './preview-paths.ts'

/** A preset of a pattern, in one of its states. */
interface Variant {
  readonly preset: string
  readonly state?: string
}

const listVariants = (pattern: PatternV2): Variant[] =>
  Object.keys(pattern.presets).flatMap((preset) => [
    { preset },
    ...listStates(pattern, preset).map((state) => ({ preset, state })),
  ])

/** Plans a preview of every preset of a pattern, and of each of its states. */
function planPattern(pattern: PatternV2, theme: string): PlannedFile {
  const paths = listPatternPreviews(pattern)
  return {
    paths,
    isPerPath: true,
    render(path) {
      const folder = path.slice(0, -INDEX_FILE.length)
      const variant = listVariants(pattern)[paths.indexOf(path)]
      return renderPattern(pattern, { ...variant, styles: previewLinks(folder, theme) })
    },
  }
}

/** Lists the paths of a pattern's previews. */
export const listPatternPreviews = (pattern: PatternV2): string[] =>
  listVariants(pattern).map(
    (variant) => previewFolder('patterns', pattern.id, ...Object.values(variant)) + INDEX_FILE,
  )

const INDEX_FILE = 'index.html'

type PreviewRecords = { readonly [T in ContentType]: readonly Content[T][] }

/** Renders the previews of all records, by path. */
export async function previewFiles(
  listing: SiteListing,
  options: AppFileOptions = {},
): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const plan of await planPreviews(listing, options)) {
    for await (const [paths, content] of renderPlan(plan)) {
      for (const path of paths) files.set(path, toText(content))
    }
  }
  return files
}

/**
 * Plans the previews of all records: presets and states of patterns, shells, themes, the pages of
 * archetypes and blueprints, and blueprints as showcase sites.
 */
export async function planPreviews(
  listing: SiteListing,
  options: AppFileOptions = {},
): Promise<PlannedFile[]> {
  const { fonts = [] } = options
  const records = await readRecords(listing)
  const lookup = createRecordLookup(records)
  const { patterns, shells, themes, archetypes, blueprints } = records
  const theme = defaultTheme(records)
  const apps = [
    ...archetypes.map((archetype) => () => loadArchetype(archetype, lookup)),
    ...blueprints.map((blueprint) => () => loadBlueprint(blueprint, lookup)),
  ]
  return [
    planPreview(PREVIEW_FOLDER + LAYOUT_FILE, () =>
      compactCss(layoutCss({ patterns, shells, parts: [] })),
    ),
    ...LAYOUT_PARTS.map((part) =>
      planPreview(PREVIEW_FOLDER + layoutPartFile(part), () => compactCss(layoutPartCss(part))),
    ),
    planPreview(PREVIEW_FOLDER + APPEARANCE_SCRIPT_FILE, () => APPEARANCE_SCRIPT),
    planPreview(PREVIEW_FOLDER + SHOWCASE_SCRIPT_FILE, getShowcaseScript),
    planPreview(PREVIEW_FOLDER + themeStylesheetPath(theme), () => ''),
    ...themes.map((record) =>
      planPreview(PREVIEW_FOLDER + themeStylesheetPath(record.id), () =>
        themeStylesheet(record, undefined, { files: fonts, url: `../../${FONT_FOLDER}` }),
      ),
    ),
    ...patterns.map((pattern) => planPattern(pattern, theme)),
    ...themes.map((record) => planTheme(record, records)),
    ...shells.map((shell) => {
      const folder = previewFolder('shells', shell.id)
      const styles = previewLinks(folder, theme)
      return planPreview(folder + INDEX_FILE, () => renderShell(shell, lookup, { styles }))
    }),
    ...(await Promise.all(apps.map((load) => planApp(load, options)))).flat(),
  ]
}

const planPreview = (path: string, render: PlannedFile['render']): PlannedFile => ({
  paths: [path],
  render,
})

/** Plans the pages of an app, which is loaded once for their names, and again to render them. */
async function planApp(
  load: () => Promise<PreviewedApp | undefined>,
  options: AppFileOptions,
): Promise<PlannedFile[]> {
  const previewed = await load()
  if (previewed === undefined) return []
  const render = async () => {
    const app = await load()
    return app ? renderAppFiles(app, options) : new Map<string, string>()
  }
  return [planTogether(listAppFiles(previewed), render)]
}

function planTheme(theme: Content['themes'], { patterns }: PreviewRecords): PlannedFile {
  const folder = previewFolder('themes', theme.id)
  const getPattern = (slug: string) => patterns.find(({ id }) => id === slug)
  return planPreview(folder + INDEX_FILE, () =>
    renderTheme(theme, getPattern, { styles: previewLinks(folder, theme.id) }),
  )
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
