import type { Lookup } from '../../core/content/content-types.ts'
import { essenceFromArchetype } from '../../core/essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../../core/essence/compose/from-blueprint.ts'
import type { ArchetypeV2 } from '../../core/generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../core/generated/types/blueprint.v1.ts'
import type { AppPage } from '../../core/packs/app-plan.ts'
import { uniqueId } from '../../core/render/element-ids.ts'
import type { PageFolders } from '../../core/render/links.ts'
import { type LoadedApp, loadApp } from '../../core/render/load-app.ts'
import { pathToRoot, renderSiteFiles } from '../../core/render/site.ts'
import type { FontFile } from '../../core/theme/fonts.ts'
import { APPEARANCE_SCRIPT_FILE } from './appearance-script.ts'
import {
  FONT_FOLDER,
  LAYOUT_FILE,
  PREVIEW_FOLDER,
  type PreviewFile,
  previewFolder,
  SHOWCASE_FOLDER,
  toFolderName,
} from './preview-paths.ts'

/** Renders the pages of an archetype; returns none if it does not make a valid essence. */
export async function archetypePreviews(
  archetype: ArchetypeV2,
  lookup: Lookup,
  fonts: readonly FontFile[] = [],
): Promise<PreviewFile[]> {
  const essence = await essenceFromArchetype(archetype, lookup)
  if (!essence.ok) return []
  const app = await loadApp(essence.value, lookup, { product: archetype.name })
  const folders = createFolderNaming(({ page }) => [page.id])
  return appFiles(previewFolder('archetypes', archetype.id), app, { fonts, folders })
}

/** Renders the pages of a blueprint in folders by section, and again as a showcase site. */
export async function blueprintPreviews(
  blueprint: BlueprintV1,
  lookup: Lookup,
  fonts: readonly FontFile[] = [],
): Promise<PreviewFile[]> {
  const essence = await essenceFromBlueprint(blueprint, lookup)
  if (!essence.ok) return []
  const app = await loadApp(essence.value, lookup, { product: blueprint.name, blueprint })
  const folders = createFolderNaming(({ section, page }) => [section.id, page.id])
  return [
    ...appFiles(previewFolder('blueprints', blueprint.id), app, { fonts, folders }),
    ...appFiles(`${SHOWCASE_FOLDER}${toFolderName(blueprint.id)}/`, app, { fonts }),
  ]
}

/** Creates a function that names the folders of pages by ids instead of routes. */
const createFolderNaming =
  (getIds: (page: AppPage) => readonly string[]) =>
  ({ pages }: LoadedApp): PageFolders => {
    const usedPaths = new Set<string>()
    return new Map(
      pages.map((page) => {
        const path = uniqueId(getIds(page).map(toFolderName).join('/'), usedPaths)
        usedPaths.add(path)
        return [page, `${path}/`]
      }),
    )
  }

interface AppFileOptions {
  readonly fonts: readonly FontFile[]
  readonly folders?: (app: LoadedApp) => PageFolders
}

/** Renders an app into a folder of the site; all previews share one style sheet and one script. */
function appFiles(root: string, app: LoadedApp, options: AppFileOptions): PreviewFile[] {
  const { fonts: files, ...rest } = options
  const siteRoot = pathToRoot(root)
  const previews = siteRoot + PREVIEW_FOLDER
  const shared = { layout: previews + LAYOUT_FILE, script: previews + APPEARANCE_SCRIPT_FILE }
  const fonts = { files, url: siteRoot + FONT_FOLDER }
  return [...renderSiteFiles(app, { shared, fonts, ...rest })].map(([path, text]) => [
    root + path,
    text,
  ])
}
