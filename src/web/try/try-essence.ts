import { createLocator, parseJson } from '../../essence.ts'
import { type Client, type Issue, isProblem } from '../../index.ts'
import { listPacks, type PackBundle } from '../../packs.ts'
import { excessOf } from './limits.ts'
import type { Issues, Outcome, ShownPack } from './outcome.ts'

/** More than this many issues have one cause; a longer list would only bury it. */
const MOST_ISSUES = 100

/** Reads a text as an essence and compiles it. Whatever the text is, the outcome says so. */
export async function tryEssence(text: string, client: Client): Promise<Outcome> {
  if (text.trim() === '') return { kind: 'empty' }
  const excess = excessOf(text)
  if (excess !== undefined) return { kind: 'refused', message: excess }
  const parsed = parseJson(text)
  if (!parsed.ok) return { kind: 'broken', issues: issuesOf(parsed.issues, text) }
  try {
    const bundle = await client.compile(parsed.value)
    const issues = issuesOf((bundle.diagnostics ?? []) as readonly Issue[], text)
    return { kind: 'compiled', issues, packs: packsOf(bundle) }
  } catch (error) {
    if (isProblem(error) && error.code === 'essence-invalid') {
      return { kind: 'invalid', issues: issuesOf(error.issues, text) }
    }
    // Whatever stopped it, the person who asked must be told.
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** The first issues with their places; the document as a whole has no place worth going to. */
function issuesOf(issues: readonly Issue[], text: string): Issues {
  const locate = createLocator(text)
  const shown = issues
    .slice(0, MOST_ISSUES)
    .map((issue) =>
      issue.pointer === '' || issue.location
        ? issue
        : { ...issue, location: locate(issue.pointer) },
    )
  return { shown, total: issues.length }
}

const packsOf = (bundle: PackBundle): ShownPack[] =>
  listPacks(bundle).map(({ kind, entry: { id, markdown, route, tokens = 0 }, pack }) => ({
    ...{ kind, id, tokens, name: markdown.replace(/\.md$/, ''), text: pack.renderedMarkdown },
    ...(route === undefined ? {} : { route }),
  }))
