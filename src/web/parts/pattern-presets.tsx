import type { Content } from '../../index.ts'
import { membersOf, textOf } from '../fields.ts'
import { previewPath } from '../preview-path.ts'
import { RECORD_ROOT } from '../record-paths.ts'
import { patternLine } from '../use-record.ts'
import { Copy } from './copy.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { Line } from './record-head.tsx'

type Pattern = Content['patterns']

/** Every preset as it looks, with its slots, its example and the line that asks for it. */
export const PatternPresets = ({ pattern }: { readonly pattern: Pattern }) => (
  <>
    {Object.entries(pattern.presets).map(([name, preset]) => (
      <article class="preset" key={name} aria-labelledby={`preset-${name}`}>
        <header>
          <h3 id={`preset-${name}`}>{name}</h3>
          {name === pattern.default_preset && <span class="badge">default</span>}
          <p>{preset.description}</p>
        </header>
        <PreviewFrame
          src={RECORD_ROOT + previewPath.pattern(pattern.id, name)}
          title={`${pattern.name}, ${name}`}
        />
        <div class="preset-notes">
          <Slots preset={preset} />
          <div>
            <Line text={patternLine(pattern.id, name)} what={`the line for ${name}`} />
            <Example id={`example-${name}`} name={name} text={preset.code?.example} />
          </div>
        </div>
      </article>
    ))}
  </>
)

const Slots = ({ preset: { layout } }: { readonly preset: Pattern['presets'][string] }) => (
  <div>
    <h4>
      Slots <span class="muted">({layout.layout})</span>
    </h4>
    <dl class="pairs">
      {membersOf(layout.slots).map(([slot, holds]) => (
        <div key={slot}>
          <dt>
            <code>{slot.replace(/\?$/, '')}</code>
            {slot.endsWith('?') && <span class="muted"> optional</span>}
          </dt>
          <dd>{textOf(holds)}</dd>
        </div>
      ))}
    </dl>
  </div>
)

interface ExampleProps {
  readonly id: string
  readonly name: string
  readonly text: string | undefined
}

const Example = ({ id, name, text }: ExampleProps) =>
  text === undefined ? null : (
    <details class="disclosure">
      <summary>HTML of {name}</summary>
      <p>
        <Copy of={{ from: id }} what={`the HTML of ${name}`} />
      </p>
      <pre tabindex={0}>
        <code id={id}>{text}</code>
      </pre>
    </details>
  )
