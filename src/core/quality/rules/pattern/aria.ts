import { checkAriaAttributes } from '../../aria/attributes.ts'
import { checkAriaStructure } from '../../aria/structure.ts'
import { checkAriaWidgets } from '../../aria/widgets.ts'
import { createExampleFinding, parseExample } from '../../example-checks.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires examples that follow WAI-ARIA 1.2, ARIA in HTML and the ARIA Authoring Practices. */
export const ariaRule: RecordRule<'patterns'> = {
  id: 'P21',
  requirement: 'Examples use ARIA as its specifications and authoring practices define it.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    Object.entries(data.presets).flatMap(([name, { code = {} }]) => {
      const html = parseExample(code)
      return [checkAriaAttributes, checkAriaStructure, checkAriaWidgets]
        .flatMap((check) => check(html))
        .map((issue) => createExampleFinding(authored, ['presets', name, 'code', 'example'], issue))
    }),
}
