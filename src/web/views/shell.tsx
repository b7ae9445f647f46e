import type { PublicRecord } from '../../index.ts'
import { membersOf, textOf, textsOf } from '../fields.ts'
import { Island } from '../islands.tsx'
import { Facts } from '../parts/facts.tsx'
import { LinkedText } from '../parts/linked-text.tsx'
import type { Linking } from '../parts/record-links.tsx'
import { Sentences } from '../parts/sentences.tsx'
import { ShellRegions } from '../parts/shell-regions.tsx'
import { Wireframe } from '../parts/wireframe.tsx'
import { previewPath } from '../preview-path.ts'
import type { RecordGraph } from '../record-graph.ts'
import { RECORD_ROOT } from '../record-paths.ts'
import { type ShellFrame, shellFrame, WIDTHS } from '../shell-grid.ts'
import type { View } from '../view.ts'
import { recordView } from './record.tsx'

/** A shell: its regions in windows of any width, in the order of focus, and how it is used. */
export function shellView(record: PublicRecord<'shells'>, graph: RecordGraph): View {
  const { data: shell, slug } = record
  const linking = { graph, root: RECORD_ROOT }
  const frame = shellFrame(shell)
  const stage = { name: shell.name, frame, src: RECORD_ROOT + previewPath.shell(slug) }
  const guidance = membersOf(shell.guidance)
  return recordView(
    { type: 'shells', record, graph },
    {
      data: { stage },
      parts: [
        {
          id: 'frame',
          title: 'Frame',
          body: (
            <>
              <Island name="stage" props={stage} />
              <Still frame={frame} />
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
            <Facts facts={guidance.map(([topic, text]) => [topic, textOf(text)])} />
          ),
        },
        { id: 'fits', title: 'Where it fits', body: <Fits shell={shell} {...linking} /> },
      ],
    },
  )
}

/** Without a script: one drawing for each grid. */
const Still = ({ frame }: { readonly frame: ShellFrame }) => (
  <ul class="without-script stills">
    {WIDTHS.map(({ name, shown }) => (
      <li key={name}>
        <h3>
          {name} <span class="muted">{shown} px</span>
        </h3>
        <Wireframe frame={frame} width={shown} scale={0.5} />
      </li>
    ))}
  </ul>
)

interface FitsProps extends Linking {
  readonly shell: PublicRecord<'shells'>['data']
}

const Fits = ({ shell, ...linking }: FitsProps) => (
  <div class="columns">
    <div>
      <h3>Best for</h3>
      <Sentences texts={textsOf(shell.best_for)} />
    </div>
    <div>
      <h3>Avoid for</h3>
      <ul class="sentences">
        {textsOf(shell.avoid_for).map((text) => (
          <li key={text}>
            <LinkedText type="shells" text={text} {...linking} />
          </li>
        ))}
      </ul>
    </div>
  </div>
)
