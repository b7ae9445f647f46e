import * as z from 'zod/mini'
import { pluralize } from '../../internal.ts'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import { textOption } from '../flags.ts'

const options = z.object({
  file: textOption('file', 'file of the baseline; default: .svc/baseline.json'),
})

const loadOperations = () => import('../../project/verify/baseline.ts')

/** Creates a command that writes a baseline. */
const writingCommand = (
  name: 'save' | 'prune',
  summary: string,
  operation: 'saveBaseline' | 'removeResolved',
): Command<typeof options> => ({
  name: `baseline ${name}`,
  argumentSyntax: '',
  summary,
  options,
  group: 'project',
  examples: [`svc baseline ${name}`, `svc baseline ${name} --json`],
  async run(context, _args, input) {
    const { [operation]: write } = await loadOperations()
    const written = await write(context, input)
    const { file, findings, added, removed, change } = written
    context.output.print(written, () =>
      change === 'same'
        ? `${file} is up to date: ${pluralize(findings, 'finding')}.`
        : `${file}: ${pluralize(findings, 'finding')}, ${added} added, ${removed} removed.`,
    )
    return EXIT.ok
  },
})

const showCommand: Command<typeof options> = {
  name: 'baseline show',
  argumentSyntax: '',
  summary: 'show what is accepted, and what is gone since',
  options,
  group: 'project',
  examples: ['svc baseline show', 'svc baseline show --json'],
  async run(context, _args, input) {
    const { showBaseline } = await loadOperations()
    const state = await showBaseline(context, input)
    const resolved = new Set(state.resolved.map(({ fingerprint }) => fingerprint))
    context.output.print(state, () =>
      [
        ...state.findings.map(
          ({ code, path, severity, fingerprint }) =>
            `${severity} ${code} ${path}${resolved.has(fingerprint) ? ' (gone)' : ''}`,
        ),
        `${pluralize(state.findings.length, 'accepted finding')}, ${resolved.size} gone, ${state.new} new.`,
      ].join('\n'),
    )
    return EXIT.ok
  },
}

/** `svc baseline`: accepts the findings that a project has now, so that only new ones fail. */
export const BASELINE_COMMANDS: readonly Command[] = [
  writingCommand('save', 'accept all findings of today', 'saveBaseline'),
  showCommand,
  writingCommand('prune', 'remove accepted findings that are gone', 'removeResolved'),
] as readonly Command[]
