import type { Lookup } from '../content/content-types.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { rewriteLinks } from './addresses.ts'
import { findAppPage, loadApp } from './app.ts'
import { renderDocument } from './document.ts'
import { MAIN_ID } from './main-id.ts'
import type { Node } from './node.ts'
import { composePage } from './page.ts'
import type { RenderOptions } from './pattern.ts'
import { createSampleEssence, SAMPLE_PAGE_ID } from './sample.ts'

/** A shell with its regions around a page that suits it. */
export async function createShellNodes(shell: ShellV1, lookup: Lookup): Promise<readonly Node[]> {
  const get: Lookup['get'] = async (type, slug) =>
    type === 'shells' && slug === shell.id ? (shell as never) : lookup.get(type, slug)
  const app = await loadApp(createSampleEssence(shell), { ...lookup, get }, shell.name)
  const page = findAppPage(app, SAMPLE_PAGE_ID)
  if (page === undefined) throw new Error(`The sample of ${shell.id} has no page.`)
  const { body, ids } = composePage(app, page)
  return rewriteLinks(body, { resolve: () => undefined, ids, deadLinkHref: `#${MAIN_ID}` })
}

/** A shell on a page of its own. */
export const renderShell = async (
  shell: ShellV1,
  lookup: Lookup,
  { styles, ...look }: RenderOptions,
): Promise<string> =>
  renderDocument({
    title: shell.name,
    body: await createShellNodes(shell, lookup),
    appearance: look,
    styles,
  })
