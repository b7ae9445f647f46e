import { BREAKPOINTS, type Content } from '../../index.ts'
import { asObject, asString, asStrings } from '../fields.ts'
import { previewPath } from '../preview-path.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { type LinkContext, RecordLink } from './record-links.tsx'

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
