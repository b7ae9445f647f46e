import type { ApproveInstall } from '../project/check/check-browser.ts'
import type { CommandContext } from './command.ts'
import { booleanOption } from './flags.ts'

/** Creates the option that installs missing packages without a question. */
export const yesOption = () =>
  booleanOption(
    'put missing browser packages into the cache folder of svc without asking; the project stays as it is',
  )

/** Returns what decides about missing packages: `--yes`, or a question in a terminal. */
export function createApproval(
  { io }: Pick<CommandContext, 'io'>,
  yes: boolean | undefined,
): ApproveInstall | undefined {
  if (yes) return async () => true
  const { prompts } = io
  return prompts && ((question) => prompts.confirm(question))
}
