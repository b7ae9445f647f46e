import { pageName } from '../../essence/diagnostics/places.ts'
import type { AppPage, AppSection } from '../app.ts'
import type { Context } from '../context.ts'
import { named, namedAll } from '../inert.ts'
import { type Block, bullet, must } from '../lines.ts'
import { unresolved } from './values.ts'

/** The route plan by section: the one place where all paths of the app stand. */
export function routeBlocks(context: Context): Block[] {
  const lost = lostPaths(context)
  return [
    ...context.sections.map((section, at) => ({
      heading: `${at === 0 ? '## Routes\n\n' : ''}${sectionTitle(context, section)}`,
      lines: section.pages.map((page) => bullet(must(routeInWords(context, page)))),
    })),
    { heading: 'Paths to pages that do not exist:', lines: lost.map(must).map(bullet) },
  ]
}

function sectionTitle({ get }: Context, { section }: AppSection): string {
  const mark = get('shells', section.shell) === undefined ? unresolved('shell') : ''
  return `**${section.id}** (\`${section.role}\`), shell ${named(section.shell)}${mark}`
}

function routeInWords({ get }: Context, page: AppPage): string {
  const also = page.aliases.length === 0 ? '' : `, also ${namedAll(page.aliases)}`
  if (page.shell === page.owner.section.shell) return `${named(page.path)} ${page.page.id}${also}`
  const mark = get('shells', page.shell) === undefined ? unresolved('shell') : ''
  return `${named(page.path)} ${page.page.id}, shell ${named(page.shell)}${mark}${also}`
}

/** Paths of the map that lead nowhere. */
function lostPaths({ essence, pages }: Context): string[] {
  const names = new Set(pages.map(({ owner, page }) => pageName(owner.section.id, page.id)))
  return Object.entries(essence.blueprint.routes ?? {}).flatMap(([path, { section, page }]) => {
    const name = pageName(section, page)
    return names.has(name) ? [] : `${named(path)} to ${named(name)}`
  })
}
