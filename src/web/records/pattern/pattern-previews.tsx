import type { ComponentChildren } from 'preact'
import { formatSlotDetails } from '../../../describe.ts'
import type { Content } from '../../../index.ts'
import { asObject, asString, asStrings, BREAKPOINTS, pluralize } from '../../../internal.ts'
import { PresetCode } from '../../code/preset-code.tsx'
import { previewPath, RECORD_ROOT_PATH } from '../../record-paths.ts'
import { PreviewActions, PreviewFrame, ResizablePreview } from '../../ui/preview-frame.tsx'
import { CopyableLine, formatPatternLine } from '../record-header.tsx'
import { type LinkContext, RecordLink } from '../record-links.tsx'

type Pattern = Content['patterns']

/**
 * Shows the default preset, and the others on demand: a preview, slots, the example and the layout
 * line. The line of the default preset is in the header of the page.
 */
export const PatternPresets = ({ pattern }: { readonly pattern: Pattern }) => {
  const isDefault = (name: string): boolean => name === pattern.default_preset
  const others = Object.entries(pattern.presets).filter(([name]) => !isDefault(name))
  const rest = others.slice(MAX_VISIBLE_PRESETS)
  const renderPresets = (presets: typeof others) =>
    presets.map(([name, preset]) => (
      <details class="preset" key={name}>
        <summary>
          <h3 id={`preset-${name}`}>{name}</h3>
          <span class="preset-description">{preset.description}</span>
        </summary>
        <PresetActions pattern={pattern} name={name} />
        <PresetBody pattern={pattern} name={name} preset={preset} />
      </details>
    ))
  return (
    <>
      {Object.entries(pattern.presets)
        .filter(([name]) => isDefault(name))
        .map(([name, preset]) => (
          <article class="preset" key={name} aria-labelledby={`preset-${name}`}>
            <header>
              <h3 id={`preset-${name}`}>{name}</h3>
              <span class="badge">default</span>
              <PresetActions pattern={pattern} name={name} />
              <p class="preset-description">{preset.description}</p>
            </header>
            <PresetBody pattern={pattern} name={name} preset={preset} />
          </article>
        ))}
      {renderPresets(others.slice(0, MAX_VISIBLE_PRESETS))}
      {rest.length > 0 && (
        <details class="more-presets">
          <summary>Show {pluralize(rest.length, 'more preset')}</summary>
          {renderPresets(rest)}
        </details>
      )}
    </>
  )
}

/** The number of presets that are listed after the default preset. */
const MAX_VISIBLE_PRESETS = 3

interface PresetBodyProps {
  readonly pattern: Pattern
  readonly name: string
  readonly preset: Pattern['presets'][string]
}

const getPresetPath = ({ pattern, name }: Omit<PresetBodyProps, 'preset'>): string =>
  RECORD_ROOT_PATH + previewPath.pattern(pattern.id, name)

const PresetActions = (props: Omit<PresetBodyProps, 'preset'>) => (
  <PreviewActions src={getPresetPath(props)} label={props.name} id={`preset-${props.name}`} />
)

const PresetBody = ({ pattern, name, preset }: PresetBodyProps) => (
  <div class="preset-body">
    <ResizablePreview src={getPresetPath({ pattern, name })} title={`${pattern.name}, ${name}`} />
    <PresetCode pattern={pattern.id} preset={name} />
    <div class="preset-notes">
      {name !== pattern.default_preset && (
        <CopyableLine text={formatPatternLine(pattern.id, name)} label={`the line for ${name}`} />
      )}
      <PresetSlots name={name} preset={preset} />
    </div>
  </div>
)

const PresetSlots = ({ name, preset: { layout } }: Omit<PresetBodyProps, 'pattern'>) => (
  <details class="disclosure">
    <summary>
      Slots of {name} <span class="muted">({layout.layout})</span>
    </summary>
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
  </details>
)

const SlotDetails = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <>
      {' '}
      <code class="slot-data">{text}</code>
    </>
  )

interface PatternStatesProps {
  readonly pattern: Content['patterns']
  readonly states: readonly (readonly [name: string, state: unknown])[]
}

/** Shows a preview of every state of a pattern, with its description. */
export const PatternStates = ({ pattern, states }: PatternStatesProps) => (
  <Strip label="States">
    <ul class="states">
      {states.map(([name, state]) => (
        <li key={name}>
          <h3>{name}</h3>
          <PreviewFrame
            src={
              RECORD_ROOT_PATH +
              previewPath.pattern(pattern.id, findPresetWithState(pattern, name), name)
            }
            title={`${pattern.name}, ${name}`}
            width={640}
            height={400}
          />
          <StateNotes state={asObject(state)} />
        </li>
      ))}
    </ul>
  </Strip>
)

/** Returns the first preset that does not opt out of a state, trying the default preset first. */
const findPresetWithState = (
  { presets, default_preset }: Content['patterns'],
  state: string,
): string =>
  [default_preset, ...Object.keys(presets)].find(
    (name) => asObject(asObject(presets[name]).states)[state] !== null,
  ) ?? default_preset

/** Describes a state. The section "Works with" links the pattern that shows it. */
const StateNotes = ({ state }: { readonly state: Readonly<Record<string, unknown>> }) => {
  const slug = asString(state.pattern)
  return (
    <>
      <p class="muted">{asString(state.when)}</p>
      <p>
        {asString(state.shows)} {slug !== undefined && <code>{slug}</code>}
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
  <Strip label="Widths">
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
  </Strip>
)

interface StripProps {
  readonly label: string
  readonly children: ComponentChildren
}

/** Scrolls sideways on small screens, so it must be focusable. */
const Strip = ({ label, children }: StripProps) => (
  <section class="strip" aria-label={`${label}, side by side`} tabindex={0}>
    {children}
  </section>
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
