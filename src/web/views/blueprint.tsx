import { type Essence, essenceFromBlueprint } from '../../essence.ts'
import type { PublicRecord } from '../../index.ts'
import { BlueprintCharacter, BlueprintKeys, Portfolio } from '../parts/blueprint-notes.tsx'
import { Filmstrip, type Still } from '../parts/filmstrip.tsx'
import { Packs } from '../parts/packs.tsx'
import { RouteMap } from '../parts/route-map.tsx'
import { previewPath } from '../preview-path.ts'
import { productOf, stopsOf } from '../product.ts'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT } from '../record-paths.ts'
import type { View } from '../view.ts'
import type { Compiler } from './archetype.tsx'
import { recordView } from './record.tsx'

/** A blueprint: a whole product as it looks, its routes and voice, its essence and its packs. */
export async function blueprintView(
  record: PublicRecord<'blueprints'>,
  graph: RecordGraph,
  { lookup, compile }: Compiler,
): Promise<View> {
  const { data: blueprint, slug } = record
  const linking = { graph, root: RECORD_ROOT }
  const product = await productOf(await essenceFromBlueprint(blueprint, lookup), compile)
  const essence = 'essence' in product ? product.essence : undefined
  const packs = { product, slug, folder: `${RECORD_ROOT}v1/packs/blueprints/${slug}` }
  const body = {
    looks: essence && <Looks slug={slug} essence={essence} />,
    routes: essence && <RouteMap essence={essence} {...linking} />,
    character: <BlueprintCharacter blueprint={blueprint} {...linking} />,
    keys: <BlueprintKeys blueprint={blueprint} />,
    packs: <Packs {...packs} />,
    portfolio: <Portfolio blueprint={blueprint} {...linking} />,
  }
  return recordView(
    { type: 'blueprints', record, graph },
    {
      parts: [
        { id: 'looks', title: 'Pages', body: body.looks },
        { id: 'routes', title: 'Routes', body: body.routes },
        { id: 'character', title: 'Character and voice', body: body.character },
        { id: 'keys', title: 'Keys and commands', body: body.keys },
        { id: 'packs', title: 'Essence and packs', body: body.packs },
        { id: 'portfolio', title: 'Portfolio', body: body.portfolio },
      ],
    },
  )
}

const Looks = ({ slug, essence }: { readonly slug: string; readonly essence: Essence }) => (
  <>
    <p>
      All of them are linked with each other in <a href={siteOf(slug)}>a site</a>, made of the
      essence below and of nothing else.
    </p>
    <Filmstrip stills={stillsOf(slug, essence)} />
  </>
)

const siteOf = (slug: string): string => `${RECORD_ROOT}showcase/${slug}/`

/** What a product is for comes first, and how one gets into it last. */
const ROLES = ['primary', 'public', 'auxiliary', 'gateway'] as const

function stillsOf(slug: string, essence: Essence): Still[] {
  const { sections } = essence.blueprint
  const rank = (id: string): number =>
    ROLES.findIndex((role) => sections.some((one) => one.id === id && one.role === role))
  return stopsOf(essence)
    .toSorted((a, b) => rank(a.section) - rank(b.section))
    .map(({ section, page, route }) => ({
      src: RECORD_ROOT + previewPath.blueprint(slug, section, page),
      name: page.replaceAll('-', ' '),
      route,
    }))
}
