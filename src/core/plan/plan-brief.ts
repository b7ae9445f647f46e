import type { Lookup } from '../content/content-types.ts'
import { leaveOutAccounts } from '../essence/compose/leave-out-accounts.ts'
import type { EssenceOptions } from '../essence/compose/options.ts'
import type { Essence } from '../essence/version.ts'
import type { ValidationResult } from '../kernel/finding.ts'
import { type PlanAnswers, readPlanAnswers } from './answers.ts'
import { type AppliedWorksheet, applyWorksheet } from './apply-worksheet.ts'
import { type Brief, readBrief } from './brief.ts'
import { mentionsAccounts } from './brief-accounts.ts'
import { essenceFromBrief } from './essence-from-brief.ts'
import { readLabel } from './labels.ts'
import { getProductLabel } from './questions.ts'
import { readWorksheet } from './read-worksheet.ts'
import { chooseExamples, type Examples, findRelatedPages } from './related-pages.ts'
import { suggestParts } from './suggest-parts.ts'
import { type WorksheetNotes, writeWorksheet } from './worksheet.ts'

/** What is decided about the essence of a brief besides its words. */
export type PlanBriefOptions = EssenceOptions

/** A brief, the essence that it makes, and what helps to answer the questions about it. */
export interface BriefPlan {
  readonly brief: Brief
  readonly essence: Essence
  /** What the brief answers already. */
  readonly answers: PlanAnswers
  /** Strong answers of official pages that are like those of the brief. */
  readonly examples: Examples
  /** Strong answers for each page, by its route. */
  readonly examplesByRoute: ReadonlyMap<string, Examples>
  /** The patterns that may be worth their contract, by the route of the page. */
  readonly suggestions: ReadonlyMap<string, readonly string[]>
}

/** True if a brief has a word or a number. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Turns the text of a brief into an essence and the questions that are still open. */
export async function planBrief(
  text: string,
  lookup: Lookup,
  options: PlanBriefOptions = {},
): Promise<ValidationResult<BriefPlan>> {
  const brief = readBrief(text)
  const related = await findRelatedPages(lookup, brief)
  const result = await essenceFromBrief(brief, lookup, options)
  if (!result.ok) return result
  const essence = mentionsAccounts(text)
    ? result.value
    : await leaveOutAccounts(result.value, lookup)
  const suggestions = brief.pages.map(async (page) => {
    const parts = await suggestParts(lookup, page, related.byRoute.get(page.route) ?? [])
    return [page.route, parts] as const
  })
  return {
    ...result,
    value: {
      brief,
      essence,
      answers: readPlanAnswers(essence),
      examples: related.examples,
      examplesByRoute: new Map(
        [...related.byRoute].map(([route, pages]) => [route, chooseExamples(pages)]),
      ),
      suggestions: new Map(await Promise.all(suggestions)),
    },
  }
}

/** Returns what the worksheet of a plan says besides the answers. */
export const toWorksheetNotes = (
  { brief, examples, suggestions }: BriefPlan,
  svc: string,
): WorksheetNotes => ({
  name: brief.name,
  about: brief.about,
  examples,
  suggestions: new Map(
    [...suggestions].map(([route, parts]) => [route, parts.length > 0 ? parts : [NO_PATTERN]]),
  ),
  svc,
})

/** What the worksheet says if no pattern is worth its contract. */
const NO_PATTERN = 'no pattern fits better than parts of your own'

/** Puts answers into the essence of a plan, as the command does with its worksheet. */
export const answerPlan = (
  { essence, brief }: Pick<BriefPlan, 'essence' | 'brief'>,
  answers: PlanAnswers,
  patterns: readonly string[],
): AppliedWorksheet => {
  const worksheet = writeWorksheet(answers, { name: brief.name, about: [], svc: '' })
  const start = answers.product.locale === undefined ? withoutLocale(essence) : essence
  return applyWorksheet(start, readWorksheet(worksheet), patterns)
}

/** Removes the locale of the brief: a worksheet without an answer would keep it. */
function withoutLocale({ blueprint, ...essence }: Essence): Essence {
  const label = getProductLabel('locale')
  const sections = blueprint.sections.map(({ directives, ...section }) => {
    const kept = directives?.filter((directive) => readLabel(directive, label) === undefined) ?? []
    return { ...section, ...(kept.length > 0 && { directives: kept }) }
  })
  return { ...essence, blueprint: { ...blueprint, sections } }
}

/** Returns the first color in an answer, as `#rgb` or `#rrggbb`. */
export const findHexColor = (text = ''): string | undefined =>
  /#(?:[\da-f]{6}|[\da-f]{3})\b/i.exec(text)?.[0]
