import { diagnoseEssence, lookupFrom } from '../../index.ts'
import type { Command } from '../command.ts'
import { openContent } from '../content.ts'
import { EXIT, type FileIssue, formatIssues } from '../errors.ts'
import { pluralize } from '../io.ts'
import { findProject, readEssenceFile } from '../project.ts'

/** `svc validate`: everything that is wrong with an essence, and with the project's own records. */
export const validateCommand: Command = {
  name: 'validate',
  argumentSyntax: '[file]',
  summary: 'check an essence, and the records in .svc/custom',
  options: [],
  example: 'svc validate svc.essence.json',
  async run(context, [named]) {
    const { output } = context
    const project = await findProject(context)
    const { client, warnings } = await openContent(context, project)
    const { file, essence, issues, locateIssues } = await readEssenceFile(context, project, named)
    const diagnosed = essence ? await diagnoseEssence(essence, lookupFrom(client)) : []
    const found: readonly FileIssue[] = [...issues, ...locateIssues(diagnosed), ...warnings]
    const valid = !found.some(({ severity }) => severity === 'error')
    output.print({ file, valid, issues: found }, () =>
      [...formatIssues(found, output), formatSummary(file, found)].join('\n'),
    )
    return valid ? EXIT.ok : EXIT.findings
  },
}

const SEVERITY_NOUNS = { error: 'error', warn: 'warning', info: 'note' } as const

function formatSummary(file: string, issues: readonly FileIssue[]): string {
  const counts = Object.entries(SEVERITY_NOUNS).flatMap(([severity, noun]) => {
    const amount = issues.filter((issue) => issue.severity === severity).length
    return amount === 0 ? [] : [pluralize(amount, noun)]
  })
  return issues.length === 0 ? `${file} is valid.` : `${file}: ${counts.join(', ')}.`
}
