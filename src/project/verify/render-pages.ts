import type { RenderedViolation } from '../../internal/verify.ts'
import { openBrowserWithAxe } from '../check/check-browser.ts'
import { openTarget } from '../check/check-target.ts'
import type { Environment } from '../environment.ts'

/** The pages to render. */
export interface RenderInput {
  readonly root: string
  /** The folder of a built site, or the URL of a running one. */
  readonly target: string
  /** The addresses below the target, and the name of each page in findings. */
  readonly pages: readonly RenderedPage[]
  /** The path of a browser, if it is not to be searched for. */
  readonly browser?: string | undefined
}

/** A page of a site: its address, and the file or address that findings name. */
export interface RenderedPage {
  readonly address: string
  readonly name: string
}

/** What axe found, and the pages that were left out. */
export interface RenderedPages {
  readonly violations: readonly RenderedViolation[]
  readonly limitations: readonly string[]
}

const MAX_PAGES = 25

/** Opens pages in a browser and runs axe-core on each. */
export async function renderPages(
  environment: Environment,
  { root, target, pages, browser: path }: RenderInput,
): Promise<RenderedPages> {
  const { openSession } = await import('../../check/session.ts')
  const { createTab } = await import('../../check/tab.ts')
  const { navigate, waitUntilStable } = await import('../../check/open-page.ts')
  const { describeFailure } = await import('../../check/page-failure.ts')
  const { runAxe } = await import('../../check/run-axe.ts')
  const site = await openTarget(environment.cwd, target)
  const input = { root, path, command: 'svc verify' }
  const { browser, axeScript } = await openBrowserWithAxe(environment, input).catch(
    async (error) => {
      await site.close()
      throw error
    },
  )
  const violations: RenderedViolation[] = []
  const limitations: string[] = []
  const tab = createTab(async () => openSession(await browser.get()))
  const findViolations = (address: string) =>
    tab.use(async ({ page, limits }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await navigate({ page, limits }, `${site.baseUrl}${address}`)
      await waitUntilStable(page)
      return runAxe(page, axeScript)
    })
  try {
    for (const { address, name } of pages.slice(0, MAX_PAGES)) {
      const found = await findViolations(address).catch(describeFailure)
      if (typeof found === 'string') limitations.push(`${name} was not rendered: ${found}.`)
      else violations.push(...found.map((violation) => toViolation(violation, name)))
    }
  } finally {
    await browser.close()
    await site.close()
  }
  const rest = pages.length - MAX_PAGES
  if (rest > 0) limitations.push(`${rest} pages were not rendered.`)
  return { violations, limitations }
}

/** The part of a result of axe that a finding needs. */
interface AxeViolation {
  readonly id: string
  readonly impact?: RenderedViolation['impact'] | null | undefined
  readonly help: string
  readonly helpUrl: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

const toViolation = (
  { id, impact, help, helpUrl, nodes }: AxeViolation,
  page: string,
): RenderedViolation => ({
  page,
  rule: id,
  impact: impact ?? 'moderate',
  help,
  helpUrl,
  selectors: nodes.map(({ target }) => target.flat().join(' ')),
})

/** Lists the pages of a built site by the files in its folder. */
export const listBuiltPages = (
  files: readonly { readonly path: string }[],
  folder: string,
): RenderedPage[] =>
  files
    .filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith('.html'))
    .map(({ path }) => ({
      address: path.slice(folder.length).replace(/index\.html$/, ''),
      name: path,
    }))
