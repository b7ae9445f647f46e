import { DEFAULT_SHELLS } from '../../generated/default-records.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import { findMostFrequent } from '../../kernel/lists.ts'
import type { RecordReference } from './find-records.ts'
import type { RoutePlan } from './route-plan.ts'
import type { PageDraft, SectionDraft } from './section-drafts.ts'

/** The shell of each section and page, and the references to shell records. */
export interface ShellPlan {
  readonly bySection: ReadonlyMap<SectionDraft, string>
  readonly byPage: ReadonlyMap<PageDraft, string>
  readonly references: readonly RecordReference[]
}

const INHERIT = 'inherit'

interface ShellChoice {
  readonly page: PageDraft
  readonly shell: string
  readonly reference: Omit<RecordReference, 'slug'>
}

/** Plans shells: a page has its route's, else its own; a section has its most frequent one. */
export function planShells(sections: readonly SectionDraft[], routes: RoutePlan): ShellPlan {
  const choices = new Map(sections.map((section) => [section, listShellChoices(section, routes)]))
  const inherited = findInheritedShell(choices)
  // A single auxiliary archetype has no shell to inherit.
  const resolveShell = ({ shell }: ShellChoice): string =>
    shell === INHERIT ? (inherited ?? DEFAULT_SHELLS.primary) : shell
  const all = [...choices.values()].flat()
  return {
    byPage: new Map(all.map((choice) => [choice.page, resolveShell(choice)])),
    bySection: new Map(
      [...choices].map(([section, pages]) => [
        section,
        findMostFrequent(pages.map(resolveShell)) ?? '',
      ]),
    ),
    references: all
      .filter(({ shell }) => shell !== INHERIT || inherited === undefined)
      .map((choice) => ({ ...choice.reference, slug: resolveShell(choice) })),
  }
}

function listShellChoices(
  section: SectionDraft,
  { pathByPage, targets }: RoutePlan,
): ShellChoice[] {
  return section.pages.map((page, index) => {
    const path = pathByPage.get(page) ?? ''
    const shell = targets.get(path)?.shell
    const routeReference = {
      pointer: toPointer(['routes', path, 'shell']),
      referrer: `the route "${path}"`,
    }
    const pageReference = {
      pointer: section.pointTo(['pages', index, 'shell']),
      referrer: `the page "${page.source.id}" of the archetype "${section.slug}"`,
    }
    const reference = shell === undefined ? pageReference : routeReference
    return { page, shell: shell ?? page.source.shell, reference }
  })
}

/** Returns the shell that `inherit` means: that of a primary, else of a public section. */
function findInheritedShell(
  choices: ReadonlyMap<SectionDraft, readonly ShellChoice[]>,
): string | undefined {
  const candidates = [...choices].map(([{ role }, pages]) => ({
    role,
    shell: findMostFrequent(pages.map(({ shell }) => shell).filter((shell) => shell !== INHERIT)),
  }))
  const named = candidates.filter(({ shell }) => shell !== undefined)
  const source =
    named.find(({ role }) => role === 'primary') ??
    named.find(({ role }) => role === 'public') ??
    named[0]
  return source?.shell
}
