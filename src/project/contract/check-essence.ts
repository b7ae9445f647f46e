import { diagnoseEssence, type Essence } from '../../essence.ts'
import { lookupFrom } from '../../index.ts'
import type { FileIssue } from '../errors.ts'
import { type EssenceText, parseEssenceText } from '../folder/project.ts'
import type { ProjectContent } from '../registry/content.ts'

/** The essence of a text if it is valid by its schema, and all its issues. */
export interface CheckedEssence {
  readonly essence?: Essence
  readonly issues: readonly FileIssue[]
}

/**
 * Finds all issues of an essence: of its schema, else of its meaning, and of the project's records.
 * Every command that reports findings about the essence gets them from here.
 */
export async function checkEssence(
  source: EssenceText,
  { client, issues: recordIssues }: ProjectContent,
): Promise<CheckedEssence> {
  const { essence, issues, locateIssues } = parseEssenceText(source)
  if (essence === undefined) return { issues: [...issues, ...recordIssues] }
  const diagnostics = await diagnoseEssence(essence, lookupFrom(client))
  return { essence, issues: [...locateIssues(diagnostics), ...recordIssues] }
}

/** The number of issues of each severity. */
export interface IssueCounts {
  readonly errors: number
  readonly warnings: number
  readonly notes: number
}

/** Counts issues by severity. */
export function countIssues(issues: readonly FileIssue[]): IssueCounts {
  const count = (severity: FileIssue['severity']): number =>
    issues.filter((issue) => issue.severity === severity).length
  return { errors: count('error'), warnings: count('warn'), notes: count('info') }
}
