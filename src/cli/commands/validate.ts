import { diagnoseEssence, lookupFrom } from '../../index.ts'
import type { Command } from '../command.ts'
import { openContent } from '../content.ts'
import { EXIT, type FileIssue } from '../exit.ts'
import { issueLines } from '../issue-lines.ts'
import { count } from '../output.ts'
import { findProject, readEssence } from '../project.ts'

/** `svc validate`: everything that is wrong with an essence, and with the project's own records. */
export const validate: Command = {
  name: 'validate',
  takes: '[file]',
  summary: 'check an essence, and the records in .svc/custom',
  options: [],
  example: 'svc validate svc.essence.json',
  async run(context, [named]) {
    const { output } = context
    const project = await findProject(context)
    const { client, warnings } = await openContent(context, project)
    const { file, essence, issues, located } = await readEssence(context, project, named)
    const diagnosed = essence ? await diagnoseEssence(essence, lookupFrom(client)) : []
    const found: readonly FileIssue[] = [...issues, ...located(diagnosed), ...warnings]
    const valid = !found.some(({ severity }) => severity === 'error')
    output.data({ file, valid, issues: found }, () =>
      [...issueLines(found, output), summary(file, found)].join('\n'),
    )
    return valid ? EXIT.ok : EXIT.findings
  },
}

function summary(file: string, issues: readonly FileIssue[]): string {
  const amount = (severity: FileIssue['severity']): number =>
    issues.filter((issue) => issue.severity === severity).length
  if (issues.length === 0) return `${file} is valid.`
  const [errors, warnings, notes] = [amount('error'), amount('warn'), amount('info')]
  const counts = [count(errors, 'error'), count(warnings, 'warning'), count(notes, 'note')]
  return `${file}: ${counts.join(', ')}.`
}
