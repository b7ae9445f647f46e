import type { Lookup } from '../content/lookup.ts'
import { getValidatorIssues } from '../content/schema-issues.ts'
import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import { validate } from '../generated/validators/archetype.v2.ts'
import type { Issue, ValidationResult } from '../issue.ts'
import { toPointer } from '../pointer.ts'
import { assembleEssence } from './compose/assemble-essence.ts'
import type { Wish } from './compose/choose-look.ts'
import { findRecords, type Reference } from './compose/find-records.ts'
import type { EssenceOptions } from './compose/options.ts'

/** An essence of one section, in the theme that the archetype suggests first or in a given one. */
export async function essenceFromArchetype(
  archetype: ArchetypeV2,
  lookup: Lookup,
  options: EssenceOptions = {},
): Promise<ValidationResult<EssenceV4>> {
  if (!validate(archetype)) return { ok: false, issues: getValidatorIssues(archetype, validate) }
  const { id, personality, seo_hints, suggested_theme } = archetype
  const reference = themeReference(archetype, options)
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
    mode: wish(options.mode, suggested_theme?.modes),
    shape: wish(options.shape, suggested_theme?.shapes),
    options,
    issues: reference ? themes.issues : [await noTheme(archetype, lookup)],
  }
  return assembleEssence(material, lookup)
}

function themeReference(
  { suggested_theme }: ArchetypeV2,
  { theme }: EssenceOptions,
): Reference | undefined {
  if (theme !== undefined) return { slug: theme, pointer: '', user: 'The option "theme"' }
  const slug = suggested_theme?.ids?.[0]
  const pointer = '/suggested_theme/ids/0'
  return slug === undefined ? undefined : { slug, pointer, user: 'The archetype' }
}

const noTheme = async ({ id }: ArchetypeV2, lookup: Lookup): Promise<Issue> => ({
  code: 'theme-missing',
  severity: 'error',
  pointer: '',
  message: `The archetype "${id}" suggests no theme.`,
  expected: 'a theme among the options',
  hint: `Known: ${(await lookup.slugs('themes')).map((slug) => `"${slug}"`).join(', ')}.`,
})

/** A choice binds; a suggestion is followed where the theme has it. */
function wish(chosen: string | undefined, suggested: readonly string[] = []): Wish | undefined {
  if (chosen !== undefined) return { value: chosen, pointer: '', firm: true }
  const [value] = suggested
  return value === undefined ? undefined : { value, pointer: '', firm: false }
}
