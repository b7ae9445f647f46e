import { type Client, lookupFrom } from '../../index.ts'
import { type Folders, type RenderedApp, renderPage } from '../../render.ts'
import { folderOfPage } from './page-link.ts'

/** A page of an essence as a document; its links name the pages that they lead to. */
export const drawPage = (essence: unknown, page: string, client: Client): Promise<string> =>
  renderPage(essence, page, lookupFrom(client), { folders: foldersById })

const foldersById = ({ pages }: RenderedApp): Folders =>
  new Map(pages.map((page) => [page, folderOfPage(page.id)]))
