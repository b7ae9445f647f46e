import { type AppSection, toRouteSummaries, toThemeRef } from '../../essence/app/app-plan.ts'
import { summarizePage } from '../../essence/model/page-brief.ts'
import { omitUndefined } from '../../kernel/json/value.ts'
import { listAntiPatterns } from '../anti-patterns.ts'
import { sectionChecks } from '../checks.ts'
import type { PackContext } from '../context.ts'
import { sectionBlocks } from '../markdown/section.ts'
import { md, pluralize } from '../markdown/sentence.ts'
import { type BuiltPack, buildPack } from '../pack.ts'

/** Builds the pack that an agent reads before it works on a section: what its pages share. */
export function buildSectionPack(context: PackContext, appSection: AppSection): BuiltPack {
  const { section, pages, effective } = appSection
  const { id, role, shell, description, features, navigation_items, directives } = section
  return buildPack(context, 'section', {
    objective: md`Section ${id} (${role}) with ${pluralize(pages.length, 'page')}`,
    pages,
    setup: [`shell ${shell}`, `theme ${context.essence.dna.theme.id}`],
    vocabulary: [id, ...pages.map(({ page }) => page.id)],
    antiPatterns: listAntiPatterns(context, []),
    checks: sectionChecks(appSection),
    blocks: sectionBlocks(context, appSection),
    closing: md`Each page has a pack of its own: \`npx @svc/content pack page <id>\`.`,
    data: {
      sectionId: id,
      role,
      shell,
      description,
      features,
      theme: toThemeRef(context, effective.mode.value),
      routes: toRouteSummaries(pages),
      navigationItems: navigation_items,
      directives,
      effective,
      shellContract: context.getShellContract(shell),
      pages: pages.map(({ page, path }) =>
        omitUndefined({ id: page.id, path, summary: summarizePage(page) }),
      ),
    },
  })
}
