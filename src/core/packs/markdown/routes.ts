import { toPageName } from '../../essence/diagnostics/places.ts'
import type { AppPage } from '../app.ts'
import type { Context } from '../context.ts'
import { type Said, said } from '../inert.ts'
import { type Block, fact, must } from '../lines.ts'
import { say } from '../say.ts'
import { shellInWords } from './shell.ts'

/** The route plan by section: the one place where all paths of the app stand. */
export function routeBlocks(context: Context): Block[] {
  const { sections, pages, routes } = context
  const names = new Set(pages.map(({ name }) => name))
  const lost = routes.entries.map(({ path, section, page }) => {
    const name = toPageName(section, page)
    return say`${path} to ${!names.has(name) && name}`
  })
  const routeInWords = ({ path, page, shell, section, aliases }: AppPage): Said => {
    const frame = say`, ${shell !== section.shell && shellInWords(context, shell)}`
    return say`${path} ${said(page.id)}${frame}${say`, also ${aliases}`}`
  }
  return [
    ...sections.map(({ section, pages }, at): Block => {
      const title = say`**${said(section.id)}** (${section.role}), ${shellInWords(context, section.shell)}`
      const lines = pages.map((page) => fact(routeInWords(page)))
      return [at === 0 ? '## Routes' : '', [must(title), ...lines]]
    }),
    ['Paths to pages that do not exist:', lost.map((text) => fact(text))],
  ]
}
