import type { Issue } from '../kernel/finding.ts'
import { memoizeByObject, memoizeByString } from '../kernel/memoize.ts'
import { nearest } from '../kernel/nearest.ts'
import { type Content, type ContentType, toSingular } from './content-types.ts'
import type { ContentReference, LocatedName } from './references.ts'

/** The known records by slug; undefined for a record that exists but cannot be read. */
export type KnownRecords = {
  readonly [T in ContentType]: ReadonlyMap<string, Content[T] | undefined>
}

/** Returns an issue for each reference to a missing record, preset or page. */
export const findDanglingReferences = (
  references: readonly ContentReference[],
  known: KnownRecords,
): Issue[] => references.flatMap((reference) => findDanglingReference(reference, known) ?? [])

function findDanglingReference(
  reference: ContentReference,
  known: KnownRecords,
): Issue | undefined {
  const { type, slug, pointer, preset, page } = reference
  const noun = toSingular(type)
  if (!known[type].has(slug)) {
    const message = `There is no ${noun} "${slug}".`
    return createUnknownNameIssue(
      noun,
      { name: slug, pointer },
      createSlugSuggester(known[type])(slug),
      message,
    )
  }
  const presets = known.patterns.get(slug)?.presets
  if (type === 'patterns' && preset && presets && !Object.hasOwn(presets, preset.name)) {
    const message = `The pattern "${slug}" has no preset "${preset.name}".`
    return createUnknownNameIssue(
      'preset',
      preset,
      nearest(preset.name, Object.keys(presets))[0],
      message,
    )
  }
  const pages = known.archetypes.get(slug)?.pages.map(({ id }) => id)
  if (type === 'archetypes' && page && pages && !pages.includes(page.name)) {
    const message = `The archetype "${slug}" has no page "${page.name}".`
    return createUnknownNameIssue('page', page, nearest(page.name, pages)[0], message)
  }
  return undefined
}

/** Suggests a known slug for a wrong one. Cached, because many records may have the same error. */
const createSlugSuggester = memoizeByObject((known: ReadonlyMap<string, unknown>) => {
  const slugs = [...known.keys()]
  return memoizeByString((slug) => nearest(slug, slugs)[0])
})

/** Creates a warning, because a dangling reference weakens a corpus but does not break it. */
function createUnknownNameIssue(
  noun: string,
  reference: LocatedName,
  near: string | undefined,
  message: string,
): Issue {
  return {
    code: `${noun}-unknown`,
    severity: 'warn',
    pointer: reference.pointer,
    message,
    found: JSON.stringify(reference.name),
    ...(near === undefined ? {} : { hint: `Did you mean "${near}"?`, suggestion: near }),
  }
}
