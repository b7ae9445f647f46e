import { createLocator, parseJson } from '../../essence.ts'
import { type Client, type Issue, isProblem } from '../../index.ts'
import { listPacks, type PackBundle } from '../../packs.ts'
import { getSizeError, MAX_ISSUES } from './limits.ts'
import type { CompileOutcome, IssueSummary, PackPreview } from './messages.ts'

/** Compiles a text as an essence. Never throws: every failure is an outcome. */
export async function compileEssenceText(text: string, client: Client): Promise<CompileOutcome> {
  if (text.trim() === '') return { kind: 'empty' }
  const sizeError = getSizeError(text)
  if (sizeError !== undefined) return { kind: 'refused', message: sizeError }
  const parsed = parseJson(text)
  if (!parsed.ok) return { kind: 'broken', issues: locateIssues(parsed.issues, text) }
  try {
    const bundle = await client.compile(parsed.value)
    const issues = locateIssues((bundle.diagnostics ?? []) as readonly Issue[], text)
    return { kind: 'compiled', issues, packs: toPackPreviews(bundle) }
  } catch (error) {
    if (isProblem(error) && error.code === 'essence-invalid') {
      return { kind: 'invalid', issues: locateIssues(error.issues, text) }
    }
    // Report every error: the user is waiting for a result.
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Adds locations to the first issues, except to those about the whole document. */
function locateIssues(issues: readonly Issue[], text: string): IssueSummary {
  const locate = createLocator(text)
  const visible = issues
    .slice(0, MAX_ISSUES)
    .map((issue) =>
      issue.pointer === '' || issue.location
        ? issue
        : { ...issue, location: locate(issue.pointer) },
    )
  return { visible, total: issues.length }
}

const toPackPreviews = (bundle: PackBundle): PackPreview[] =>
  listPacks(bundle).map(({ kind, entry: { id, markdown, route, tokens = 0 }, pack }) => ({
    kind,
    id,
    tokens,
    name: markdown.replace(/\.md$/, ''),
    text: pack.renderedMarkdown,
    ...(route === undefined ? {} : { route }),
  }))
