import { lookupFrom } from '../../api/client-lookup.ts'
import type { SiteListing } from '../../api/route.ts'
import {
  CONTENT_TYPES,
  type Content,
  type ContentType,
  type Lookup,
} from '../../core/content/content-types.ts'
import type { PatternV2 } from '../../core/generated/types/pattern.v2.ts'
import {
  baseCss,
  createStyleFilter,
  themeSampleCss,
} from '../../core/render/css/layout-stylesheet.ts'
import { themeStylesheet } from '../../core/render/css/theme-stylesheet.ts'
import type { StylesheetLinks } from '../../core/render/document.ts'
import { renderPattern } from '../../core/render/pattern.ts'
import { renderShell } from '../../core/render/shell.ts'
import { pathToRoot } from '../../core/render/site.ts'
import { listStates } from '../../core/render/states.ts'
import { renderTheme } from '../../core/render/theme.ts'
import { type PlannedFile, planTogether, renderPlan, toText } from '../planned-file.ts'
import {
  type AppFileOptions,
  listAppFiles,
  loadArchetype,
  loadBlueprint,
  type PreviewedApp,
  renderAppFiles,
} from './app-previews.ts'
import { APPEARANCE_SCRIPT, APPEARANCE_SCRIPT_FILE } from './appearance-script.ts'
import { getBehaviorScript } from './behaviors.ts'
import { compactCss } from './compact-css.ts'
import { getControlsScript } from './controls-script.ts'
import {
  behaviorFile,
  CONTROLS_SCRIPT_FILE,
  FONT_FOLDER,
  LAYOUT_FILE,
  PREVIEW_FOLDER,
  previewFolder,
  previewLinks,
  THEME_SAMPLE_FILE,
  themeStylesheetPath,
} from './preview-paths.ts'
import { listStyleFiles } from './record-styles.ts'

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

/** The scripts of the patterns that have a behavior, by id. */
type Behaviors = ReadonlyMap<string, string>

/** Returns the links of a preview in a folder, in the default theme or another one. */
type GetLinks = (folder: string, theme?: string) => StylesheetLinks

/** Plans a preview of every preset of a pattern, and of each of its states. */
function planPattern(pattern: PatternV2, getLinks: GetLinks): PlannedFile {
  const paths = listPatternPreviews(pattern)
  return {
    paths,
    isPerPath: true,
    render(path) {
      const folder = path.slice(0, -INDEX_FILE.length)
      const variant = listVariants(pattern)[paths.indexOf(path)]
      return renderPattern(pattern, { ...variant, styles: getLinks(folder) })
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
  const behaviors = listBehaviors(patterns)
  const hasStyle = createStyleFilter(records)
  const getLinks: GetLinks = (folder, name = theme) =>
    previewLinks(folder, name, { hasStyle, hasBehavior: (id) => behaviors.has(id) })
  const apps = [
    ...archetypes.map((archetype) => () => loadArchetype(archetype, lookup)),
    ...blueprints.map((blueprint) => () => loadBlueprint(blueprint, lookup)),
  ]
  return [
    planPreview(PREVIEW_FOLDER + LAYOUT_FILE, () => compactCss(baseCss({ patterns, shells }))),
    planPreview(PREVIEW_FOLDER + THEME_SAMPLE_FILE, () => compactCss(themeSampleCss())),
    ...listStyleFiles(records).map(([path, css]) => planPreview(path, () => css)),
    planPreview(PREVIEW_FOLDER + APPEARANCE_SCRIPT_FILE, () => APPEARANCE_SCRIPT),
    planPreview(PREVIEW_FOLDER + CONTROLS_SCRIPT_FILE, getControlsScript),
    ...[...behaviors].map(([id, script]) =>
      planPreview(PREVIEW_FOLDER + behaviorFile(id), () => script),
    ),
    planPreview(PREVIEW_FOLDER + themeStylesheetPath(theme), () => ''),
    ...themes.map((record) =>
      planPreview(PREVIEW_FOLDER + themeStylesheetPath(record.id), () =>
        themeStylesheet(record, undefined, { files: fonts, url: `../../${FONT_FOLDER}` }),
      ),
    ),
    ...patterns.map((pattern) => planPattern(pattern, getLinks)),
    ...themes.map((record) => planTheme(record, records, getLinks)),
    ...shells.map((shell) => {
      const folder = previewFolder('shells', shell.id)
      const styles = getLinks(folder)
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

function planTheme(
  theme: Content['themes'],
  { patterns }: PreviewRecords,
  getLinks: GetLinks,
): PlannedFile {
  const folder = previewFolder('themes', theme.id)
  const getPattern = (slug: string) => patterns.find(({ id }) => id === slug)
  return planPreview(folder + INDEX_FILE, () =>
    renderTheme(theme, getPattern, {
      styles: {
        ...getLinks(folder, theme.id),
        themeSample: pathToRoot(folder) + PREVIEW_FOLDER + THEME_SAMPLE_FILE,
      },
    }),
  )
}

const listBehaviors = (patterns: readonly PatternV2[]): Behaviors =>
  new Map(
    patterns.flatMap((pattern) => {
      const script = getBehaviorScript(pattern)
      return script === undefined ? [] : [[pattern.id, script] as const]
    }),
  )

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
