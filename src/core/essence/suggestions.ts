import type { Issue, JsonPatchOperation } from '../kernel/finding.ts'
import { unique } from '../kernel/lists.ts'
import { memoizeByString } from '../kernel/memoize.ts'
import { isClearMatch, nearest } from '../kernel/nearest.ts'
import { quote, quoteList } from '../kernel/text.ts'

/** Returns the known names that an unknown name most likely meant, nearest first. */
export type Suggest = (name: string) => readonly string[]

/** Creates a function that suggests names from a list of candidates. */
export type Suggester = (candidates: Iterable<string>) => Suggest

/** Limits the work for one document: comparing all unknown with all known names is quadratic. */
const MAX_COMPARISONS = 20_000

/** Creates a suggester for one document; beyond the limit, unknown names get no suggestion. */
export function createSuggester(): Suggester {
  let remaining = MAX_COMPARISONS
  return (candidates) => {
    const known = unique(candidates)
    return memoizeByString((name) => {
      if (remaining <= 0) return []
      remaining -= known.length
      return nearest(name, known)
    })
  }
}

type CreatePatch = (suggestion: string) => JsonPatchOperation

type SuggestionFields = Pick<Issue, 'hint' | 'suggestion' | 'patch'>

/** Suggests names for an unknown name, with a patch if one of them is a clear match. */
export function createSuggestion(
  name: string,
  suggestions: readonly string[],
  createPatch?: CreatePatch | false,
): SuggestionFields {
  const [suggestion] = suggestions
  if (suggestion === undefined) return {}
  const fields = { hint: `Did you mean ${quoteList(suggestions)}?`, suggestion }
  if (!createPatch || !isClearMatch(name, suggestions)) return fields
  return { ...fields, patch: [createPatch(suggestion)] }
}

interface UnknownName {
  readonly pointer: string
  readonly name: string
  readonly message: string
  readonly expected: string
  readonly suggest: Suggest
  /** Creates the fix; by default the suggestion replaces the value. False: there is no fix. */
  readonly createPatch?: CreatePatch | false
}

/** Describes an unknown name, with suggestions and a fix if it has a clear match. */
export function describeUnknownName({ suggest, createPatch, ...finding }: UnknownName) {
  const { pointer, name, message, expected } = finding
  const replace: CreatePatch = (value) => ({ op: 'replace', path: pointer, value })
  return {
    pointer,
    subject: name,
    message,
    expected,
    found: quote(name),
    ...createSuggestion(name, suggest(name), createPatch ?? replace),
  }
}
