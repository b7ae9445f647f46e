import type { Lookup } from '../../core/content/content-types.ts'
import { essenceFromArchetype } from '../../core/essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../../core/essence/compose/from-blueprint.ts'
import type { ArchetypeV2 } from '../../core/generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../core/generated/types/blueprint.v1.ts'
import type { AppPage } from '../../core/packs/app-plan.ts'
import { uniqueId } from '../../core/render/element-ids.ts'
import type { PageFolders } from '../../core/render/links.ts'
import { type LoadedApp, loadApp } from '../../core/render/load-app.ts'
import { renderSiteFiles } from '../../core/render/site.ts'
import { APPEARANCE_SCRIPT_FILE } from './appearance-script.ts'
import {
  LAYOUT_FILE,
  PREVIEW_FOLDER,
  type PreviewFile,
  previewFolder,
  SHOWCASE_FOLDER,
  toFolderName,
} from './preview-paths.ts'

/** A page for each page of an archetype; none when no essence can be made of it. */
export async function archetypePreviews(
  archetype: ArchetypeV2,
  lookup: Lookup,
): Promise<PreviewFile[]> {
  const essence = await essenceFromArchetype(archetype, lookup)
  if (!essence.ok) return []
  const app = await loadApp(essence.value, lookup, archetype.name)
  const folders = createFolderNaming(({ page }) => [page.id])
  return appFiles(previewFolder('archetypes', archetype.id), app, folders)
}

/** A page for each page of a blueprint by its section, and the blueprint as a site of its own. */
export async function blueprintPreviews(
  blueprint: BlueprintV1,
  lookup: Lookup,
): Promise<PreviewFile[]> {
  const essence = await essenceFromBlueprint(blueprint, lookup)
  if (!essence.ok) return []
  const app = await loadApp(essence.value, lookup, blueprint.name)
  const folders = createFolderNaming(({ section, page }) => [section.id, page.id])
  return [
    ...appFiles(previewFolder('blueprints', blueprint.id), app, folders),
    ...appFiles(`${SHOWCASE_FOLDER}${toFolderName(blueprint.id)}/`, app),
  ]
}

/** The pages of an app in folders that are named by something other than their routes. */
const createFolderNaming =
  (names: (page: AppPage) => readonly string[]) =>
  ({ pages }: LoadedApp): PageFolders => {
    const taken = new Set<string>()
    return new Map(
      pages.map((page) => {
        const path = uniqueId(names(page).map(toFolderName).join('/'), taken)
        taken.add(path)
        return [page, `${path}/`]
      }),
    )
  }

/** The files of an app in a folder of the site, with the style sheet and the script of all previews. */
function appFiles(
  root: string,
  app: LoadedApp,
  folders?: (app: LoadedApp) => PageFolders,
): PreviewFile[] {
  const up = '../'.repeat(root.split('/').length - 1) + PREVIEW_FOLDER
  const shared = { layout: up + LAYOUT_FILE, script: up + APPEARANCE_SCRIPT_FILE }
  const files = renderSiteFiles(app, { shared, ...(folders ? { folders } : {}) })
  return [...files].map(([path, text]) => [root + path, text])
}
