import type { Environment } from '../environment.ts'
import type { FileIssue } from '../errors.ts'
import { getBoundary, writeFileAtomic } from '../folder/files.ts'
import { type EssenceText, findProject, readEssenceText } from '../folder/project.ts'
import { readProjectContent } from '../registry/content.ts'
import { checkEssence, countIssues, type IssueCounts } from './check-essence.ts'
import type { FixedIssue } from './fix-essence.ts'

/** The essence to validate; by default that of the project. */
export interface ValidateInput {
  /** Another essence file. */
  readonly path?: string | undefined
  /** The text of an essence, instead of a file. */
  readonly text?: EssenceText | undefined
  /** A parsed essence, instead of a file. Its issues have no location. */
  readonly essence?: unknown
  /** Applies the fixes that are certain, and writes the file. Not for a text or a parsed essence. */
  readonly fix?: boolean | undefined
}

/** The result of a validation. */
export interface ValidationReport {
  /** The name of the essence in the issues. */
  readonly file: string
  /** True if there are no errors. */
  readonly valid: boolean
  readonly counts: IssueCounts
  /** The issues of the essence in document order, then those of the records in `.svc/custom`. */
  readonly issues: readonly FileIssue[]
  /** The issues that were fixed, if fixes were requested. */
  readonly fixed?: readonly FixedIssue[]
  /** The unified diff of the fixes; empty if there are none. */
  readonly diff?: string
}

/** Validates an essence and the records in `.svc/custom`, and optionally applies certain fixes. */
export async function validateContract(
  environment: Environment,
  { path, text, essence, fix = false }: ValidateInput = {},
): Promise<ValidationReport> {
  const project = await findProject(environment)
  const content = await readProjectContent(environment, project)
  if (essence !== undefined) {
    const inline = { file: 'essence', text: JSON.stringify(essence) }
    const { issues } = await checkEssence(inline, content)
    return createReport(
      inline.file,
      issues.map(({ location: _, ...issue }) => issue),
    )
  }
  if (text !== undefined) return createReport(text.file, (await checkEssence(text, content)).issues)
  const source = await readEssenceText(environment, project, path)
  if (!fix) return createReport(source.file, (await checkEssence(source, content)).issues)
  const { applyFixes, formatDiff } = await import('./fix-essence.ts')
  const { after, fixed, issues } = await applyFixes(source, content)
  if (fixed.length > 0) {
    const { fullPath } = source
    await writeFileAtomic(getBoundary(project.root, fullPath), fullPath, after)
  }
  return { ...createReport(source.file, issues), fixed, diff: formatDiff(source, after) }
}

const createReport = (file: string, issues: readonly FileIssue[]): ValidationReport => {
  const counts = countIssues(issues)
  return { file, valid: counts.errors === 0, counts, issues }
}
