import { essenceFromArchetype } from '../../essence.ts'
import type { Lookup, PublicRecord } from '../../index.ts'
import { asArray, asObject, asString, asStrings } from '../fields.ts'
import { FactList } from '../parts/facts.tsx'
import { Filmstrip } from '../parts/filmstrip.tsx'
import { PackList } from '../parts/packs.tsx'
import { type LinkContext, RecordLinks } from '../parts/record-links.tsx'
import { RouteMap } from '../parts/route-map.tsx'
import { PageBriefs } from '../parts/section-pages.tsx'
import { TextList } from '../parts/sentences.tsx'
import { previewPath } from '../preview-path.ts'
import { type CompileEssence, compileProduct } from '../product.ts'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT_PATH } from '../record-paths.ts'
import type { View } from '../view.ts'
import { recordView } from './record.tsx'

/** What a view needs to compile the essence of its record. */
export interface ProductCompiler {
  readonly lookup: Lookup
  readonly compile: CompileEssence
}

/** An archetype: its pages as they look and as they are described, its essence and its packs. */
export async function archetypeView(
  record: PublicRecord<'archetypes'>,
  graph: RecordGraph,
  { lookup, compile }: ProductCompiler,
): Promise<View> {
  const { data: archetype, slug } = record
  const linking = { graph, root: RECORD_ROOT_PATH }
  const product = await compileProduct(await essenceFromArchetype(archetype, lookup), compile)
  const stills = archetype.pages.map(({ id, name, path }) => ({
    src: RECORD_ROOT_PATH + previewPath.archetype(slug, id),
    name: asString(name) ?? id,
    route: asString(path) ?? '',
  }))
  return recordView(
    { type: 'archetypes', record, graph },
    {
      sections: [
        {
          id: 'looks',
          title: 'Pages',
          body: 'essence' in product && <Filmstrip stills={stills} />,
        },
        {
          id: 'routes',
          title: 'Routes',
          body: 'essence' in product && <RouteMap essence={product.essence} {...linking} />,
        },
        {
          id: 'briefs',
          title: 'Briefs',
          body: <PageBriefs archetype={archetype} {...linking} />,
        },
        {
          id: 'section',
          title: 'Section',
          body: <SectionFacts archetype={archetype} {...linking} />,
        },
        { id: 'packs', title: 'Essence and packs', body: <PackList {...{ product, slug }} /> },
      ],
    },
  )
}

const SectionFacts = ({
  archetype,
  ...linking
}: LinkContext & { readonly archetype: PublicRecord<'archetypes'>['data'] }) => {
  const themes = asStrings(archetype.suggested_theme?.ids)
  return (
    <>
      <TextList texts={asStrings(archetype.directives)} />
      <FactList
        facts={[
          ['role', archetype.role],
          ['features', asStrings(archetype.features).join(', ') || undefined],
          ['navigation', renderNavigation(archetype.navigation_items)],
          [
            'themes',
            themes.length > 0 ? (
              <RecordLinks type="themes" slugs={themes} {...linking} />
            ) : undefined,
          ],
        ]}
      />
    </>
  )
}

const renderNavigation = (items: unknown) => {
  const entries = asArray(items).map(asObject)
  if (entries.length === 0) return undefined
  return (
    <ul>
      {entries.map(({ label, route, hotkey }) => (
        <li key={asString(route)}>
          {asString(label)} <code>{asString(route)}</code>{' '}
          {asString(hotkey) && <kbd>{asString(hotkey)}</kbd>}
        </li>
      ))}
    </ul>
  )
}
