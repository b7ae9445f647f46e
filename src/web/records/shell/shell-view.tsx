import type { Content, PublicRecord } from '../../../index.ts'
import { asArray, asObject, asString, asStrings } from '../../../internal.ts'
import { Island } from '../../islands.tsx'
import { previewPath, RECORD_ROOT_PATH } from '../../record-paths.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { TextList } from '../../ui/rich-text.tsx'
import type { View } from '../../view.ts'
import type { RecordGraph } from '../record-graph.ts'
import { AutoLinkedText, type LinkContext, RecordLink } from '../record-links.tsx'
import { recordView } from '../record-view.tsx'
import { parseShellFrame, type Region, type ShellFrame, VIEWPORTS } from './shell-grid.ts'
import { Wireframe } from './wireframe.tsx'

/** Creates the page of a shell: a resizable preview, its regions and its guidance. */
export function shellView(record: PublicRecord<'shells'>, graph: RecordGraph): View {
  const { data: shell, slug } = record
  const linkContext = { graph, root: RECORD_ROOT_PATH }
  const frame = parseShellFrame(shell)
  const stage = { name: shell.name, frame, src: RECORD_ROOT_PATH + previewPath.shell(slug) }
  const guidance = Object.entries(asObject(shell.guidance))
  return recordView(
    { type: 'shells', record, graph },
    {
      data: { stage },
      sections: [
        {
          id: 'frame',
          title: 'Frame',
          body: (
            <>
              <Island name="stage" props={stage} />
              <StaticWireframes frame={frame} />
            </>
          ),
        },
        {
          id: 'order',
          title: 'Regions in the order of focus',
          body: <ShellRegions shell={shell} frame={frame} {...linkContext} />,
        },
        {
          id: 'guidance',
          title: 'Guidance',
          body: guidance.length > 0 && (
            <FactList facts={guidance.map(([topic, text]) => [topic, asString(text)])} />
          ),
        },
        {
          id: 'fits',
          title: 'Where it fits',
          body: <ShellGuidance shell={shell} {...linkContext} />,
        },
      ],
    },
  )
}

/** Shows a wireframe per viewport if scripts are disabled. */
const StaticWireframes = ({ frame }: { readonly frame: ShellFrame }) => (
  <ul class="without-script stills">
    {VIEWPORTS.map(({ name, previewWidth }) => (
      <li key={name}>
        <h3>
          {name} <span class="muted">{previewWidth} px</span>
        </h3>
        <Wireframe frame={frame} width={previewWidth} scale={0.5} />
      </li>
    ))}
  </ul>
)

interface ShellRegionsProps extends LinkContext {
  readonly shell: Content['shells']
  readonly frame: ShellFrame
}

/** Lists the regions of a shell in focus order, with the patterns in each. */
const ShellRegions = ({ shell, frame, ...linkContext }: ShellRegionsProps) => {
  const skipTarget = asString(shell.skip_target)
  return (
    <ol class="regions">
      {skipTarget !== undefined && (
        <li>
          <span class="number">0</span>
          <div>
            <strong>Skip link</strong>
            <p>
              First in the page, seen when it has focus; leads to <code>{skipTarget}</code>.
            </p>
          </div>
        </li>
      )}
      {frame.regions.map((region, index) => (
        <li key={region.id}>
          <span class="number">{index + 1}</span>
          <div>
            <strong>{region.id}</strong> <code>{`<${region.element}>`}</code>
            <p>{describeRegion(region, shell.scroll_owner === region.id)}</p>
            <RegionPatterns
              region={asArray(shell.regions).find(hasRegionId(region))}
              {...linkContext}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

const hasRegionId =
  ({ id }: Region) =>
  (value: unknown) =>
    asObject(value).id === id

function describeRegion({ label, size, isSticky, scrolls, collapse }: Region, isOwner: boolean) {
  return [
    label && `named “${label}”`,
    size && (size.endsWith('fr') ? 'takes what is left' : size),
    isSticky && 'stays in sight',
    isOwner ? 'scrolls for the page' : scrolls && 'scrolls by itself',
    collapse && `below ${collapse.below} px a ${collapse.to}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const RegionPatterns = ({ region, ...linkContext }: LinkContext & { readonly region: unknown }) => {
  const patterns = asArray(asObject(region).patterns).flatMap((item) => {
    const slug = asString(item) ?? asString(asObject(item).pattern)
    return slug === undefined ? [] : [{ slug, preset: asString(asObject(item).preset) }]
  })
  return patterns.length === 0 ? null : (
    <ul class="inline">
      {patterns.map(({ slug, preset }) => (
        <li key={slug}>
          <RecordLink type="patterns" slug={slug} {...linkContext} />{' '}
          {preset && <span class="muted">{preset}</span>}
        </li>
      ))}
    </ul>
  )
}

interface ShellGuidanceProps extends LinkContext {
  readonly shell: PublicRecord<'shells'>['data']
}

const ShellGuidance = ({ shell, ...linkContext }: ShellGuidanceProps) => (
  <div class="columns">
    <div>
      <h3>Best for</h3>
      <TextList texts={asStrings(shell.best_for)} />
    </div>
    <div>
      <h3>Avoid for</h3>
      <ul class="sentences">
        {asStrings(shell.avoid_for).map((text) => (
          <li key={text}>
            <AutoLinkedText type="shells" text={text} {...linkContext} />
          </li>
        ))}
      </ul>
    </div>
  </div>
)
