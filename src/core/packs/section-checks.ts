import type { ExecutionPackSuccessCheck } from '../generated/types/execution-pack.common.v1.ts'
import type { AppSection } from './app.ts'
import { checksOf } from './checks.ts'
import type { Context } from './context.ts'
import { said } from './inert.ts'
import { say } from './say.ts'
import { counted } from './words.ts'

/** What must be true when a section is done. */
export function sectionChecks(
  context: Context,
  { section, pages }: AppSection,
): ExecutionPackSuccessCheck[] {
  const { navigation_items: items = [], features, shell } = section
  const paths = pages.slice(0, 8).map(({ path }) => path)
  const rest = said(pages.length > 8 ? ` and ${pages.length - 8} more` : '')
  const shown = items.length > 0 && said(counted(items.length, 'item'))
  return checksOf(context, [
    ['routes', say`${paths}${rest} open in shell ${shell} unless said otherwise.`],
    ['features', say`Its pages offer ${features}.`],
    [
      'navigation',
      say`The navigation shows its ${shown} in this order and marks the open one with \`aria-current\`.`,
    ],
  ])
}
