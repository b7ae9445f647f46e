import { omitUndefined } from '../../given.ts'
import { antiPatterns } from '../anti-patterns.ts'
import { type AppSection, routesOf, themeRef } from '../app.ts'
import type { Context } from '../context.ts'
import { type Built, packOf } from '../envelope.ts'
import { sectionBlocks } from '../markdown/section.ts'
import { say } from '../say.ts'
import { sectionChecks } from '../section-checks.ts'
import { counted } from '../words.ts'

/** What an agent reads before it works on a section: what all its pages share. */
export function sectionPack(context: Context, owner: AppSection): Built {
  const { section, pages, effective } = owner
  const { id, role, shell, description, features, navigation_items, directives } = section
  const frame = context.frame(shell)
  return packOf(context, 'section', {
    objective: say`Section ${id} (${role}) with ${counted(pages.length, 'page')}`,
    pages,
    setup: [`shell ${shell}`, `theme ${context.essence.dna.theme.id}`],
    vocabulary: [id, ...pages.map(({ page }) => page.id)],
    avoid: antiPatterns(context, []),
    checks: sectionChecks(owner),
    blocks: sectionBlocks(context, owner),
    never: 'what stands on each page (`svc pack page <id>`)',
    data: {
      sectionId: id,
      role,
      shell,
      description,
      features,
      theme: themeRef(context, effective.mode.value),
      routes: routesOf(pages),
      navigationItems: navigation_items,
      directives,
      effective,
      shellContract: frame,
      pages: pages.map(({ page, path }) =>
        omitUndefined({ id: page.id, path, summary: page.directives?.[0] }),
      ),
    },
  })
}
