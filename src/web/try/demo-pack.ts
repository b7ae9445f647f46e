import type { Client } from '../../index.ts'
import { DEMO_ESSENCE, DEMO_PAGE } from './demo-essence.ts'

/** The pack of the demo page, with its size. */
export interface DemoPack {
  readonly pack: string
  readonly tokens: number
}

/** Compiles the pack of the demo page. */
export async function compileDemoPack(client: Client): Promise<DemoPack> {
  const { pack, manifest } = await client.select({
    essence: DEMO_ESSENCE,
    pack_type: 'page',
    id: DEMO_PAGE,
  })
  const entry = manifest.pages.find(({ id }) => id === DEMO_PAGE)
  return { pack: pack.renderedMarkdown, tokens: entry?.tokens ?? 0 }
}
