import { severityOf } from '../essence/diagnostics/severity.ts'
import type {
  ExecutionPackSuccessCheck,
  MutationType,
} from '../generated/types/execution-pack.common.v1.ts'
import type { Context } from './context.ts'
import { counted } from './words.ts'

/** What must be true after a change. */
export function mutationChecks(
  { essence, pages }: Context,
  type: MutationType,
): ExecutionPackSuccessCheck[] {
  const severity = severityOf('blueprint', essence.meta.guard)
  const count = counted(pages.length, 'route')
  return [
    {
      id: 'others-stay',
      label:
        type === 'add-page'
          ? `The ${count} of before answer as before; one more does.`
          : `The ${count} of before answer; only packs that \`svc diff\` lists differ.`,
      severity,
    },
    { id: 'compiles', label: '`svc compile --check` reports nothing.', severity },
  ]
}
