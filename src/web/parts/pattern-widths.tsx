import { BREAKPOINTS, type Content } from '../../index.ts'
import { fieldsOf, textOf, textsOf } from '../fields.ts'
import { previewPath } from '../preview-path.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { type Linking, RecordLink } from './record-links.tsx'

interface PatternWidthsProps extends Linking {
  readonly pattern: Content['patterns']
  readonly widths: readonly (readonly [name: string, rule: unknown])[]
}

/** A window of each kind, and what the name stands for. */
const WINDOWS: Readonly<Record<string, { readonly width: number; readonly range: string }>> = {
  mobile: { width: 390, range: `below ${BREAKPOINTS.md} px` },
  tablet: { width: BREAKPOINTS.md, range: `${BREAKPOINTS.md} to ${BREAKPOINTS.lg} px` },
  desktop: { width: BREAKPOINTS.xl, range: `from ${BREAKPOINTS.lg} px` },
}

/** The same preset in three windows, each with the rule that holds there. */
export const PatternWidths = ({ pattern, widths, ...linking }: PatternWidthsProps) => (
  <ul class="widths">
    {widths.map(([name, rule]) => (
      <li key={name} data-width={name}>
        <h3>
          {name} <span class="muted">{WINDOWS[name]?.range}</span>
        </h3>
        {WINDOWS[name] && (
          <PreviewFrame
            src={linking.root + previewPath.pattern(pattern.id, pattern.default_preset)}
            title={`${pattern.name} on ${name}`}
            width={WINDOWS[name].width}
            height={600}
          />
        )}
        <Rule rule={rule} {...linking} />
      </li>
    ))}
  </ul>
)

const Rule = ({ rule, ...linking }: Linking & { readonly rule: unknown }) => {
  const fields = fieldsOf(rule)
  const instead = textOf(fields.alternate_pattern_id)
  return (
    <>
      <p>
        {shortOf(fields)} {instead && <RecordLink type="patterns" slug={instead} {...linking} />}
      </p>
      <p class="muted">{textOf(rule) ?? textOf(fields.notes)}</p>
    </>
  )
}

/** The rule without its notes, in a few words. */
function shortOf(rule: Readonly<Record<string, unknown>>): string {
  const hidden = textsOf(rule.hide_components)
  return [
    textOf(rule.layout),
    typeof rule.columns === 'number' && `${rule.columns} columns`,
    rule.horizontal_scroll === true && 'scrolls sideways',
    hidden.length > 0 && `without ${hidden.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}
