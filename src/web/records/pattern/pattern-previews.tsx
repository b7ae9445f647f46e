import { formatSlotDetails } from '../../../describe.ts'
import { asObject, asString, asStrings, BREAKPOINTS, type Content } from '../../../index.ts'
import { PresetCode } from '../../code/preset-code.tsx'
import { PreviewFrame } from '../../ui/preview-frame.tsx'
import { previewPath, RECORD_ROOT_PATH } from '../paths.ts'
import { CopyableLine, formatPatternLine } from '../record-header.tsx'
import { type LinkContext, RecordLink } from '../record-links.tsx'

type Pattern = Content['patterns']

/** Shows a preview of every preset, with its code, its slots and its layout line. */
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
        <PresetCode pattern={pattern.id} preset={name} />
        <div class="preset-notes">
          <PresetSlots preset={preset} />
          <CopyableLine text={formatPatternLine(pattern.id, name)} label={`the line for ${name}`} />
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
      {Object.entries(asObject(layout.slots)).map(([slot, description]) => (
        <div key={slot}>
          <dt>
            <code>{slot.replace(/\?$/, '')}</code>
            {slot.endsWith('?') && <span class="muted"> optional</span>}
          </dt>
          <dd>
            {asString(description)}
            <SlotDetails text={formatSlotDetails(asObject(layout.slot_details)[slot])} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

const SlotDetails = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <>
      {' '}
      <code class="slot-data">{text}</code>
    </>
  )

interface PatternStatesProps extends LinkContext {
  readonly pattern: Content['patterns']
  readonly states: readonly (readonly [name: string, state: unknown])[]
}

/** Shows a preview of every state of a pattern, with its description. */
export const PatternStates = ({ pattern, states, ...linkContext }: PatternStatesProps) => (
  <ul class="states">
    {states.map(([name, state]) => (
      <li key={name}>
        <h3>{name}</h3>
        <PreviewFrame
          src={
            linkContext.root +
            previewPath.pattern(pattern.id, findPresetWithState(pattern, name), name)
          }
          title={`${pattern.name}, ${name}`}
          width={640}
          height={400}
        />
        <StateNotes state={asObject(state)} {...linkContext} />
      </li>
    ))}
  </ul>
)

/** Returns the first preset that does not opt out of a state, trying the default preset first. */
const findPresetWithState = (
  { presets, default_preset }: Content['patterns'],
  state: string,
): string =>
  [default_preset, ...Object.keys(presets)].find(
    (name) => asObject(asObject(presets[name]).states)[state] !== null,
  ) ?? default_preset

const StateNotes = ({
  state,
  ...linkContext
}: LinkContext & { readonly state: Readonly<Record<string, unknown>> }) => {
  const slug = asString(state.pattern)
  return (
    <>
      <p class="muted">{asString(state.when)}</p>
      <p>
        {asString(state.shows)}{' '}
        {slug !== undefined && <RecordLink type="patterns" slug={slug} {...linkContext} />}
      </p>
    </>
  )
}

interface PatternResponsiveProps extends LinkContext {
  readonly pattern: Content['patterns']
  readonly widths: readonly (readonly [name: string, rule: unknown])[]
}

/** The preview width of each viewport, and its range as a text. */
const VIEWPORTS: Readonly<Record<string, { readonly width: number; readonly range: string }>> = {
  mobile: { width: 390, range: `below ${BREAKPOINTS.md} px` },
  tablet: { width: BREAKPOINTS.md, range: `${BREAKPOINTS.md} to ${BREAKPOINTS.lg} px` },
  desktop: { width: BREAKPOINTS.xl, range: `from ${BREAKPOINTS.lg} px` },
}

/** Shows the default preset at several widths, with the rule that applies at each. */
export const PatternResponsive = ({ pattern, widths, ...linkContext }: PatternResponsiveProps) => (
  <ul class="widths">
    {widths.map(([name, rule]) => (
      <li key={name} data-width={name}>
        <h3>
          {name} <span class="muted">{VIEWPORTS[name]?.range}</span>
        </h3>
        {VIEWPORTS[name] && (
          <PreviewFrame
            src={linkContext.root + previewPath.pattern(pattern.id, pattern.default_preset)}
            title={`${pattern.name} on ${name}`}
            width={VIEWPORTS[name].width}
            height={600}
          />
        )}
        <ResponsiveRule rule={rule} {...linkContext} />
      </li>
    ))}
  </ul>
)

const ResponsiveRule = ({ rule, ...linkContext }: LinkContext & { readonly rule: unknown }) => {
  const fields = asObject(rule)
  const alternative = asString(fields.alternate_pattern_id)
  return (
    <>
      <p>
        {summarizeRule(fields)}{' '}
        {alternative && <RecordLink type="patterns" slug={alternative} {...linkContext} />}
      </p>
      <p class="muted">{asString(rule) ?? asString(fields.notes)}</p>
    </>
  )
}

/** Summarizes a rule without its notes. */
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
