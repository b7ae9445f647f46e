import { type Client, lookupFrom } from '../../index.ts'
import { type PageOptions, pageIdsByFolder, renderPage } from '../../render.ts'

/** The font files of the site. */
export type FontFiles = NonNullable<PageOptions['fonts']>['files']

/** A rendered page of an essence, with the targets of its links. */
export interface RenderedDocument {
  readonly html: string
  /** The folder of the page, which its links are relative to. */
  readonly folder: string
  /** Page ids by folder. */
  readonly pages: Readonly<Record<string, string>>
}

/** Renders a page of an essence. */
export async function renderEssencePage(
  essence: unknown,
  page: string,
  client: Pick<Client, 'get' | 'all'>,
  options: PageOptions = {},
): Promise<RenderedDocument> {
  const html = await renderPage(essence, page, lookupFrom(client), options)
  const folders = pageIdsByFolder(essence)
  const [folder = ''] = [...folders].find(([, id]) => id === page) ?? []
  return { html, folder, pages: Object.fromEntries(folders) }
}
