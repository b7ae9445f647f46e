import { findTarget, getPageFile, readPlanAnswers, reviewPlan } from '../../internal/plan.ts'
import { getRouteShape } from '../../internal/verify.ts'
import { requireContract, requireValidEssence } from '../contract/contract-file.ts'
import { readPagesFolder } from '../detect/pages-folder.ts'
import { mapPages } from '../discover/app-files.ts'
import { discoverRoutes } from '../discover/discover-project.ts'
import type { Environment } from '../environment.ts'
import { readText } from '../folder/files.ts'
import { CONTEXT_FOLDER } from '../folder/project.ts'
import { selectPack } from '../packs/select-pack.ts'
import { hasPageContent } from './built-page.ts'
import { PLAN_FILE } from './create-plan.ts'

/** A page that is not built yet. */
export interface NextPage {
  readonly page: string
  readonly title: string
  readonly route: string
  /** The file of its pack; null if the packs were not compiled. */
  readonly pack: string | null
  /** The file to write; null if neither the target nor a route decides it. */
  readonly file: string | null
  /** True if its route or file exists, and shows nothing yet. */
  readonly isEmpty: boolean
  /** The answers that its plan lacks. */
  readonly missing: readonly string[]
}

/** What to build next, and the command that follows. */
export interface NextStep {
  readonly built: number
  readonly total: number
  readonly next: NextPage | null
  /** Whether the routes of the project are all known; if not, a page may be built already. */
  readonly completeness: 'complete' | 'partial' | 'unknown'
  readonly reason: string
  readonly command: string
}

/** Finds the first page of the essence that has no content yet: a route alone is no page. */
export async function findNextPage(environment: Environment): Promise<NextStep> {
  const contract = await requireContract(environment)
  const essence = requireValidEssence(contract)
  const { root } = contract.project
  const [{ files, routes }, pagesFolder, { manifest }, worksheet] = await Promise.all([
    discoverRoutes(root),
    readPagesFolder(root),
    selectPack(environment, { pack_type: 'manifest' }),
    readText(root, PLAN_FILE),
  ])
  const answers = readPlanAnswers(essence)
  const target = findTarget(essence.meta.target, pagesFolder)
  const implemented = mapPages(routes, new Set(files.files))
  const pages = await Promise.all(
    answers.pages.map(async ({ section, page, route = '/', title }) => {
      const existing = implemented[getRouteShape(route)]
      const file = target ? getPageFile(target, { path: route, section, page }) : null
      const texts = [file, existing].map(async (name) => {
        const text = name ? await readText(root, name) : undefined
        const count = Object.values(implemented).filter((other) => other === name).length
        return text === undefined ? undefined : hasPageContent(text, Math.max(1, count))
      })
      const found = (await Promise.all(texts)).filter((isBuilt) => isBuilt !== undefined)
      return {
        section,
        page,
        route,
        title: title ?? page,
        file: existing ?? file,
        isEmpty: found.length > 0,
        isBuilt: found.includes(true),
      }
    }),
  )
  const open = pages.find(({ isBuilt }) => !isBuilt)
  const { completeness, reason } = routes
  const built = pages.filter(({ isBuilt }) => isBuilt).length
  const base = { built, total: pages.length, completeness, reason }
  if (open === undefined) return { ...base, next: null, command: 'npx @svc/content verify' }
  const name = `${open.section}/${open.page}`
  const entry = manifest.pages.find(
    ({ id, sectionId, route }) =>
      route === open.route || (id === open.page && sectionId === open.section),
  )
  const pack = entry?.markdown ? `${CONTEXT_FOLDER}/${entry.markdown}` : null
  const hasPack = pack !== null && (await readText(root, pack)) !== undefined
  const missing =
    worksheet === undefined
      ? []
      : reviewPlan(answers).flatMap(({ page, label, problem }) =>
          page === name && problem === 'missing' ? label : [],
        )
  const { page: _, section: __, isBuilt: ___, ...rest } = open
  return {
    ...base,
    next: { page: name, ...rest, pack: hasPack ? pack : null, missing },
    command: chooseCommand({ hasPack, missing, page: open.page }),
  }
}

function chooseCommand({
  hasPack,
  missing,
  page,
}: {
  readonly hasPack: boolean
  readonly missing: readonly string[]
  readonly page: string
}): string {
  if (missing.length > 0) return 'npx @svc/content plan --check'
  return hasPack ? `npx @svc/content pack page ${page}` : 'npx @svc/content init'
}
