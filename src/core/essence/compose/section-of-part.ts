import { asObject, asString, asStrings } from '../../content/fields.ts'
import type { Page, Section } from '../../generated/types/essence.v4.ts'
import { getOwnTyped, omitUndefinedFields, unique } from './fields.ts'
import type { Part, PartPage } from './parts.ts'
import type { PlannedFeatures } from './plan-features.ts'
import type { PlannedNavigation } from './plan-navigation.ts'
import type { Shells } from './plan-shells.ts'
import type { Routing } from './routing.ts'

/** Everything that was decided about the product as a whole. */
export interface Plan {
  readonly routing: Routing
  readonly shells: Shells
  readonly navigation: PlannedNavigation
  readonly features: PlannedFeatures
  /** How the product speaks: rules for every section. */
  readonly voice: readonly string[]
}

/** The section that an archetype becomes. */
export function sectionOfPart(part: Part, plan: Plan): Section {
  const { archetype } = part
  const shell = plan.shells.ofPart.get(part) ?? ''
  return omitUndefinedFields({
    id: part.id,
    role: part.role,
    shell,
    features: [...(plan.features.ofPart.get(part) ?? [])],
    description: archetype.description,
    pages: part.pages.map((page) => pageOf(page, part, shell, plan)),
    navigation_items: some(plan.navigation.items.get(part) ?? []),
    directives: some(unique([...asStrings(archetype.directives), ...plan.voice])),
  })
}

function pageOf(page: PartPage, part: Part, sectionShell: string, plan: Plan): Page {
  const { source } = page
  const shell = plan.shells.ofPage.get(page)
  const brief = getOwnTyped(part.archetype.page_briefs, source.id) ?? asString(source.description)
  return omitUndefinedFields({
    id: page.id,
    route: plan.routing.pathOf.get(page),
    shell_override: shell === sectionShell ? undefined : shell,
    layout: page.layout,
    surface: asString(source.surface),
    directives: some(
      unique([...asStrings([brief]), ...asStrings(source.directives), ...stateDirectives(source)]),
    ),
  })
}

const STATES = {
  loading: 'While loading',
  empty: 'When empty',
  error: 'On an error',
  permission: 'Without permission',
} as const

/** What an archetype says about the states of a page, which an essence can only say as rules. */
function stateDirectives({ states }: PartPage['source']): string[] {
  const told = asObject(states)
  return Object.entries(STATES).flatMap(([state, when]) => {
    const text = asString(getOwnTyped(told, state))
    return text === undefined ? [] : [`${when}: ${text}`]
  })
}

const some = <T>(items: readonly T[]): T[] | undefined =>
  items.length > 0 ? [...items] : undefined
