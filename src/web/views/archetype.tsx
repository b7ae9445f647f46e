import { essenceFromArchetype } from '../../essence.ts'
import type { Lookup, PublicRecord } from '../../index.ts'
import { fieldsOf, listOf, textOf, textsOf } from '../fields.ts'
import { Facts } from '../parts/facts.tsx'
import { Filmstrip } from '../parts/filmstrip.tsx'
import { Packs } from '../parts/packs.tsx'
import { type Linking, RecordLinks } from '../parts/record-links.tsx'
import { RouteMap } from '../parts/route-map.tsx'
import { SectionPages } from '../parts/section-pages.tsx'
import { Sentences } from '../parts/sentences.tsx'
import { previewPath } from '../preview-path.ts'
import { type Compile, productOf } from '../product.ts'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT } from '../record-paths.ts'
import type { View } from '../view.ts'
import { recordView } from './record.tsx'

/** What a view needs to compile the essence of its record. */
export interface Compiler {
  readonly lookup: Lookup
  readonly compile: Compile
}

/** An archetype: its pages as they look and as they are described, its essence and its packs. */
export async function archetypeView(
  record: PublicRecord<'archetypes'>,
  graph: RecordGraph,
  { lookup, compile }: Compiler,
): Promise<View> {
  const { data: archetype, slug } = record
  const linking = { graph, root: RECORD_ROOT }
  const product = await productOf(await essenceFromArchetype(archetype, lookup), compile)
  const stills = archetype.pages.map(({ id, name, path }) => ({
    src: RECORD_ROOT + previewPath.archetype(slug, id),
    name: textOf(name) ?? id,
    route: textOf(path) ?? '',
  }))
  return recordView(
    { type: 'archetypes', record, graph },
    {
      parts: [
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
          body: <SectionPages archetype={archetype} {...linking} />,
        },
        { id: 'section', title: 'Section', body: <Section archetype={archetype} {...linking} /> },
        { id: 'packs', title: 'Essence and packs', body: <Packs {...{ product, slug }} /> },
      ],
    },
  )
}

const Section = ({
  archetype,
  ...linking
}: Linking & { readonly archetype: PublicRecord<'archetypes'>['data'] }) => {
  const themes = textsOf(archetype.suggested_theme?.ids)
  return (
    <>
      <Sentences texts={textsOf(archetype.directives)} />
      <Facts
        facts={[
          ['role', archetype.role],
          ['features', textsOf(archetype.features).join(', ') || undefined],
          ['navigation', navigationOf(archetype.navigation_items)],
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

const navigationOf = (items: unknown) => {
  const entries = listOf(items).map(fieldsOf)
  if (entries.length === 0) return undefined
  return (
    <ul>
      {entries.map(({ label, route, hotkey }) => (
        <li key={textOf(route)}>
          {textOf(label)} <code>{textOf(route)}</code>{' '}
          {textOf(hotkey) && <kbd>{textOf(hotkey)}</kbd>}
        </li>
      ))}
    </ul>
  )
}
