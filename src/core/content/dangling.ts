import type { Issue } from '../issue.ts'
import { nearest } from '../nearest.ts'
import { onceForEach, onceForText } from '../once-for-each.ts'
import type { Content } from './lookup.ts'
import type { ContentReference, Named } from './reference.ts'
import { type ContentType, singularOf } from './type.ts'

/** The records that can be named, by slug; undefined stands for one that is there but cannot be read. */
export type KnownRecords = {
  readonly [T in ContentType]: ReadonlyMap<string, Content[T] | undefined>
}

/** What each reference leads to that is not there: a record, or a preset or page of one that is. */
export const danglingReferences = (
  references: readonly ContentReference[],
  known: KnownRecords,
): Issue[] => references.flatMap((reference) => faultOf(reference, known) ?? [])

function faultOf(reference: ContentReference, known: KnownRecords): Issue | undefined {
  const { type, slug, pointer, preset, page } = reference
  const noun = singularOf(type)
  if (!known[type].has(slug)) {
    const message = `There is no ${noun} "${slug}".`
    return unknown(noun, { name: slug, pointer }, nearestIn(known[type])(slug), message)
  }
  const presets = known.patterns.get(slug)?.presets
  if (type === 'patterns' && preset && presets && !Object.hasOwn(presets, preset.name)) {
    const message = `The pattern "${slug}" has no preset "${preset.name}".`
    return unknown('preset', preset, nearest(preset.name, Object.keys(presets))[0], message)
  }
  const pages = known.archetypes.get(slug)?.pages.map(({ id }) => id)
  if (type === 'archetypes' && page && pages && !pages.includes(page.name)) {
    const message = `The archetype "${slug}" has no page "${page.name}".`
    return unknown('page', page, nearest(page.name, pages)[0], message)
  }
  return undefined
}

/** The known slug that a wrong one most likely meant: many records may name the same one. */
const nearestIn = onceForEach((known: ReadonlyMap<string, unknown>) => {
  const slugs = [...known.keys()]
  return onceForText((slug) => nearest(slug, slugs)[0])
})

/** A wrong name weakens a corpus but does not break it, so that it warns. */
function unknown(noun: string, named: Named, near: string | undefined, message: string): Issue {
  return {
    code: `${noun}-unknown`,
    severity: 'warn',
    pointer: named.pointer,
    message,
    found: JSON.stringify(named.name),
    ...(near === undefined ? {} : { hint: `Did you mean "${near}"?`, suggestion: near }),
  }
}
