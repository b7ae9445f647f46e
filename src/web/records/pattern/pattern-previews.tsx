import { BREAKPOINTS, type Content } from '../../../index.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PreviewFrame } from '../../ui/preview-frame.tsx'
import { asEntries, asObject, asString, asStrings } from '../json-values.ts'
import { previewPath, RECORD_ROOT_PATH } from '../paths.ts'
import { CopyableLine, formatPatternLine } from '../record-header.tsx'
import { type LinkContext, RecordLink } from '../record-links.tsx'

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

interface PatternStatesProps extends LinkContext {
  readonly pattern: Content['patterns']
  readonly states: readonly (readonly [name: string, state: unknown])[]
}

/** The states of a pattern side by side: when each is shown, and what it shows. */
export const PatternStates = ({ pattern, states, ...linking }: PatternStatesProps) => (
  <ul class="states">
    {states.map(([name, state]) => (
      <li key={name}>
        <h3>{name}</h3>
        <PreviewFrame
          src={
            linking.root + previewPath.pattern(pattern.id, findPresetWithState(pattern, name), name)
          }
          title={`${pattern.name}, ${name}`}
          width={640}
          height={400}
        />
        <StateNotes state={asObject(state)} {...linking} />
      </li>
    ))}
  </ul>
)

/** A preset that has the state: the default one, unless it says that it has not. */
const findPresetWithState = (
  { presets, default_preset }: Content['patterns'],
  state: string,
): string =>
  [default_preset, ...Object.keys(presets)].find(
    (name) => asObject(asObject(presets[name]).states)[state] !== null,
  ) ?? default_preset

const StateNotes = ({
  state,
  ...linking
}: LinkContext & { readonly state: Readonly<Record<string, unknown>> }) => {
  const slug = asString(state.pattern)
  return (
    <>
      <p class="muted">{asString(state.when)}</p>
      <p>
        {asString(state.shows)}{' '}
        {slug !== undefined && <RecordLink type="patterns" slug={slug} {...linking} />}
      </p>
    </>
  )
}

interface PatternResponsiveProps extends LinkContext {
  readonly pattern: Content['patterns']
  readonly widths: readonly (readonly [name: string, rule: unknown])[]
}

/** A window of each kind, and what the name stands for. */
const VIEWPORTS: Readonly<Record<string, { readonly width: number; readonly range: string }>> = {
  mobile: { width: 390, range: `below ${BREAKPOINTS.md} px` },
  tablet: { width: BREAKPOINTS.md, range: `${BREAKPOINTS.md} to ${BREAKPOINTS.lg} px` },
  desktop: { width: BREAKPOINTS.xl, range: `from ${BREAKPOINTS.lg} px` },
}

/** The same preset in three windows, each with the rule that holds there. */
export const PatternResponsive = ({ pattern, widths, ...linking }: PatternResponsiveProps) => (
  <ul class="widths">
    {widths.map(([name, rule]) => (
      <li key={name} data-width={name}>
        <h3>
          {name} <span class="muted">{VIEWPORTS[name]?.range}</span>
        </h3>
        {VIEWPORTS[name] && (
          <PreviewFrame
            src={linking.root + previewPath.pattern(pattern.id, pattern.default_preset)}
            title={`${pattern.name} on ${name}`}
            width={VIEWPORTS[name].width}
            height={600}
          />
        )}
        <ResponsiveRule rule={rule} {...linking} />
      </li>
    ))}
  </ul>
)

const ResponsiveRule = ({ rule, ...linking }: LinkContext & { readonly rule: unknown }) => {
  const fields = asObject(rule)
  const instead = asString(fields.alternate_pattern_id)
  return (
    <>
      <p>
        {summarizeRule(fields)}{' '}
        {instead && <RecordLink type="patterns" slug={instead} {...linking} />}
      </p>
      <p class="muted">{asString(rule) ?? asString(fields.notes)}</p>
    </>
  )
}

/** The rule without its notes, in a few words. */
function summarizeRule(rule: Readonly<Record<string, unknown>>): string {
  const hidden = asStrings(rule.hide_components)
  return [
    asString(rule.layout),
    typeof rule.columns === 'number' && `${rule.columns} columns`,
    rule.horizontal_scroll === true && 'scrolls sideways',
    hidden.length > 0 && `without ${hidden.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}
