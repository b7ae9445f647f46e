import * as z from 'zod/mini'
import { diagnoseEssence, lookupFrom, pluralize } from '../../index.ts'
import { openContent } from '../../project/content.ts'
import { EXIT, type FileIssue } from '../../project/errors.ts'
import { findProject, readEssenceFile } from '../../project/project.ts'
import type { Command } from '../command.ts'
import { formatIssues } from '../errors.ts'

/** `svc validate`: lists all issues of an essence and of the project's custom records. */
export const validateCommand: Command = {
  name: 'validate',
  group: 'contract',
  argumentSyntax: '[file]',
  summary: 'validate an essence and the records in .svc/custom',
  options: z.object({}),
  examples: ['svc validate', 'svc validate svc.essence.json --json'],
  async run(context, [path]) {
    const { output } = context
    const project = await findProject(context)
    const { client, warnings } = await openContent(context, project)
    const { file, essence, issues, locateIssues } = await readEssenceFile(context, project, path)
    const diagnostics = essence ? await diagnoseEssence(essence, lookupFrom(client)) : []
    const allIssues: readonly FileIssue[] = [...issues, ...locateIssues(diagnostics), ...warnings]
    const valid = !allIssues.some(({ severity }) => severity === 'error')
    output.print({ file, valid, issues: allIssues }, () =>
      [...formatIssues(allIssues, output), formatSummary(file, allIssues)].join('\n'),
    )
    return valid ? EXIT.ok : EXIT.findings
  },
}

const SEVERITY_NOUNS = { error: 'error', warn: 'warning', info: 'note' } as const

/** Sums up the issues; notes alone leave a document valid. */
function formatSummary(file: string, issues: readonly FileIssue[]): string {
  const counts = Object.entries(SEVERITY_NOUNS).flatMap(([severity, noun]) => {
    const count = issues.filter((issue) => issue.severity === severity).length
    return count === 0 ? [] : [pluralize(count, noun)]
  })
  if (issues.length === 0) return `${file} is valid.`
  const hasOnlyNotes = issues.every(({ severity }) => severity === 'info')
  return `${file}${hasOnlyNotes ? ' is valid, with' : ':'} ${counts.join(', ')}.`
}
