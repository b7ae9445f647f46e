import type { ShowcaseApp } from '../../index.ts'
import { findThumbnail, thumbnailName } from '../record-paths.ts'
import { type Fact, FactList } from '../ui/fact-list.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import type { View } from '../view.ts'
import type { RecordGraph } from './record-graph.ts'

/** Creates the page that shows sites made from blueprints with their verification results. */
export function showcaseView(graph: RecordGraph): View {
  const { manifest, shortlist, 'shortlist-verification': report } = graph.site.showcase
  const isTested = report.results.length > 0 && !report.dryRun
  return {
    path: 'showcase/index.html',
    title: 'Showcase · svc',
    description: 'Sites made from blueprints, with what was verified about each.',
    main: (
      <>
        <div class="title">
          <h1>Showcase</h1>
          <p>
            A blueprint is proven by a site: made from it by the same compiler and renderer, opened
            in a browser, and tested. The badges say what a run found, and nothing else.{' '}
            <a href="../v1/showcase/manifest.json">The same as JSON</a>.
          </p>
          {isTested && <FactList facts={listRunTotals(graph)} />}
        </div>
        {manifest.apps.length === 0 ? (
          <UnverifiedBlueprints graph={graph} />
        ) : (
          <ul class="gallery">
            {manifest.apps.map((app) => (
              <ShowcaseSite
                key={app.slug}
                app={app}
                graph={graph}
                isShortlisted={shortlist.apps.some(({ slug }) => slug === app.slug)}
              />
            ))}
          </ul>
        )}
        <BadgeLegend />
      </>
    ),
  }
}

function listRunTotals({ site }: RecordGraph) {
  const { generatedAt, summary } = site.showcase['shortlist-verification']
  return [
    ['sites', summary.appCount],
    ['built', `${summary.passedBuilds} of ${summary.appCount}`],
    ['tested', `${summary.passedSmokes} of ${summary.appCount}`],
    ['last run', generatedAt.slice(0, 10)],
  ] as const
}

/** Lists the blueprints if no site has been verified yet. */
const UnverifiedBlueprints = ({ graph }: { readonly graph: RecordGraph }) => (
  <>
    <p class="notice">
      No site of this release has been verified yet, so that no badge can be given. These are the
      blueprints, each with the site that comes of it now:
    </p>
    <ul class="gallery">
      {graph.site.records.blueprints.map((record) => (
        <li class="card" key={record.slug}>
          <Thumbnail
            src={findThumbnail(graph.site, thumbnailName.record('blueprints', record.slug), '../')}
            name={record.data.name}
          />
          <h2>
            <a href={`../blueprints/${record.slug}/`}>{record.data.name}</a>
          </h2>
          <p>{record.data.description}</p>
          <p>
            <a href={`${record.slug}/`}>The site as it is now</a>, not verified
          </p>
        </li>
      ))}
    </ul>
  </>
)

interface ShowcaseSiteProps {
  readonly app: ShowcaseApp
  readonly graph: RecordGraph
  readonly isShortlisted: boolean
}

const ShowcaseSite = ({ app, graph, isShortlisted }: ShowcaseSiteProps) => {
  const blueprint = graph.find('blueprints', app.origin ?? app.slug)
  return (
    <li class="card">
      <SiteThumbnail
        app={app}
        pictures={
          blueprint &&
          findThumbnail(graph.site, thumbnailName.record('blueprints', app.slug), '../')
        }
      />
      <h2>
        <a href={getSiteUrl(app)}>{blueprint?.data.name ?? app.slug}</a>
      </h2>
      <SiteBadges app={app} isShortlisted={isShortlisted} />
      <p class="muted">{app.notes ?? blueprint?.data.description}</p>
      {blueprint && (
        <p>
          From the blueprint <a href={`../blueprints/${blueprint.slug}/`}>{blueprint.slug}</a>
        </p>
      )}
    </li>
  )
}

/** Returns the public URL of a site, or its folder next to this page. */
const getSiteUrl = ({ url, slug }: ShowcaseApp): string =>
  url && /^https?:/.test(url) ? url : `${encodeURIComponent(slug)}/`

type VerificationStatus = NonNullable<ShowcaseApp['verification']>['verificationStatus']

interface StatusMeaning {
  readonly label: string
  readonly kind: 'good' | 'bad' | 'open'
  readonly text: string
}

/** Labels and descriptions of the verification results. */
const STATUS_MEANINGS: Readonly<Record<VerificationStatus, StatusMeaning>> = {
  'smoke-green': {
    label: 'tested',
    kind: 'good',
    text: 'Built, opened in a browser on every route, and no check failed.',
  },
  'smoke-red': {
    label: 'test failed',
    kind: 'bad',
    text: 'Built, but a check in the browser failed.',
  },
  'build-green': {
    label: 'built',
    kind: 'open',
    text: 'Built without an error; not opened in a browser yet.',
  },
  'build-red': { label: 'build failed', kind: 'bad', text: 'The site could not be built.' },
  pending: { label: 'not verified', kind: 'open', text: 'Listed; no run has come to it yet.' },
}

interface SiteBadgesProps {
  readonly app: ShowcaseApp
  readonly isShortlisted: boolean
}

/** Shows the verification results of a site as badges. */
const SiteBadges = ({ app, isShortlisted }: SiteBadgesProps) => {
  const { verification } = app
  const { label, kind } = STATUS_MEANINGS[verification?.verificationStatus ?? 'pending']
  return (
    <ul class="badges">
      <li class="badge" data-kind={kind}>
        {label}
      </li>
      {verification && verification.classification !== 'pending' && (
        <li class="badge">grade {verification.classification}</li>
      )}
      {verification && <li class="badge">{verification.drift.signal} drift</li>}
      {isShortlisted && <li class="badge">shortlisted</li>}
      {app.target && <li class="badge">{app.target}</li>}
      {verification?.smoke.failures.map((failure) => (
        <li key={failure} class="failure">
          {failure}
        </li>
      ))}
    </ul>
  )
}

interface SiteThumbnailProps {
  readonly app: ShowcaseApp
  /** The URL of the pictures of its blueprint, if there are any. */
  readonly pictures?: string | undefined
}

/** Shows the picture of a site: that of its blueprint, its screenshot, or a placeholder. */
const SiteThumbnail = ({ app: { slug, thumbnail }, pictures }: SiteThumbnailProps) =>
  thumbnail && pictures === undefined ? (
    <img
      class="preview"
      src={`../${thumbnail.src.replace(/^(\.\.)?\//, '')}`}
      alt={thumbnail.alt}
      width={thumbnail.width}
      height={thumbnail.height}
      loading="lazy"
    />
  ) : (
    <Thumbnail src={pictures} name={slug} />
  )

const toLegendFact = ({ label, text }: (typeof STATUS_MEANINGS)['pending']): Fact => [label, text]

const OTHER_BADGE_FACTS: readonly Fact[] = [
  ['grade', 'From A, the best, to D; a site that no run has graded has none.'],
  ['drift', 'How far the built site strays from its contract: lower, moderate or elevated.'],
  ['shortlisted', 'Among the sites that serve as evidence for the records they use.'],
]

const BadgeLegend = () => (
  <section class="part" aria-labelledby="meaning">
    <h2 id="meaning">What the badges mean</h2>
    <div class="part-body">
      <FactList
        facts={[...Object.values(STATUS_MEANINGS).map(toLegendFact), ...OTHER_BADGE_FACTS]}
      />
    </div>
  </section>
)
