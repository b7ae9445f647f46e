import type { Browser, BrowserContext } from 'playwright'
import type { ShowcaseShortlistEntry } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import type { ShowcaseSite } from '../../src/site/showcase/render-showcase.ts'
import { contractFaults, expectedDocuments, tokenFaults } from './contract.ts'
import { documentSignals } from './document-signals.ts'
import { openDocument } from './open-document.ts'
import { type Built, rowOf } from './row.ts'
import { serveFiles } from './serve-files.ts'
import type { Seen } from './smoke.ts'

/** Opens every document of a site in a browser, and says what was found. */
export async function verifySite(
  browser: Browser,
  site: ShowcaseSite,
  built: Built,
): Promise<ShowcaseShortlistEntry> {
  const start = performance.now()
  const served = await serveFiles(site.files)
  const context = await browser.newContext()
  try {
    const { origin } = served
    const documents: Seen[] = []
    for (const expected of expectedDocuments(site)) {
      const opened = await openDocument(context, { origin, ...expected })
      documents.push({ ...opened, signals: documentSignals(opened.html) })
    }
    const contract = [
      ...contractFaults(site, new Map(documents.map(({ path, signals }) => [path, signals]))),
      ...(await themeFaults(context, site, origin)),
    ]
    const durationMs = Math.round(performance.now() - start)
    return rowOf({ site, documents, contract, durationMs }, built)
  } finally {
    await context.close()
    await served.close()
  }
}

async function themeFaults(context: BrowserContext, site: ShowcaseSite, origin: string) {
  const page = await context.newPage()
  try {
    await page.goto(`${origin}/${site.folder}`)
    return await tokenFaults(page, site)
  } finally {
    await page.close()
  }
}
