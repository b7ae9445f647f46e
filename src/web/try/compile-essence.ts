import { createLocator, parseJson, type Severity } from '../../essence.ts'
import { type Client, type Issue, isProblem } from '../../index.ts'
import { listPacks, type PackBundle } from '../../packs.ts'
import { MAX_ISSUES } from '../ui/issue-limit.ts'
import { createRangeFinder } from './issue-ranges.ts'
import { getSizeError } from './limits.ts'
import type { CompileOutcome, IssueSummary, PackPreview } from './messages.ts'

/** The outcome of a compilation, with the packs if there are any. */
export interface Compilation {
  readonly outcome: CompileOutcome
  readonly bundle?: PackBundle
}

/** Compiles a text as an essence. Never throws: every failure is an outcome. */
export async function compileEssenceText(text: string, client: Client): Promise<Compilation> {
  if (text.trim() === '') return { outcome: { kind: 'empty' } }
  const sizeError = getSizeError(text)
  if (sizeError !== undefined) return { outcome: { kind: 'refused', message: sizeError } }
  const parsed = parseJson(text)
  if (!parsed.ok) return { outcome: { kind: 'broken', issues: toSummary(parsed.issues, text) } }
  try {
    const bundle = await client.compile(parsed.value)
    const issues = toSummary((bundle.diagnostics ?? []) as readonly Issue[], text)
    return { outcome: { kind: 'compiled', issues, packs: toPackPreviews(bundle) }, bundle }
  } catch (error) {
    if (isProblem(error) && error.code === 'essence-invalid') {
      return { outcome: { kind: 'invalid', issues: toSummary(error.issues, text) } }
    }
    // Report every error: the user is waiting for a result.
    const message = error instanceof Error ? error.message : String(error)
    return { outcome: { kind: 'failed', message } }
  }
}

const SEVERITIES: readonly Severity[] = ['error', 'warn', 'info']

/** Sorts issues by severity, and locates the first ones in the text. */
function toSummary(issues: readonly Issue[], text: string): IssueSummary {
  const locate = createLocator(text)
  const findRange = createRangeFinder(text)
  const bySeverity = SEVERITIES.map((severity) =>
    issues.filter((issue) => issue.severity === severity),
  )
  const [error = 0, warn = 0, info = 0] = bySeverity.map(({ length }) => length)
  const visible = bySeverity
    .flat()
    .slice(0, MAX_ISSUES)
    .map((issue) => ({
      ...issue,
      range: findRange(issue),
      // Issues about the whole document have no line.
      ...(issue.pointer === '' || issue.location ? {} : { location: locate(issue.pointer) }),
    }))
  return { visible, total: issues.length, counts: { error, warn, info } }
}

const toPackPreviews = (bundle: PackBundle): PackPreview[] => {
  const sections = new Map(
    bundle.manifest.pages.map(({ markdown, sectionId }) => [markdown, sectionId]),
  )
  return listPacks(bundle).map(
    ({ kind, entry: { id, markdown, route, tokens = 0, digest = '' } }) => ({
      kind,
      id,
      tokens,
      digest,
      name: toPackName(markdown),
      route,
      section: sections.get(markdown) ?? undefined,
    }),
  )
}

/** Returns the name of a pack by its Markdown file. */
export const toPackName = (markdown: string): string => markdown.replace(/\.md$/, '')
