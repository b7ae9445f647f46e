import type { Lookup } from '../../core/content/content-types.ts'
import { getRecordKey } from '../../core/content/record.ts'
import { essenceFromBlueprint } from '../../core/essence/compose/from-blueprint.ts'
import type { BlueprintV1 } from '../../core/generated/types/blueprint.v1.ts'
import { type Sha256, sha256Digest } from '../../core/kernel/hash.ts'
import { baseCss } from '../../core/render/css/layout-stylesheet.ts'
import { type LoadedApp, listAppRecords, loadApp } from '../../core/render/load-app.ts'
import type { FontFile } from '../../core/theme/fonts.ts'
import { renderAppFiles, toShowcaseFolder } from '../previews/app-previews.ts'
import { APPEARANCE_SCRIPT, APPEARANCE_SCRIPT_FILE } from '../previews/appearance-script.ts'
import { getBehaviorScript } from '../previews/behaviors.ts'
import { compactCss } from '../previews/compact-css.ts'
import { getControlsScript } from '../previews/controls-script.ts'
import {
  behaviorFile,
  CONTROLS_SCRIPT_FILE,
  LAYOUT_FILE,
  PREVIEW_FOLDER,
} from '../previews/preview-paths.ts'
import { listStyleFiles } from '../previews/record-styles.ts'

/** A blueprint rendered as a site, with its sources. */
export interface ShowcaseSite {
  readonly slug: string
  /** The folder of the site: `showcase/{slug}/`. */
  readonly folder: string
  readonly app: LoadedApp
  /** Its files, and the files that it shares with other sites, by path. */
  readonly files: ReadonlyMap<string, string>
  /** The keys of its records, `<type>/<slug>`, sorted. */
  readonly records: readonly string[]
  /** The presets of patterns that its pages show, `<slug>/<preset>`, sorted. */
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
  const pages = renderAppFiles({ app, folders: [showcase] }, { fonts, hasExplorer: true })
  const files = new Map([
    ...pages,
    [PREVIEW_FOLDER + LAYOUT_FILE, compactCss(baseCss(records))],
    ...listStyleFiles(records),
    [PREVIEW_FOLDER + APPEARANCE_SCRIPT_FILE, APPEARANCE_SCRIPT],
    [PREVIEW_FOLDER + CONTROLS_SCRIPT_FILE, getControlsScript()],
    ...renderBehaviors(app, pages),
  ])
  return {
    slug: blueprint.id,
    folder,
    app,
    files,
    records: listRecordKeys(blueprint, app),
    presets: listPresetKeys(pages),
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

/** Renders the behaviors of the patterns that pages show, by path. */
const renderBehaviors = (app: LoadedApp, pages: ReadonlyMap<string, string>): [string, string][] =>
  [...new Set(listPresetKeys(pages).map((key) => key.replace(/\/.*/, '')))].flatMap((id) => {
    const pattern = app.getRecord('patterns', id)
    const script = pattern && getBehaviorScript(pattern)
    return script ? [[PREVIEW_FOLDER + behaviorFile(id), script]] : []
  })

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
