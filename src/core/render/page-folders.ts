import { parseEssence, planApp } from '../packs/app-plan.ts'
import { getPageFolders } from './routes.ts'

/** The ids of an essence's pages by the folders that the links of rendered pages lead to. */
export const pageIdsByFolder = (essence: unknown): ReadonlyMap<string, string> =>
  new Map(
    [...getPageFolders(planApp(parseEssence(essence)))].map(([{ id }, folder]) => [folder, id]),
  )
