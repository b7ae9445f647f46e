import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { COMPLETION_SCRIPTS, SHELLS } from '../completion/scripts.ts'
import { parseChoice } from '../options.ts'

/** `svc completion`: prints a script that completes command lines in a shell. */
export const completionCommand: Command = {
  name: 'completion',
  group: 'help',
  argumentSyntax: '<shell>',
  summary: `print a script that completes svc in a shell: ${SHELLS.join(', ')}`,
  options: z.object({}),
  examples: ['svc completion bash > svc.bash', 'svc completion zsh'],
  complete: (_context, { args }) => (args.length === 0 ? SHELLS : []),
  async run({ output }, [name = '']) {
    const shell = parseChoice('<shell>', name, SHELLS)
    const script = COMPLETION_SCRIPTS[shell]
    output.printVerbatim({ shell, script }, () => script)
    return EXIT.ok
  },
}
