import type { Lookup } from '../../content/content-types.ts'
import { getRecordIssues } from '../../content/schema-issues.ts'
import type { ArchetypeV2 } from '../../generated/types/archetype.v2.ts'
import { validate } from '../../generated/validators/archetype.v2.ts'
import type { Issue, ValidationResult } from '../../kernel/finding.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import { quoteList } from '../../kernel/text.ts'
import type { Essence } from '../version.ts'
import { assembleEssence } from './assemble-essence.ts'
import { findRecords, type RecordReference } from './find-records.ts'
import type { EssenceOptions } from './options.ts'
import type { AppearanceRequest } from './theme-dna.ts'

/**
 * Composes an essence of one section, in the theme of the options or the first suggested.
 *
 * @example
 * import { createClient, essenceFromArchetype, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: archetype } = await client.get('archetypes', 'record-admin')
 * const { ok } = await essenceFromArchetype(archetype, lookup)
 * ok // => true
 */
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
  const input = {
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
  return assembleEssence(input, lookup)
}

function getThemeReference(
  { suggested_theme }: ArchetypeV2,
  { theme }: EssenceOptions,
): RecordReference | undefined {
  if (theme !== undefined) return { slug: theme, pointer: '', referrer: 'the option "theme"' }
  const slug = suggested_theme?.ids?.[0]
  const pointer = '/suggested_theme/ids/0'
  return slug === undefined ? undefined : { slug, pointer, referrer: 'the archetype' }
}

const createMissingThemeIssue = async ({ id }: ArchetypeV2, lookup: Lookup): Promise<Issue> => ({
  code: 'theme-missing',
  severity: 'error',
  pointer: '',
  message: `The archetype "${id}" suggests no theme.`,
  expected: 'the option "theme"',
  hint: `Known themes: ${quoteList(await lookup.slugs('themes'))}.`,
})

/** Requires the option; a suggestion applies only if the theme supports it. */
function toAppearanceRequest(
  option: string | undefined,
  suggested: readonly string[] = [],
): AppearanceRequest | undefined {
  if (option !== undefined) return { value: option, pointer: '', isRequired: true }
  const [value] = suggested
  return value === undefined ? undefined : { value, pointer: '', isRequired: false }
}
