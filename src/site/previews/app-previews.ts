import type { Lookup } from '../../core/content/content-types.ts'
import type { AppPage } from '../../core/essence/app/app-plan.ts'
import { essenceFromArchetype } from '../../core/essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../../core/essence/compose/from-blueprint.ts'
import type { ArchetypeV2 } from '../../core/generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../core/generated/types/blueprint.v1.ts'
import type { StyledType } from '../../core/render/css/layout-stylesheet.ts'
import { uniqueId } from '../../core/render/element-ids.ts'
import type { PageFolders } from '../../core/render/links.ts'
import { type LoadedApp, loadApp } from '../../core/render/load-app.ts'
import {
  listSiteFiles,
  pathToRoot,
  renderSiteFiles,
  type SiteOptions,
} from '../../core/render/site.ts'
import type { FontFile } from '../../core/theme/fonts.ts'
import { APPEARANCE_SCRIPT_FILE } from './appearance-script.ts'
import { getBehaviorScript } from './behaviors.ts'
import {
  createControlScripts,
  FONT_FOLDER,
  LAYOUT_FILE,
  PREVIEW_FOLDER,
  previewFolder,
  recordStylePath,
  SHOWCASE_FOLDER,
  toFolderName,
} from './preview-paths.ts'

/** An app, and the folders of the site that it is rendered into. */
export interface PreviewedApp {
  readonly app: LoadedApp
  readonly folders: readonly AppFolder[]
}

interface AppFolder {
  readonly root: string
  /** Names the folders of pages; by default after their routes. */
  readonly nameFolders?: (app: LoadedApp) => PageFolders
  /** The slug of the blueprint, if the folder is a showcase site, whose controls work. */
  readonly showcase?: string
}

/** Options of the files of apps. */
export interface AppFileOptions {
  readonly fonts?: readonly FontFile[]
  /** True if the site has an explorer that showcase sites link to. */
  readonly hasExplorer?: boolean
}

/** Loads the app of an archetype; undefined if it does not make a valid essence. */
export async function loadArchetype(
  archetype: ArchetypeV2,
  lookup: Lookup,
): Promise<PreviewedApp | undefined> {
  const essence = await essenceFromArchetype(archetype, lookup)
  if (!essence.ok) return undefined
  const app = await loadApp(essence.value, lookup, { product: archetype.name })
  const nameFolders = createFolderNaming(({ page }) => [page.id])
  return { app, folders: [{ root: previewFolder('archetypes', archetype.id), nameFolders }] }
}

/** Loads the app of a blueprint: its pages in folders by section, and again as a showcase site. */
export async function loadBlueprint(
  blueprint: BlueprintV1,
  lookup: Lookup,
): Promise<PreviewedApp | undefined> {
  const essence = await essenceFromBlueprint(blueprint, lookup)
  if (!essence.ok) return undefined
  const app = await loadApp(essence.value, lookup, { product: blueprint.name, blueprint })
  const nameFolders = createFolderNaming(({ section, page }) => [section.id, page.id])
  return {
    app,
    folders: [
      { root: previewFolder('blueprints', blueprint.id), nameFolders },
      toShowcaseFolder(blueprint),
    ],
  }
}

/** Returns the folder of a blueprint's showcase site. */
export const toShowcaseFolder = ({ id }: BlueprintV1): AppFolder => ({
  root: `${SHOWCASE_FOLDER}${toFolderName(id)}/`,
  showcase: id,
})

/** Lists the paths of an app's files in the site. */
export const listAppFiles = ({ app, folders }: PreviewedApp): string[] =>
  folders.flatMap((folder) =>
    listSiteFiles(app, createOptions(app, folder)).map((path) => folder.root + path),
  )

/** Renders an app into its folders of the site. */
export const renderAppFiles = (
  { app, folders }: PreviewedApp,
  options: AppFileOptions = {},
): Map<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      [...renderSiteFiles(app, createOptions(app, folder, options))].map(
        ([path, text]) => [folder.root + path, text] as const,
      ),
    ),
  )

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

/**
 * Returns the options of an app in a folder: all previews share their style sheets and scripts. The
 * controls of a showcase site work; other pages show what their records describe, and load less.
 */
function createOptions(
  app: LoadedApp,
  { root, nameFolders, showcase }: AppFolder,
  { fonts: files = [], hasExplorer = false }: AppFileOptions = {},
): SiteOptions {
  const siteRoot = pathToRoot(root)
  const previews = siteRoot + PREVIEW_FOLDER
  const shared = {
    layout: previews + LAYOUT_FILE,
    recordStyle: (type: StyledType, id: string) => previews + recordStylePath(type, id),
    script: previews + APPEARANCE_SCRIPT_FILE,
  }
  return {
    shared:
      showcase === undefined
        ? shared
        : {
            ...shared,
            controls: {
              ...createControlScripts(previews, (id) => hasBehavior(app, id)),
              tools: hasExplorer ? createToolLinks(siteRoot, showcase) : {},
            },
          },
    fonts: { files, url: siteRoot + FONT_FOLDER },
    ...(nameFolders ? { folders: nameFolders } : {}),
  }
}

function hasBehavior(app: LoadedApp, id: string): boolean {
  const pattern = app.getRecord('patterns', id)
  return pattern !== undefined && getBehaviorScript(pattern) !== undefined
}

/** Returns what the tools of a showcase site link to: the explorer, and the record of its blueprint. */
const createToolLinks = (siteRoot: string, slug: string) => ({
  explorer: siteRoot,
  about: `${siteRoot}blueprints/${toFolderName(slug)}/`,
})
