import type { Lookup } from '../../content/content-types.ts'
import { getRecordIssues } from '../../content/schema-issues.ts'
import type { ArchetypeV2 } from '../../generated/types/archetype.v2.ts'
import { validate } from '../../generated/validators/archetype.v2.ts'
import type { Issue, ValidationResult } from '../../issue.ts'
import { toPointer } from '../../json/pointer.ts'
import type { Essence } from '../version.ts'
import { assembleEssence } from './assemble-essence.ts'
import { findRecords, type RecordReference } from './find-records.ts'
import type { EssenceOptions } from './options.ts'
import type { AppearanceRequest } from './theme-dna.ts'

/** An essence of one section, in the theme that the archetype suggests first or in a given one. */
export async function essenceFromArchetype(
  archetype: ArchetypeV2,
  lookup: Lookup,
  options: EssenceOptions = {},
): Promise<ValidationResult<Essence>> {
  if (!validate(archetype)) return { ok: false, issues: getRecordIssues(archetype, validate) }
  const { id, personality, seo_hints, suggested_theme } = archetype
  const reference = getThemeReference(archetype, options)
  const themes = await findRecords(lookup, 'themes', reference ? [reference] : [])
  const product = {
    routes: {},
    ...(personality && { personality }),
    ...(seo_hints && { seo_hints }),
  }
  const material = {
    document: archetype,
    product,
    entries: [{ slug: id, pointTo: toPointer }],
    archetypes: new Map([[id, archetype]]),
    theme: themes.records.get(reference?.slug ?? ''),
    mode: toAppearanceRequest(options.mode, suggested_theme?.modes),
    shape: toAppearanceRequest(options.shape, suggested_theme?.shapes),
    options,
    issues: reference ? themes.issues : [await createMissingThemeIssue(archetype, lookup)],
  }
  return assembleEssence(material, lookup)
}

function getThemeReference(
  { suggested_theme }: ArchetypeV2,
  { theme }: EssenceOptions,
): RecordReference | undefined {
  if (theme !== undefined) return { slug: theme, pointer: '', referrer: 'The option "theme"' }
  const slug = suggested_theme?.ids?.[0]
  const pointer = '/suggested_theme/ids/0'
  return slug === undefined ? undefined : { slug, pointer, referrer: 'The archetype' }
}

const createMissingThemeIssue = async ({ id }: ArchetypeV2, lookup: Lookup): Promise<Issue> => ({
  code: 'theme-missing',
  severity: 'error',
  pointer: '',
  message: `The archetype "${id}" suggests no theme.`,
  expected: 'a theme among the options',
  hint: `Known: ${(await lookup.slugs('themes')).map((slug) => `"${slug}"`).join(', ')}.`,
})

/** A choice binds; a suggestion is followed where the theme has it. */
function toAppearanceRequest(
  chosen: string | undefined,
  suggested: readonly string[] = [],
): AppearanceRequest | undefined {
  if (chosen !== undefined) return { value: chosen, pointer: '', isRequired: true }
  const [value] = suggested
  return value === undefined ? undefined : { value, pointer: '', isRequired: false }
}
