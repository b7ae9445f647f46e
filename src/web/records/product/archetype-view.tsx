import { essenceFromArchetype } from '../../../essence.ts'
import type { Content, Lookup, PublicRecord } from '../../../index.ts'
import { asArray, asObject, asString, asStrings } from '../../../internal.ts'
import { findThumbnail, previewPath, RECORD_ROOT_PATH, thumbnailName } from '../../record-paths.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { TextList, TextWithCode } from '../../ui/rich-text.tsx'
import type { View } from '../../view.ts'
import type { RecordGraph } from '../record-graph.ts'
import { type LinkContext, RecordLink, RecordLinks } from '../record-links.tsx'
import { recordView } from '../record-view.tsx'
import { PackList } from './packs.tsx'
import {
  type CompileEssence,
  compileProduct,
  ProductPages,
  RouteMap,
  toStagePages,
} from './product.tsx'

type Archetype = Content['archetypes']

/** The functions that a view needs to compile the essence of its record. */
export interface ProductCompiler {
  readonly lookup: Lookup
  readonly compile: CompileEssence
}

/** Creates the page of an archetype: previews, routes, briefs, essence and packs. */
export async function archetypeView(
  record: PublicRecord<'archetypes'>,
  graph: RecordGraph,
  { lookup, compile }: ProductCompiler,
): Promise<View> {
  const { data: archetype, slug } = record
  const linkContext = { graph, root: RECORD_ROOT_PATH }
  const product = await compileProduct(await essenceFromArchetype(archetype, lookup), compile)
  const pages = archetype.pages.map(({ id, name, path }, index) => ({
    id,
    src: RECORD_ROOT_PATH + previewPath.archetype(slug, id),
    // The thumbnail of an archetype shows its first page.
    thumbnail: findThumbnail(
      graph.site,
      index === 0
        ? thumbnailName.record('archetypes', slug)
        : thumbnailName.page(previewPath.archetype(slug, id)),
    ),
    name: asString(name) ?? id,
    route: asString(path) ?? '',
  }))
  return recordView(
    { type: 'archetypes', record, graph },
    {
      data: { previewStage: { pages: toStagePages(pages) } },
      sections: [
        {
          id: 'looks',
          title: 'Pages',
          body: 'essence' in product && <ProductPages pages={pages} />,
        },
        {
          id: 'routes',
          title: 'Routes',
          body: 'essence' in product && <RouteMap essence={product.essence} {...linkContext} />,
        },
        {
          id: 'briefs',
          title: 'Briefs',
          body: <PageBriefs archetype={archetype} {...linkContext} />,
        },
        {
          id: 'section',
          title: 'Section',
          body: <SectionFacts archetype={archetype} {...linkContext} />,
        },
        {
          id: 'packs',
          title: 'Essence and packs',
          body: <PackList product={product} slug={slug} />,
        },
      ],
    },
  )
}

/** Shows the brief, the directives and the states of each page of an archetype. */
const PageBriefs = ({
  archetype,
  ...linkContext
}: LinkContext & { readonly archetype: Archetype }) => {
  const briefs = asObject(archetype.page_briefs)
  return (
    <div class="section-pages">
      {archetype.pages.map((page) => (
        <article key={page.id} aria-labelledby={`page-${page.id}`}>
          <h3 id={`page-${page.id}`}>{asString(page.name) ?? page.id}</h3>
          <p class="muted">
            <code>{asString(page.path)}</code> in{' '}
            <RecordLink type="shells" slug={page.shell} {...linkContext} />
          </p>
          <div class="columns">
            <div>
              <p>
                <TextWithCode
                  text={asString(briefs[page.id]) ?? asString(page.description) ?? ''}
                />
              </p>
              <TextList texts={asStrings(page.directives)} />
            </div>
            <FactList facts={Object.entries(asObject(page.states)).map(toStateFact)} />
          </div>
        </article>
      ))}
    </div>
  )
}

const toStateFact = ([name, text]: readonly [string, unknown]): Fact => [
  name,
  <TextWithCode key={name} text={asString(text) ?? ''} />,
]

const SectionFacts = ({
  archetype,
  ...linkContext
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
              <RecordLinks type="themes" slugs={themes} {...linkContext} />
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
