import type { Content } from '../../index.ts'
import { asEntries, asString } from '../fields.ts'
import { previewPath } from '../preview-path.ts'
import { RECORD_ROOT_PATH } from '../record-paths.ts'
import { formatPatternLine } from '../use-record.ts'
import { CopyButton } from './copy.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { CopyableLine } from './record-head.tsx'

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
          src={RECORD_ROOT_PATH + previewPath.pattern(pattern.id, name)}
          title={`${pattern.name}, ${name}`}
        />
        <div class="preset-notes">
          <PresetSlots preset={preset} />
          <div>
            <CopyableLine
              text={formatPatternLine(pattern.id, name)}
              what={`the line for ${name}`}
            />
            <PresetExample id={`example-${name}`} name={name} text={preset.code?.example} />
          </div>
        </div>
      </article>
    ))}
  </>
)

const PresetSlots = ({ preset: { layout } }: { readonly preset: Pattern['presets'][string] }) => (
  <div>
    <h4>
      Slots <span class="muted">({layout.layout})</span>
    </h4>
    <dl class="pairs">
      {asEntries(layout.slots).map(([slot, holds]) => (
        <div key={slot}>
          <dt>
            <code>{slot.replace(/\?$/, '')}</code>
            {slot.endsWith('?') && <span class="muted"> optional</span>}
          </dt>
          <dd>{asString(holds)}</dd>
        </div>
      ))}
    </dl>
  </div>
)

interface PresetExampleProps {
  readonly id: string
  readonly name: string
  readonly text: string | undefined
}

const PresetExample = ({ id, name, text }: PresetExampleProps) =>
  text === undefined ? null : (
    <details class="disclosure">
      <summary>HTML of {name}</summary>
      <p>
        <CopyButton source={{ from: id }} label={`the HTML of ${name}`} />
      </p>
      <pre tabindex={0}>
        <code id={id}>{text}</code>
      </pre>
    </details>
  )
