import { toPointer } from '../../pointer.ts'
import { findMostFrequent } from '../most-used.ts'
import type { Reference } from './find-records.ts'
import type { Part, PartPage } from './parts.ts'
import type { Routing } from './routing.ts'

/** The shell of each section, the pages that have another, and every name that was used. */
export interface Shells {
  readonly ofPart: ReadonlyMap<Part, string>
  readonly ofPage: ReadonlyMap<PartPage, string>
  readonly references: readonly Reference[]
}

const INHERIT = 'inherit'

/** Frames `inherit` where a product has no shell to inherit: a single auxiliary archetype. */
const LAST_RESORT = 'sidebar-main'

interface Choice {
  readonly page: PartPage
  readonly shell: string
  readonly reference: Omit<Reference, 'slug'>
}

/** The shells in force: a route's, else the page's; a section has that of most of its pages. */
export function planShells(parts: readonly Part[], routing: Routing): Shells {
  const choices = new Map(parts.map((part) => [part, choicesOf(part, routing)]))
  const giver = inheritedShell(choices)
  const inherited = giver ?? LAST_RESORT
  const shellOf = ({ shell }: Choice): string => (shell === INHERIT ? inherited : shell)
  const all = [...choices.values()].flat()
  return {
    ofPage: new Map(all.map((choice) => [choice.page, shellOf(choice)])),
    ofPart: new Map(
      [...choices].map(([part, own]) => [part, findMostFrequent(own.map(shellOf)) ?? '']),
    ),
    references: all
      .filter(({ shell }) => shell !== INHERIT || giver === undefined)
      .map((choice) => ({ ...choice.reference, slug: shellOf(choice) })),
  }
}

function choicesOf(part: Part, { pathOf, stops }: Routing): Choice[] {
  return part.pages.map((page, at) => {
    const path = pathOf.get(page) ?? ''
    const shell = stops.get(path)?.shell
    const ofRoute = { pointer: toPointer(['routes', path, 'shell']), user: `The route "${path}"` }
    const ofPage = {
      pointer: part.pointTo(['pages', at, 'shell']),
      user: `The page "${page.source.id}" of the archetype "${part.slug}"`,
    }
    const reference = shell === undefined ? ofPage : ofRoute
    return { page, shell: shell ?? page.source.shell, reference }
  })
}

/** What `inherit` means: the primary section's shell, else the first public section's. */
function inheritedShell(choices: ReadonlyMap<Part, readonly Choice[]>): string | undefined {
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
