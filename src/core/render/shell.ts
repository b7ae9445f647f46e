import type { Lookup } from '../content/lookup.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { setAddresses } from './addresses.ts'
import { pageOf, readApp } from './app.ts'
import { renderDocument } from './document.ts'
import { MAIN } from './main-id.ts'
import type { Node } from './node.ts'
import { composePage } from './page.ts'
import type { RenderOptions } from './pattern.ts'
import { SAMPLE_PAGE, sampleEssence } from './sample.ts'

/** A shell with its regions around a page that suits it. */
export async function drawShell(shell: ShellV1, lookup: Lookup): Promise<readonly Node[]> {
  const get: Lookup['get'] = async (type, slug) =>
    type === 'shells' && slug === shell.id ? (shell as never) : lookup.get(type, slug)
  const app = await readApp(sampleEssence(shell), { ...lookup, get }, shell.name)
  const page = pageOf(app, SAMPLE_PAGE)
  if (page === undefined) throw new Error(`The sample of ${shell.id} has no page.`)
  const { body, ids } = composePage(app, page)
  return setAddresses(body, { resolve: () => undefined, ids, nowhere: `#${MAIN}` })
}

/** A shell on a page of its own. */
export const renderShell = async (
  shell: ShellV1,
  lookup: Lookup,
  { styles, ...look }: RenderOptions,
): Promise<string> =>
  renderDocument({ title: shell.name, body: await drawShell(shell, lookup), look, styles })
