import { BREAKPOINTS, getBreakpointWidth } from '../../../kernel/breakpoints.ts'
import { asString } from '../../../kernel/json/value.ts'
import { listRegions, type Region } from '../../record-parts.ts'
import { createFinding, type RecordRule } from '../../rule.ts'

/** Requires navigation to collapse on narrow screens. */
export const navCollapseRule: RecordRule<'shells'> = {
  id: 'S3',
  requirement: 'A nav region defines what it collapses to below md.',
  severity: 'warn',
  source: 'coverage',
  scope: 'record',
  types: ['shells'],
  check: ({ authored, data }) =>
    listRegions(data)
      .filter((region) => region.element === 'nav' && !collapsesBelowMd(region))
      .map(({ index }) =>
        createFinding(authored, ['regions', index, 'collapse'], {
          message: 'The navigation does not collapse below md.',
          hint: 'Add collapse with "below" set to "md" or wider, and with "to".',
        }),
      ),
}

/** A region that collapses below a wider breakpoint is also collapsed below md. */
const collapsesBelowMd = ({ collapse: { below, to } }: Region): boolean =>
  (getBreakpointWidth(asString(below) ?? '') ?? 0) >= BREAKPOINTS.md && asString(to) !== undefined
