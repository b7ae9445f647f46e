import * as z from 'zod/mini'
import { escapeLine, type RepairPlan, type RepairStep } from '../../internal/verify.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { booleanOption, flagHelp, textOption, wholeNumber } from '../flags.ts'
import { formatApplied } from '../format-applied.ts'
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
  write: booleanOption('apply the suggested fixes, and say what is left'),
  safe: booleanOption('with --patch or --write: only fixes that keep the meaning'),
})

/** `svc repair`: verifies the project and shows how to repair what was found. */
export const repairCommand: Command<typeof options> = {
  name: 'repair',
  argumentSyntax: '[finding|paths...]',
  summary: 'plan the repair of what verify finds; changes nothing without --write',
  options,
  group: 'project',
  examples: ['svc repair --patch', 'svc repair --write --safe'],
  async run(context, names, { code, top, run, prompt, patch, write, safe }) {
    const { output } = context
    const finding = names.find((name) => FINDING_ID.test(name))
    const paths = names.filter((name) => name !== finding)
    if (finding !== undefined && paths.length > 0) {
      throw new OperationError('usage', 'Name one finding or some paths, not both.')
    }
    if (paths.length > 0 && run !== undefined) {
      throw new OperationError('usage', '--run cannot be combined with paths.')
    }
    if (patch && write) {
      throw new OperationError('usage', '--patch and --write cannot be combined.', {
        hint: '--patch prints what --write applies.',
      })
    }
    if (prompt && finding === undefined) {
      throw new OperationError('usage', '--prompt needs the id of a finding.', {
        hint: 'Run `npx @svc/content repair` to see the ids.',
      })
    }
    const { auditProject } = await import('../../project/verify/verify.ts')
    const { createRepairPatch, planRepair, writeRepairPrompt } = await import(
      '../../project/repair/repair.ts'
    )
    const audit = { save: true, paths, base: context.cwd }
    const newRun = run === undefined ? await auditProject(context, audit) : undefined
    const run_id = newRun?.run_id ?? (run === 'last' ? undefined : run)
    const selection = { run_id, code, finding_ids: finding === undefined ? undefined : [finding] }
    if (prompt && finding !== undefined) {
      const data = await writeRepairPrompt(context, {
        run_id,
        finding_id: finding,
        reader: 'commands',
      })
      output.print(data, () => data.prompt)
    } else if (write) {
      const { applyRepairs } = await import('../../project/repair/apply-repairs.ts')
      const data = await applyRepairs(context, { ...selection, safe_only: safe, audit })
      output.print(data, () => formatApplied(data).join('\n'))
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

/** Matches the id of a finding: `A11Y030:1f2e3d4c5b`. */
const FINDING_ID = /^[A-Z]+\d+:\w+$/

function formatPlan({ steps, omitted }: RepairPlan, { style }: Output): string {
  if (steps.length === 0) return 'There is nothing to repair.'
  const lines = steps.flatMap(({ finding_ids, message, title, edits, command, autofix }, index) => [
    `${index + 1}. ${style('bold', escapeLine(title))} ${style('dim', finding_ids.join(', '))}`,
    `   ${escapeLine(`${describePlaces(edits)}: ${message}`)}`,
    ...(autofix === 'none'
      ? []
      : ['   A fix is suggested: see --patch, or apply it with --write.']),
    ...(command === null ? [] : [`   Run \`${command}\`.`]),
  ])
  return [...lines, ...(omitted > 0 ? [`${omitted} more; use --top.`] : [])].join('\n')
}

/** Names the file of a step and all its lines: `src/a.tsx:17, 44`. */
function describePlaces(edits: RepairStep['edits']): string {
  const lines = new Set(edits.map(({ line }) => line))
  return `${edits[0]?.file}:${[...lines].join(', ')}`
}
