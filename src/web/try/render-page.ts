import { type Client, lookupFrom } from '../../index.ts'
import { pageIdsByFolder, renderPage } from '../../render.ts'

/** A page of an essence as a document, and where its links lead. */
export interface RenderedDocument {
  readonly html: string
  /** The folder that the page lies in, as its links see it. */
  readonly folder: string
  /** The ids of all pages by their folders. */
  readonly pages: Readonly<Record<string, string>>
}

/** Draws a page of an essence. */
export async function renderEssencePage(
  essence: unknown,
  page: string,
  client: Client,
): Promise<RenderedDocument> {
  const html = await renderPage(essence, page, lookupFrom(client))
  const folders = pageIdsByFolder(essence)
  const [folder = ''] = [...folders].find(([, id]) => id === page) ?? []
  return { html, folder, pages: Object.fromEntries(folders) }
}
