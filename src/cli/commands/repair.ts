import * as z from 'zod/mini'
import { EXIT, OperationError } from '../../project/errors.ts'
import { escapeLine, type RepairPlan } from '../../verify.ts'
import type { Command } from '../command.ts'
import { booleanOption, flagHelp, textOption, wholeNumber } from '../flags.ts'
import type { Output } from '../io.ts'

const options = z.object({
  code: textOption('code', 'only findings with this code'),
  top: z.optional(wholeNumber(50, 'Use a whole number up to 50.')).register(flagHelp, {
    valueName: 'n',
    summary: 'number of steps; default: 5',
  }),
  run: textOption('run', 'use a run of verify instead of a new one; "last" is the latest'),
  prompt: booleanOption('print a finding as a prompt for an agent'),
  patch: booleanOption('print a diff of the suggested fixes; nothing is written'),
  safe: booleanOption('with --patch: only fixes that keep the meaning'),
})

/** `svc repair`: verifies the project and shows how to repair what was found. */
export const repairCommand: Command<typeof options> = {
  name: 'repair',
  argumentSyntax: '[finding]',
  summary: 'plan the repair of what verify finds; changes nothing',
  options,
  group: 'project',
  examples: ['svc repair --top 3', 'svc repair --patch'],
  async run(context, [finding], { code, top, run, prompt, patch, safe }) {
    const { output } = context
    if (prompt && finding === undefined) {
      throw new OperationError('usage', '--prompt needs the id of a finding.', {
        hint: 'Run `npx @svc/content repair` to see the ids.',
      })
    }
    const { auditProject } = await import('../../project/operations/verify.ts')
    const { createRepairPatch, planRepair, writeRepairPrompt } = await import(
      '../../project/operations/repair.ts'
    )
    const newRun = run === undefined ? await auditProject(context, { save: true }) : undefined
    const run_id = newRun?.run_id ?? (run === 'last' ? undefined : run)
    const selection = { run_id, code, finding_ids: finding === undefined ? undefined : [finding] }
    if (prompt && finding !== undefined) {
      const data = await writeRepairPrompt(context, {
        run_id,
        finding_id: finding,
        reader: 'commands',
      })
      output.print(data, () => data.prompt)
    } else if (patch) {
      const data = await createRepairPatch(context, { ...selection, safe_only: safe })
      output.printPatch(data, () => data.diff || 'No finding has a suggested fix.')
    } else {
      const plan = await planRepair(context, { ...selection, max: top })
      output.print(plan, () => formatPlan(plan, output))
    }
    return EXIT.ok
  },
}

function formatPlan({ steps, omitted }: RepairPlan, { style }: Output): string {
  if (steps.length === 0) return 'There is nothing to repair.'
  const lines = steps.flatMap(
    ({ finding_ids, message, title, edits: [edit], command, autofix }, index) => [
      `${index + 1}. ${style('bold', escapeLine(title))} ${style('dim', finding_ids.join(', '))}`,
      `   ${escapeLine(`${edit?.file}:${edit?.line}: ${message}`)}`,
      ...(autofix === 'none' ? [] : ['   A fix is suggested: see --patch.']),
      ...(command === null ? [] : [`   Run \`${command}\`.`]),
    ],
  )
  return [...lines, ...(omitted > 0 ? [`${omitted} more; use --top.`] : [])].join('\n')
}
