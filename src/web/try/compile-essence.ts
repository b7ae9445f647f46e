import { createLocator, parseJson } from '../../essence.ts'
import { type Client, type Issue, isProblem } from '../../index.ts'
import { listPacks, type PackBundle } from '../../packs.ts'
import { getSizeError } from './limits.ts'
import type { CompileOutcome, IssueSummary, PackPreview } from './messages.ts'

/** More than this many issues have one cause; a longer list would only bury it. */
const MAX_ISSUES = 100

/** Reads a text as an essence and compiles it. Whatever the text is, the outcome says so. */
export async function compileEssenceText(text: string, client: Client): Promise<CompileOutcome> {
  if (text.trim() === '') return { kind: 'empty' }
  const excess = getSizeError(text)
  if (excess !== undefined) return { kind: 'refused', message: excess }
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
    // Whatever stopped it, the person who asked must be told.
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** The first issues with their places; the document as a whole has no place worth going to. */
function locateIssues(issues: readonly Issue[], text: string): IssueSummary {
  const locate = createLocator(text)
  const shown = issues
    .slice(0, MAX_ISSUES)
    .map((issue) =>
      issue.pointer === '' || issue.location
        ? issue
        : { ...issue, location: locate(issue.pointer) },
    )
  return { visible: shown, total: issues.length }
}

const toPackPreviews = (bundle: PackBundle): PackPreview[] =>
  listPacks(bundle).map(({ kind, entry: { id, markdown, route, tokens = 0 }, pack }) => ({
    ...{ kind, id, tokens, name: markdown.replace(/\.md$/, ''), text: pack.renderedMarkdown },
    ...(route === undefined ? {} : { route }),
  }))
