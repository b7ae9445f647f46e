import { type Essence, essenceFromBlueprint } from '../../essence.ts'
import type { PublicRecord } from '../../index.ts'
import {
  BlueprintCharacter,
  BlueprintPortfolio,
  BlueprintShortcuts,
} from '../parts/blueprint-notes.tsx'
import { Filmstrip, type FilmstripItem } from '../parts/filmstrip.tsx'
import { PackList } from '../parts/packs.tsx'
import { RouteMap } from '../parts/route-map.tsx'
import { previewPath } from '../preview-path.ts'
import { compileProduct, listProductPages } from '../product.ts'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT_PATH } from '../record-paths.ts'
import type { View } from '../view.ts'
import type { ProductCompiler } from './archetype.tsx'
import { recordView } from './record.tsx'

/** A blueprint: a whole product as it looks, its routes and voice, its essence and its packs. */
export async function blueprintView(
  record: PublicRecord<'blueprints'>,
  graph: RecordGraph,
  { lookup, compile }: ProductCompiler,
): Promise<View> {
  const { data: blueprint, slug } = record
  const linking = { graph, root: RECORD_ROOT_PATH }
  const product = await compileProduct(await essenceFromBlueprint(blueprint, lookup), compile)
  const essence = 'essence' in product ? product.essence : undefined
  const packs = { product, slug, folder: `${RECORD_ROOT_PATH}v1/packs/blueprints/${slug}` }
  const body = {
    looks: essence && <BlueprintPages slug={slug} essence={essence} />,
    routes: essence && <RouteMap essence={essence} {...linking} />,
    character: <BlueprintCharacter blueprint={blueprint} {...linking} />,
    keys: <BlueprintShortcuts blueprint={blueprint} />,
    packs: <PackList {...packs} />,
    portfolio: <BlueprintPortfolio blueprint={blueprint} {...linking} />,
  }
  return recordView(
    { type: 'blueprints', record, graph },
    {
      sections: [
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

const BlueprintPages = ({
  slug,
  essence,
}: {
  readonly slug: string
  readonly essence: Essence
}) => (
  <>
    <p>
      All of them are linked with each other in <a href={getShowcasePath(slug)}>a site</a>, made of
      the essence below and of nothing else.
    </p>
    <Filmstrip stills={toFilmstripItems(slug, essence)} />
  </>
)

const getShowcasePath = (slug: string): string => `${RECORD_ROOT_PATH}showcase/${slug}/`

/** What a product is for comes first, and how one gets into it last. */
const SECTION_ROLE_ORDER = ['primary', 'public', 'auxiliary', 'gateway'] as const

function toFilmstripItems(slug: string, essence: Essence): FilmstripItem[] {
  const { sections } = essence.blueprint
  const rank = (id: string): number =>
    SECTION_ROLE_ORDER.findIndex((role) =>
      sections.some((one) => one.id === id && one.role === role),
    )
  return listProductPages(essence)
    .toSorted((a, b) => rank(a.section) - rank(b.section))
    .map(({ section, page, route }) => ({
      src: RECORD_ROOT_PATH + previewPath.blueprint(slug, section, page),
      name: page.replaceAll('-', ' '),
      route,
    }))
}
