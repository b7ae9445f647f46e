import type { Lookup } from '../../core/content/content-types.ts'
import { getRecordKey } from '../../core/content/record.ts'
import { essenceFromBlueprint } from '../../core/essence/compose/from-blueprint.ts'
import type { BlueprintV1 } from '../../core/generated/types/blueprint.v1.ts'
import { type Sha256, sha256Digest } from '../../core/hash.ts'
import {
  layoutCss,
  layoutPartCss,
  listLayoutParts,
} from '../../core/render/css/layout-stylesheet.ts'
import { type LoadedApp, listAppRecords, loadApp } from '../../core/render/load-app.ts'
import type { FontFile } from '../../core/theme/fonts.ts'
import { renderAppFiles, toShowcaseFolder } from '../previews/app-previews.ts'
import { APPEARANCE_SCRIPT, APPEARANCE_SCRIPT_FILE } from '../previews/appearance-script.ts'
import { compactCss } from '../previews/compact-css.ts'
import {
  LAYOUT_FILE,
  layoutPartFile,
  PREVIEW_FOLDER,
  SHOWCASE_SCRIPT_FILE,
} from '../previews/preview-paths.ts'
import { getShowcaseScript } from './load-script.ts'

/** A blueprint rendered as a site, with its sources. */
export interface ShowcaseSite {
  readonly slug: string
  /** The folder of the site: `showcase/{slug}/`. */
  readonly folder: string
  readonly app: LoadedApp
  /** Its files, and the files that it shares with other sites, by path. */
  readonly files: ReadonlyMap<string, string>
  /** The keys of its records, such as `patterns/hero`, sorted. */
  readonly records: readonly string[]
  /** The presets of patterns that its pages show, such as `hero/split`, sorted. */
  readonly presets: readonly string[]
}

/**
 * Renders a blueprint as the build does, but with only the shared styles that it uses. The files of
 * the fonts are not part of the result.
 */
export async function renderShowcase(
  blueprint: BlueprintV1,
  lookup: Lookup,
  fonts: readonly FontFile[] = [],
): Promise<ShowcaseSite> {
  const essence = await essenceFromBlueprint(blueprint, lookup)
  if (!essence.ok)
    throw new Error(essence.issues[0]?.message ?? 'The blueprint has no valid essence.')
  const app = await loadApp(essence.value, lookup, { product: blueprint.name, blueprint })
  const showcase = toShowcaseFolder(blueprint)
  const folder = showcase.root
  const records = listAppRecords(app)
  const parts = listLayoutParts([...records.patterns, ...records.shells].map(({ id }) => id))
  const files = new Map([
    ...renderAppFiles({ app, folders: [showcase] }, { fonts, hasExplorer: true }),
    [PREVIEW_FOLDER + LAYOUT_FILE, compactCss(layoutCss({ ...records, parts: [] }))],
    ...parts.map(
      (part) => [PREVIEW_FOLDER + layoutPartFile(part), compactCss(layoutPartCss(part))] as const,
    ),
    [PREVIEW_FOLDER + APPEARANCE_SCRIPT_FILE, APPEARANCE_SCRIPT],
    [PREVIEW_FOLDER + SHOWCASE_SCRIPT_FILE, getShowcaseScript()],
  ])
  return {
    slug: blueprint.id,
    folder,
    app,
    files,
    records: listRecordKeys(blueprint, app),
    presets: listPresetKeys(files),
  }
}

/** Returns one digest of all files of a site. */
export const filesDigest = ({ files }: Pick<ShowcaseSite, 'files'>, sha256?: Sha256): string =>
  sha256Digest(
    [...files]
      .map(([path, text]) => `${path} ${sha256Digest(text, sha256)}`)
      .sort()
      .join('\n'),
    sha256,
  )

function listRecordKeys(blueprint: BlueprintV1, app: LoadedApp): string[] {
  const { patterns, shells } = listAppRecords(app)
  const archetypes = (blueprint.compose ?? []).map((item) =>
    typeof item === 'string' ? item : item.archetype,
  )
  return [
    getRecordKey({ type: 'blueprints', slug: blueprint.id }),
    ...archetypes.map((slug) => getRecordKey({ type: 'archetypes', slug })),
    ...patterns.map(({ id }) => getRecordKey({ type: 'patterns', slug: id })),
    ...shells.map(({ id }) => getRecordKey({ type: 'shells', slug: id })),
    ...(app.theme ? [getRecordKey({ type: 'themes', slug: app.theme.id })] : []),
  ].sort()
}

/** Lists the presets in the rendered pages, including those of their shells. */
const listPresetKeys = (files: ReadonlyMap<string, string>): string[] => {
  const keys = [...files.values()].flatMap((text) =>
    [...text.matchAll(/<[a-z]+ [^>]*data-pattern="[^>]*>/g)].flatMap(([tag]) => {
      const [pattern, preset] = ['pattern', 'preset'].map(
        (name) => new RegExp(` data-${name}="([^"]*)"`).exec(tag)?.[1],
      )
      return pattern && preset ? [`${pattern}/${preset}`] : []
    }),
  )
  return [...new Set(keys)].sort()
}
