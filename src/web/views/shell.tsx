import type { PublicRecord } from '../../index.ts'
import { asEntries, asString, asStrings } from '../fields.ts'
import { Island } from '../islands.tsx'
import { FactList } from '../parts/facts.tsx'
import { AutoLinkedText } from '../parts/linked-text.tsx'
import type { LinkContext } from '../parts/record-links.tsx'
import { TextList } from '../parts/sentences.tsx'
import { ShellRegions } from '../parts/shell-regions.tsx'
import { Wireframe } from '../parts/wireframe.tsx'
import { previewPath } from '../preview-path.ts'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT_PATH } from '../record-paths.ts'
import { parseShellFrame, type ShellFrame, VIEWPORTS } from '../shell-grid.ts'
import type { View } from '../view.ts'
import { recordView } from './record.tsx'

/** A shell: its regions in windows of any width, in the order of focus, and how it is used. */
export function shellView(record: PublicRecord<'shells'>, graph: RecordGraph): View {
  const { data: shell, slug } = record
  const linking = { graph, root: RECORD_ROOT_PATH }
  const frame = parseShellFrame(shell)
  const stage = { name: shell.name, frame, src: RECORD_ROOT_PATH + previewPath.shell(slug) }
  const guidance = asEntries(shell.guidance)
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
          body: <ShellRegions shell={shell} frame={frame} {...linking} />,
        },
        {
          id: 'guidance',
          title: 'Guidance',
          body: guidance.length > 0 && (
            <FactList facts={guidance.map(([topic, text]) => [topic, asString(text)])} />
          ),
        },
        { id: 'fits', title: 'Where it fits', body: <ShellGuidance shell={shell} {...linking} /> },
      ],
    },
  )
}

/** Without a script: one drawing for each grid. */
const StaticWireframes = ({ frame }: { readonly frame: ShellFrame }) => (
  <ul class="without-script stills">
    {VIEWPORTS.map(({ name, shown }) => (
      <li key={name}>
        <h3>
          {name} <span class="muted">{shown} px</span>
        </h3>
        <Wireframe frame={frame} width={shown} scale={0.5} />
      </li>
    ))}
  </ul>
)

interface ShellGuidanceProps extends LinkContext {
  readonly shell: PublicRecord<'shells'>['data']
}

const ShellGuidance = ({ shell, ...linking }: ShellGuidanceProps) => (
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
            <AutoLinkedText type="shells" text={text} {...linking} />
          </li>
        ))}
      </ul>
    </div>
  </div>
)
