import type { Lookup } from '../../content/content-types.ts'
import { getRecordIssues } from '../../content/schema-issues.ts'
import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import { validate } from '../../generated/validators/blueprint.v1.ts'
import type { ValidationResult } from '../../issue.ts'
import { toPointer } from '../../json/pointer.ts'
import { unique } from '../../lists.ts'
import type { Essence } from '../version.ts'
import { assembleEssence } from './assemble-essence.ts'
import { findRecords } from './find-records.ts'
import type { EssenceOptions } from './options.ts'
import type { ArchetypeEntry } from './section-drafts.ts'
import type { AppearanceRequest } from './theme-dna.ts'

/** The essence that a new project starts with, or what keeps the blueprint from being one. */
export async function essenceFromBlueprint(
  blueprint: BlueprintV1,
  lookup: Lookup,
  options: EssenceOptions = {},
): Promise<ValidationResult<Essence>> {
  if (!validate(blueprint)) return { ok: false, issues: getRecordIssues(blueprint, validate) }
  const entries = listArchetypeEntries(blueprint)
  const slug = options.theme ?? blueprint.theme.id
  const [archetypes, themes] = await Promise.all([
    findRecords(lookup, 'archetypes', entries.map(toReference)),
    findRecords(lookup, 'themes', [getThemeReference(slug, options)]),
  ])
  const material = {
    document: blueprint,
    product: blueprint,
    entries,
    archetypes: archetypes.records,
    theme: themes.records.get(slug),
    mode: toAppearanceRequest('mode', blueprint, options),
    shape: toAppearanceRequest('shape', blueprint, options),
    options,
    issues: [...archetypes.issues, ...themes.issues],
  }
  return assembleEssence(material, lookup)
}

/** The archetypes in order: those composed, else the single one, else those that routes name. */
function listArchetypeEntries({
  compose,
  archetype,
  routes,
}: BlueprintV1): (ArchetypeEntry & { pointer: string })[] {
  if (compose !== undefined && compose.length > 0) {
    return compose.map((item, at) => {
      const pointer = toPointer(['compose', at])
      const pointTo = () => pointer
      if (typeof item === 'string') return { slug: item, pointer, pointTo }
      const { prefix, role } = item
      return { slug: item.archetype, prefix, role, pointer: `${pointer}/archetype`, pointTo }
    })
  }
  if (archetype !== undefined) {
    return [{ slug: archetype, pointer: '/archetype', pointTo: () => '/archetype' }]
  }
  const named = Object.values(routes).flatMap((route) => route.archetype ?? [])
  return unique(named).map((slug) => ({ slug, pointer: '/routes', pointTo: () => '/routes' }))
}

const toReference = ({ slug, pointer }: { slug: string; pointer: string }) => ({
  slug,
  pointer,
  referrer: 'The blueprint',
})

const getThemeReference = (slug: string, { theme }: EssenceOptions) =>
  theme === undefined
    ? { slug, pointer: '/theme/id', referrer: 'The blueprint' }
    : { slug, pointer: '', referrer: 'The option "theme"' }

/** A choice wins over the blueprint, whose own wish binds only the theme that it was made for. */
function toAppearanceRequest(
  key: 'mode' | 'shape',
  { theme }: BlueprintV1,
  options: EssenceOptions,
): AppearanceRequest | undefined {
  const chosen = options[key]
  if (chosen !== undefined) return { value: chosen, pointer: '', isRequired: true }
  const value = theme[key]
  const firm = options.theme === undefined || options.theme === theme.id
  return value === undefined ? undefined : { value, pointer: `/theme/${key}`, isRequired: firm }
}
