import type { Lookup } from '../../content/content-types.ts'
import { getRecordIssues } from '../../content/schema-issues.ts'
import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import { validate } from '../../generated/validators/blueprint.v1.ts'
import type { ValidationResult } from '../../kernel/finding.ts'
import type { Essence } from '../version.ts'
import { assembleEssence } from './assemble-essence.ts'
import { findRecords } from './find-records.ts'
import type { EssenceOptions } from './options.ts'
import { listArchetypeEntries } from './section-drafts.ts'
import type { AppearanceRequest } from './theme-dna.ts'

/**
 * Composes an essence from a blueprint, or returns the issues that prevent it.
 *
 * @example
 * import { createClient, essenceFromBlueprint, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: blueprint } = await client.get('blueprints', 'internal-admin')
 * const { value: essence } = await essenceFromBlueprint(blueprint, lookup)
 * essence.version // => '4.0.0'
 */
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
  const input = {
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
  return assembleEssence(input, lookup)
}

const toReference = ({ slug, pointer }: { slug: string; pointer: string }) => ({
  slug,
  pointer,
  referrer: 'the blueprint',
})

const getThemeReference = (slug: string, { theme }: EssenceOptions) =>
  theme === undefined
    ? { slug, pointer: '/theme/id', referrer: 'the blueprint' }
    : { slug, pointer: '', referrer: 'the option "theme"' }

/** Prefers the option to the blueprint, whose own request is required of its own theme only. */
function toAppearanceRequest(
  key: 'mode' | 'shape',
  { theme }: BlueprintV1,
  options: EssenceOptions,
): AppearanceRequest | undefined {
  const option = options[key]
  if (option !== undefined) return { value: option, pointer: '', isRequired: true }
  const value = theme[key]
  const isRequired = options.theme === undefined || options.theme === theme.id
  return value === undefined ? undefined : { value, pointer: `/theme/${key}`, isRequired }
}
