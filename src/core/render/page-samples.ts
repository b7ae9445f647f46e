import type { Lookup } from '../content/content-types.ts'
import type { ResolvedInstance } from '../essence/app/app-context.ts'
import type { AppPage, AppSection } from '../essence/app/app-plan.ts'
import { applyPageOverrides } from '../essence/compose/section-drafts.ts'
import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { asArray, asString, getOwn, isObject, type JsonObject } from '../kernel/json/value.ts'
import { drawElement } from './drawings.ts'
import type { Element } from './element.ts'
import { getExampleElement, getPatternElement } from './example-elements.ts'
import { fillExample } from './sample.ts'

/**
 * Loads the archetypes of sections, by the ids of the sections. Their pages have the overrides of
 * the blueprint, so that a product can replace the samples of an archetype.
 */
export async function loadSectionArchetypes(
  sections: readonly AppSection[],
  lookup: Lookup,
  blueprint?: Pick<BlueprintV1, 'overrides'>,
): Promise<ReadonlyMap<string, ArchetypeV2>> {
  // Sections may have any name, so only archetypes that exist are requested.
  const slugs = await lookup.slugs('archetypes')
  const found = await Promise.all(
    sections.map(async ({ section: { id } }) => {
      const slug = findArchetypeSlug(id, slugs)
      return [id, slug === undefined ? undefined : await lookup.get('archetypes', slug)] as const
    }),
  )
  return new Map(
    found.flatMap(([id, archetype]) =>
      archetype ? [[id, overridePages(archetype, blueprint?.overrides)] as const] : [],
    ),
  )
}

const overridePages = (archetype: ArchetypeV2, overrides: BlueprintV1['overrides']): ArchetypeV2 =>
  overrides?.pages === undefined
    ? archetype
    : {
        ...archetype,
        pages: archetype.pages.map((page) =>
          applyPageOverrides(page, getOwn(overrides.pages, page.id)),
        ),
      }

/**
 * Returns the archetype that a section is named after. A section with a prefix of its own is named
 * after the prefix, so an archetype whose name ends with it is accepted.
 */
const findArchetypeSlug = (id: string, slugs: readonly string[]): string | undefined =>
  slugs.find((slug) => slug === id) ?? slugs.find((slug) => slug.endsWith(`-${id}`))

/**
 * Returns the sample of a pattern on a page: that of the layout item with the same name, pattern
 * and preset on the archetype's page with the same id.
 */
export function findSample(
  archetype: ArchetypeV2 | undefined,
  { page }: AppPage,
  { name, pattern, preset }: Pick<ResolvedInstance, 'name' | 'pattern' | 'preset'>,
): JsonObject | undefined {
  const source = archetype?.pages.find(({ id }) => id === page.id)
  const item = listLayoutItems(source?.layout ?? source?.default_layout).find(
    (candidate) =>
      candidate.pattern === pattern &&
      (asString(candidate.as) ?? pattern) === name &&
      (candidate.preset === undefined || candidate.preset === preset),
  )
  return item && isObject(item.sample) ? item.sample : undefined
}

/** Returns the example of a preset, filled with a sample if there is one. */
export const createExample = (
  pattern: PatternV2,
  preset: string,
  sample: JsonObject | undefined,
): Element =>
  sample === undefined
    ? getPatternElement(pattern, preset)
    : drawElement(fillExample(getExampleElement(pattern, preset), sample))

/** Lists the items of a layout that name a pattern, also those in columns. */
const listLayoutItems = (layout: unknown): JsonObject[] =>
  asArray(layout).flatMap((item) => {
    if (!isObject(item)) return []
    return typeof item.pattern === 'string' ? [item] : listLayoutItems(item.cols)
  })
