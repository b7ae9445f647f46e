import { toPageName } from '../../essence/model/outline.ts'
import type { AppPage } from '../app.ts'
import type { PackContext } from '../context.ts'
import { raw, type SafeMarkdown } from '../inert.ts'
import { type MarkdownBlock, paragraph, requiredLine } from '../lines.ts'
import { md } from '../say.ts'
import { describeShellName } from './shell.ts'

/** The route plan by section: the one place where all paths of the app stand. */
export function routeBlocks(context: PackContext): MarkdownBlock[] {
  const { sections, pages, routes } = context
  const names = new Set(pages.map(({ name }) => name))
  const lost = routes.entries.map(({ path, section, page }) => {
    const name = toPageName(section, page)
    return md`${path} to ${!names.has(name) && name}`
  })
  const routeInWords = ({ path, page, shell, section, aliases }: AppPage): SafeMarkdown => {
    const frame = md`, ${shell !== section.shell && describeShellName(context, shell)}`
    return md`${path} ${raw(page.id)}${frame}${md`, also ${aliases}`}`
  }
  return [
    ...sections.map(({ section, pages }, at): MarkdownBlock => {
      const title = md`**${raw(section.id)}** (${section.role}), ${describeShellName(context, section.shell)}`
      const lines = pages.map((page) => requiredLine(routeInWords(page)))
      return [at === 0 ? '## Routes' : '', [paragraph(title), ...lines]]
    }),
    ['Paths to pages that do not exist:', lost.map((text) => requiredLine(text))],
  ]
}
