import type { EssenceV4, Page, Section } from '../generated/types/essence.v4.ts'
import type { Effective, EffectiveValue } from '../generated/types/execution-pack.common.v1.ts'

/** Density and mode in force on a page, in a section or in the app, and who set them. */
export const getEffectiveValues = (
  { dna }: EssenceV4,
  section?: Section,
  page?: Page,
): Effective => ({
  density: pickEffectiveValue(
    page?.dna_overrides?.density,
    section?.dna_overrides?.density,
    dna.spacing.density,
  ),
  mode: pickEffectiveValue(page?.dna_overrides?.mode, section?.dna_overrides?.mode, dna.theme.mode),
})

function pickEffectiveValue(
  page: string | undefined,
  section: string | undefined,
  dna: string,
): EffectiveValue {
  if (page !== undefined) return { value: page, from: 'page' }
  return section === undefined ? { value: dna, from: 'dna' } : { value: section, from: 'section' }
}
