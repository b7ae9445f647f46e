import { severityOf } from '../essence/diagnostics/severity.ts'
import type { ExecutionPackSuccessCheck } from '../generated/types/execution-pack.common.v1.ts'
import type { AppSection } from './app.ts'
import type { Context } from './context.ts'
import { named, namedAll } from './inert.ts'
import { counted } from './words.ts'

/** What must be true when a section is done. */
export function sectionChecks(
  { essence }: Context,
  { section, pages }: AppSection,
): ExecutionPackSuccessCheck[] {
  const { guard } = essence.meta
  const { navigation_items: items = [], features } = section
  const shown = pages.slice(0, 8).map(({ path }) => path)
  const rest = pages.length > shown.length ? ` and ${pages.length - shown.length} more` : ''
  return [
    {
      id: 'routes',
      label: `${namedAll(shown)}${rest} open in shell ${named(section.shell)} unless said otherwise.`,
      severity: severityOf('blueprint', guard),
    },
    ...(features.length === 0
      ? []
      : [
          {
            id: 'features',
            label: `Its pages offer ${namedAll(features)}.`,
            severity: severityOf('blueprint', guard),
          },
        ]),
    ...(items.length === 0
      ? []
      : [
          {
            id: 'navigation',
            label:
              `The navigation shows its ${counted(items.length, 'item')} in this order ` +
              'and marks the open one with `aria-current`.',
            severity: severityOf('interactions', guard),
          },
        ]),
  ]
}
