import type { Issue } from '../issue.ts'
import { memoizeByObject, memoizeByString } from '../memoize.ts'
import { nearest } from '../nearest.ts'
import { type Content, type ContentType, toSingular } from './content-types.ts'
import type { ContentReference, LocatedName } from './references.ts'

/** The records that can be named, by slug; undefined stands for one that is there but cannot be read. */
export type KnownRecords = {
  readonly [T in ContentType]: ReadonlyMap<string, Content[T] | undefined>
}

/** What each reference leads to that is not there: a record, or a preset or page of one that is. */
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

/** The known slug that a wrong one most likely meant: many records may name the same one. */
const createSlugSuggester = memoizeByObject((known: ReadonlyMap<string, unknown>) => {
  const slugs = [...known.keys()]
  return memoizeByString((slug) => nearest(slug, slugs)[0])
})

/** A wrong name weakens a corpus but does not break it, so that it warns. */
function createUnknownNameIssue(
  noun: string,
  named: LocatedName,
  near: string | undefined,
  message: string,
): Issue {
  return {
    code: `${noun}-unknown`,
    severity: 'warn',
    pointer: named.pointer,
    message,
    found: JSON.stringify(named.name),
    ...(near === undefined ? {} : { hint: `Did you mean "${near}"?`, suggestion: near }),
  }
}
