import { toPointer } from '../../json/pointer.ts'
import { findMostFrequent } from '../../lists.ts'
import type { RecordReference } from './find-records.ts'
import type { RoutePlan } from './route-plan.ts'
import type { PageDraft, SectionDraft } from './section-drafts.ts'

/** The shell of each section, the pages that have another, and every name that was used. */
export interface ShellPlan {
  readonly bySection: ReadonlyMap<SectionDraft, string>
  readonly byPage: ReadonlyMap<PageDraft, string>
  readonly references: readonly RecordReference[]
}

const INHERIT = 'inherit'

/** Frames `inherit` where a product has no shell to inherit: a single auxiliary archetype. */
const FALLBACK_SHELL = 'sidebar-main'

interface ShellChoice {
  readonly page: PageDraft
  readonly shell: string
  readonly reference: Omit<RecordReference, 'slug'>
}

/** The shells in force: a route's, else the page's; a section has that of most of its pages. */
export function planShells(parts: readonly SectionDraft[], routing: RoutePlan): ShellPlan {
  const choices = new Map(parts.map((part) => [part, listShellChoices(part, routing)]))
  const giver = findInheritedShell(choices)
  const inherited = giver ?? FALLBACK_SHELL
  const shellOf = ({ shell }: ShellChoice): string => (shell === INHERIT ? inherited : shell)
  const all = [...choices.values()].flat()
  return {
    byPage: new Map(all.map((choice) => [choice.page, shellOf(choice)])),
    bySection: new Map(
      [...choices].map(([part, own]) => [part, findMostFrequent(own.map(shellOf)) ?? '']),
    ),
    references: all
      .filter(({ shell }) => shell !== INHERIT || giver === undefined)
      .map((choice) => ({ ...choice.reference, slug: shellOf(choice) })),
  }
}

function listShellChoices(part: SectionDraft, { pathByPage, targets }: RoutePlan): ShellChoice[] {
  return part.pages.map((page, at) => {
    const path = pathByPage.get(page) ?? ''
    const shell = targets.get(path)?.shell
    const ofRoute = {
      pointer: toPointer(['routes', path, 'shell']),
      referrer: `The route "${path}"`,
    }
    const ofPage = {
      pointer: part.pointTo(['pages', at, 'shell']),
      referrer: `The page "${page.source.id}" of the archetype "${part.slug}"`,
    }
    const reference = shell === undefined ? ofPage : ofRoute
    return { page, shell: shell ?? page.source.shell, reference }
  })
}

/** What `inherit` means: the primary section's shell, else the first public section's. */
function findInheritedShell(
  choices: ReadonlyMap<SectionDraft, readonly ShellChoice[]>,
): string | undefined {
  const named = [...choices].map(([{ role }, pages]) => ({
    role,
    shell: findMostFrequent(pages.map(({ shell }) => shell).filter((shell) => shell !== INHERIT)),
  }))
  const givers = named.filter(({ shell }) => shell !== undefined)
  const giver =
    givers.find(({ role }) => role === 'primary') ??
    givers.find(({ role }) => role === 'public') ??
    givers[0]
  return giver?.shell
}
