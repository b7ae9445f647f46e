import { asObject, asString, asStrings } from '../../content/fields.ts'
import type { Page, Section } from '../../generated/types/essence.v4.ts'
import { getOwnTyped, omitUndefinedFields, unique } from './fields.ts'
import type { PageDraft, SectionDraft } from './parts.ts'
import type { FeaturePlan } from './plan-features.ts'
import type { NavigationPlan } from './plan-navigation.ts'
import type { ShellPlan } from './plan-shells.ts'
import type { RoutePlan } from './routing.ts'

/** Everything that was decided about the product as a whole. */
export interface CompositionPlan {
  readonly routes: RoutePlan
  readonly shells: ShellPlan
  readonly navigation: NavigationPlan
  readonly features: FeaturePlan
  /** How the product speaks: rules for every section. */
  readonly voice: readonly string[]
}

/** The section that an archetype becomes. */
export function buildSection(part: SectionDraft, plan: CompositionPlan): Section {
  const { archetype } = part
  const shell = plan.shells.bySection.get(part) ?? ''
  return omitUndefinedFields({
    id: part.id,
    role: part.role,
    shell,
    features: [...(plan.features.bySection.get(part) ?? [])],
    description: archetype.description,
    pages: part.pages.map((page) => buildPage(page, part, shell, plan)),
    navigation_items: toNonEmptyList(plan.navigation.items.get(part) ?? []),
    directives: toNonEmptyList(unique([...asStrings(archetype.directives), ...plan.voice])),
  })
}

function buildPage(
  page: PageDraft,
  part: SectionDraft,
  sectionShell: string,
  plan: CompositionPlan,
): Page {
  const { source } = page
  const shell = plan.shells.byPage.get(page)
  const brief = getOwnTyped(part.archetype.page_briefs, source.id) ?? asString(source.description)
  return omitUndefinedFields({
    id: page.id,
    route: plan.routes.pathByPage.get(page),
    shell_override: shell === sectionShell ? undefined : shell,
    layout: page.layout,
    surface: asString(source.surface),
    directives: toNonEmptyList(
      unique([
        ...asStrings([brief]),
        ...asStrings(source.directives),
        ...listStateDirectives(source),
      ]),
    ),
  })
}

const STATE_LABELS = {
  loading: 'While loading',
  empty: 'When empty',
  error: 'On an error',
  permission: 'Without permission',
} as const

/** What an archetype says about the states of a page, which an essence can only say as rules. */
function listStateDirectives({ states }: PageDraft['source']): string[] {
  const told = asObject(states)
  return Object.entries(STATE_LABELS).flatMap(([state, when]) => {
    const text = asString(getOwnTyped(told, state))
    return text === undefined ? [] : [`${when}: ${text}`]
  })
}

const toNonEmptyList = <T>(items: readonly T[]): T[] | undefined =>
  items.length > 0 ? [...items] : undefined
