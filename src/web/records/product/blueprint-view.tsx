import { type Essence, essenceFromBlueprint } from '../../../essence.ts'
import type { Content, PublicRecord } from '../../../index.ts'
import { asArray, asObject, asString, asStrings } from '../../../internal.ts'
import { findThumbnail, previewPath, RECORD_ROOT_PATH, thumbnailName } from '../../record-paths.ts'
import type { SiteData } from '../../site-data.ts'
import { FactList } from '../../ui/fact-list.tsx'
import type { View } from '../../view.ts'
import type { RecordGraph } from '../record-graph.ts'
import { type LinkContext, RecordLink, RecordLinks } from '../record-links.tsx'
import { recordView } from '../record-view.tsx'
import type { ProductCompiler } from './archetype-view.tsx'
import { PackList } from './packs.tsx'
import {
  compileProduct,
  listProductPages,
  ProductPages,
  type ProductPicture,
  RouteMap,
  toStagePages,
} from './product.tsx'

/** Creates the page of a blueprint: previews, routes, voice, essence and packs. */
export async function blueprintView(
  record: PublicRecord<'blueprints'>,
  graph: RecordGraph,
  { lookup, compile }: ProductCompiler,
): Promise<View> {
  const { data: blueprint, slug } = record
  const linkContext = { graph, root: RECORD_ROOT_PATH }
  const product = await compileProduct(await essenceFromBlueprint(blueprint, lookup), compile)
  const essence = 'essence' in product ? product.essence : undefined
  const pages = essence ? listPictures(slug, essence, graph.site) : []
  const body = {
    looks: essence && <BlueprintPages slug={slug} pages={pages} />,
    routes: essence && <RouteMap essence={essence} {...linkContext} />,
    character: <BlueprintCharacter blueprint={blueprint} {...linkContext} />,
    keys: <BlueprintShortcuts blueprint={blueprint} />,
    packs: (
      <PackList
        product={product}
        slug={slug}
        folder={`${RECORD_ROOT_PATH}v1/packs/blueprints/${slug}`}
      />
    ),
    portfolio: <BlueprintPortfolio blueprint={blueprint} {...linkContext} />,
  }
  return recordView(
    { type: 'blueprints', record, graph },
    {
      data: { previewStage: { pages: toStagePages(pages) } },
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
  pages,
}: {
  readonly slug: string
  readonly pages: readonly ProductPicture[]
}) => (
  <>
    <p>
      All of them are linked with each other in <a href={getShowcasePath(slug)}>a site</a>, made of
      the essence below and of nothing else.
    </p>
    <ProductPages pages={pages} />
  </>
)

const getShowcasePath = (slug: string): string => `${RECORD_ROOT_PATH}showcase/${slug}/`

/** The purpose of a product comes first, and sign-in pages come last. */
const SECTION_ROLE_ORDER = ['primary', 'public', 'auxiliary', 'gateway'] as const

function listPictures(
  slug: string,
  essence: Essence,
  site: Pick<SiteData, 'thumbnails'>,
): ProductPicture[] {
  const { sections } = essence.blueprint
  const rank = (id: string): number =>
    SECTION_ROLE_ORDER.findIndex((role) =>
      sections.some((section) => section.id === id && section.role === role),
    )
  return listProductPages(essence)
    .toSorted((a, b) => rank(a.section) - rank(b.section))
    .map(({ section, page, route }) => ({
      id: `${section}-${page}`,
      src: RECORD_ROOT_PATH + previewPath.blueprint(slug, section, page),
      thumbnail: findThumbnail(
        site,
        thumbnailName.page(previewPath.blueprint(slug, section, page)),
      ),
      name: page.replaceAll('-', ' '),
      route,
    }))
}

interface BlueprintProps {
  readonly blueprint: Content['blueprints']
}

/** Shows the personality, voice, features and themes of a blueprint. */
const BlueprintCharacter = ({ blueprint, ...linkContext }: BlueprintProps & LinkContext) => {
  const { personality, theme, suggested_themes } = blueprint
  const otherThemes = asStrings(suggested_themes)
  return (
    <>
      <p class="prose">{asString(personality) ?? asStrings(personality).join(' ')}</p>
      <FactList
        facts={[
          ...Object.entries(asObject(blueprint.voice)).map(
            ([name, value]) => [formatVoiceLabel(name), formatVoiceValue(value)] as const,
          ),
          ['features', asStrings(blueprint.features).join(', ') || undefined],
          ['theme', <RecordLink key="theme" type="themes" slug={theme.id} {...linkContext} />],
          [
            'other themes',
            otherThemes.length > 0 ? (
              <RecordLinks type="themes" slugs={otherThemes} {...linkContext} />
            ) : undefined,
          ],
        ]}
      />
    </>
  )
}

const formatVoiceLabel = (name: string): string =>
  ({
    cta_verbs: 'verbs',
    empty_states: 'when empty',
    errors: 'on errors',
    loading: 'while loading',
  })[name] ?? name.replaceAll('_', ' ')

const formatVoiceValue = (value: unknown): string | undefined =>
  asString(value) ?? (asStrings(value).join(', ') || undefined)

/** Shows the keyboard shortcuts and palette commands of a blueprint. */
const BlueprintShortcuts = ({ blueprint: { navigation } }: BlueprintProps) => {
  const palette = asObject(navigation?.command_palette)
  const commands = asArray(palette.commands).map(asObject)
  const hotkeys = asArray(navigation?.hotkeys).map(asObject)
  return (
    <>
      <p>
        {asString(palette.trigger) ? (
          <>
            <kbd>{asString(palette.trigger)}</kbd> opens a palette of {commands.length} commands:{' '}
            <q>{asString(palette.placeholder)}</q>.
          </>
        ) : (
          'It has no command palette of its own.'
        )}
      </p>
      <div class="users">
        <KeyList title="Shortcuts" rows={hotkeys.map((row) => [row.key, row.label ?? row.route])} />
        <KeyList title="Commands" rows={commands.map((row) => [row.hotkey, row.label])} />
      </div>
    </>
  )
}

interface KeyListProps {
  readonly title: string
  readonly rows: readonly (readonly [key: unknown, action: unknown])[]
}

const KeyList = ({ title, rows }: KeyListProps) =>
  rows.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <ul class="key-list">
        {rows.map(([key, action]) => (
          <li key={`${key} ${action}`}>
            <span>{asString(action)}</span> {asString(key) && <kbd>{asString(key)}</kbd>}
          </li>
        ))}
      </ul>
    </div>
  )

/** Shows the visibility and maturity of a blueprint, and the reasons. */
const BlueprintPortfolio = ({ blueprint, ...linkContext }: BlueprintProps & LinkContext) => {
  const { blueprint_portfolio: portfolio } = blueprint
  if (!portfolio) return <p class="muted">It has no place in the portfolio.</p>
  const { visibility, maturity, rationale, recommended_alternative, artifact } = portfolio
  return (
    <>
      <p class="prose">{rationale}</p>
      <FactList
        facts={[
          ['listed', visibility],
          ['maturity', maturity],
          ['site', artifact.status],
          ['domain', asString(blueprint.domain)],
          [
            'instead',
            recommended_alternative && (
              <RecordLink type="blueprints" slug={recommended_alternative} {...linkContext} />
            ),
          ],
        ]}
      />
    </>
  )
}
