import type { Command } from '../command.ts'
import { verifyOptions } from '../verify-options.ts'

/** `svc verify`: checks the code of a project, its contract and its packs. */
export const verifyCommand: Command<typeof verifyOptions> = {
  name: 'verify',
  argumentSyntax: '[paths...]',
  summary: 'check the code, the contract and its packs',
  options: verifyOptions,
  group: 'project',
  examples: ['svc verify --fail-on error', "svc verify 'src/**/*.css' --format github"],
  async run(context, paths, input) {
    // The checks and parsers are large, and no other command needs them.
    const { runVerify } = await import('../verify-project.ts')
    return runVerify(context, paths, input)
  },
}
