import type { SectionPackV1 } from '../../generated/types/section-pack.v1.ts'
import { constraintAntiPatterns } from '../anti-patterns.ts'
import { type AppSection, patternIdsOf, routesOf, themeRef } from '../app.ts'
import { sectionBudget } from '../budgets.ts'
import type { Context } from '../context.ts'
import { headOf, renderBody, scopeOf, targetOf } from '../envelope.ts'
import { frameOf } from '../frame.ts'
import { sectionBlocks } from '../markdown/section.ts'
import { sectionChecks } from '../section-checks.ts'

/** What an agent reads before it works on a section: what all its pages share. */
export function sectionPack(context: Context, owner: AppSection): SectionPackV1 {
  const { section, pages, effective } = owner
  const record = context.get('shells', section.shell)
  const frame = record && frameOf(section.shell, record)
  const successChecks = sectionChecks(context, owner)
  const { navigation_items, directives } = section
  return {
    ...headOf('section'),
    objective: `Build the section ${section.id} with ${pages.length} pages.`,
    target: targetOf(context),
    preset: null,
    scope: scopeOf(
      pages.map(({ page }) => page.id),
      pages.flatMap(patternIdsOf),
    ),
    requiredSetup: [`shell ${section.shell}`, `theme ${context.essence.dna.theme.id}`],
    allowedVocabulary: [section.id, ...new Set(pages.map(({ page }) => page.id))],
    examples: [],
    antiPatterns: constraintAntiPatterns(context),
    successChecks,
    ...renderBody({
      blocks: sectionBlocks(context, { owner, frame, checks: successChecks }),
      budget: sectionBudget(pages.length),
      never: ['what stands on each page (`svc pack page <id>`)'],
    }),
    data: {
      sectionId: section.id,
      role: section.role,
      shell: section.shell,
      description: section.description,
      features: section.features,
      theme: themeRef(context, effective.mode.value),
      routes: routesOf(pages),
      ...(navigation_items === undefined ? {} : { navigationItems: navigation_items }),
      ...(directives === undefined ? {} : { directives }),
      effective,
      ...(frame === undefined ? {} : { shellContract: { ...frame } }),
      pages: pages.map(({ page, path }) => {
        const [summary] = page.directives ?? []
        return { id: page.id, path, ...(summary === undefined ? {} : { summary }) }
      }),
    },
  }
}
