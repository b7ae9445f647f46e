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

const NOUNS = { error: 'error', warn: 'warning', info: 'note' } as const

function summary(file: string, issues: readonly FileIssue[]): string {
  const counts = Object.entries(NOUNS).flatMap(([severity, noun]) => {
    const amount = issues.filter((issue) => issue.severity === severity).length
    return amount === 0 ? [] : [count(amount, noun)]
  })
  return issues.length === 0 ? `${file} is valid.` : `${file}: ${counts.join(', ')}.`
}
