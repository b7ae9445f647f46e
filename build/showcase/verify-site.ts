import type { Browser, BrowserContext } from 'playwright'
import type { ShowcaseShortlistEntry } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import type { Tree } from '../../src/internal/node.ts'
import type { ShowcaseSite } from '../../src/site/showcase/render-showcase.ts'
import { findContractViolations, findTokenViolations, listExpectedDocuments } from './contract.ts'
import { readDocumentSignals } from './document-signals.ts'
import { openDocument } from './open-document.ts'
import { serveFiles } from './serve-files.ts'
import { type BuildFacts, toSiteResult } from './site-result.ts'
import type { InspectedDocument } from './smoke-result.ts'

/** Opens every document of a site in a browser, and returns the result of all checks. */
export async function verifySite(
  browser: Browser,
  site: ShowcaseSite,
  { fonts, ...build }: BuildFacts & { readonly fonts: Tree },
): Promise<ShowcaseShortlistEntry> {
  const start = performance.now()
  const served = await serveFiles(new Map([...site.files, ...fonts]))
  const context = await browser.newContext()
  try {
    const { origin } = served
    const documents: InspectedDocument[] = []
    for (const expected of listExpectedDocuments(site)) {
      const opened = await openDocument(context, { origin, ...expected })
      documents.push({ ...opened, signals: readDocumentSignals(opened.html) })
    }
    const contractViolations = [
      ...findContractViolations(
        site,
        new Map(documents.map(({ path, signals }) => [path, signals])),
      ),
      ...(await findThemeViolations(context, site, origin)),
    ]
    const durationMs = Math.round(performance.now() - start)
    return toSiteResult({ site, documents, contractViolations, durationMs }, build)
  } finally {
    await context.close()
    await served.close()
  }
}

async function findThemeViolations(context: BrowserContext, site: ShowcaseSite, origin: string) {
  const page = await context.newPage()
  try {
    await page.goto(`${origin}/${site.folder}`)
    return await findTokenViolations(page, site)
  } finally {
    await page.close()
  }
}
