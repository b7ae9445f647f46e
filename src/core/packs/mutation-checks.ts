import type {
  ExecutionPackSuccessCheck,
  MutationType,
} from '../generated/types/execution-pack.common.v1.ts'
import { checksOf } from './checks.ts'
import type { Context } from './context.ts'
import { said } from './inert.ts'
import { counted } from './words.ts'

/** What must be true after a change. */
export function mutationChecks(context: Context, type: MutationType): ExecutionPackSuccessCheck[] {
  const before = `The ${counted(context.pages.length, 'route')} of before answer`
  const after =
    type === 'add-page'
      ? `${before} as before; one more does.`
      : `${before}; only packs that \`svc diff\` lists differ.`
  return checksOf(context, [
    ['others-stay', said(after)],
    ['compiles', said('`svc compile --check` reports nothing.')],
  ])
}
