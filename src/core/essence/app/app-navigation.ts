import type { Navigation } from '../../generated/types/scaffold-pack.v1.ts'
import { omitUndefined } from '../../kernel/json/value.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import { humanize } from '../../kernel/text.ts'
import type { Command, CommandPalette, Essence, Hotkey } from '../version.ts'
import type { AppPlan } from './app-plan.ts'

/** Returns the hotkeys of the app. */
export const getHotkeys = ({ essence }: AppPlan): Hotkey[] => essence.meta.navigation?.hotkeys ?? []

/**
 * Returns the navigation as declared. Commands that the essence does not declare get a field of
 * their own, so that declared and derived data never mix.
 */
export function toNavigationData(plan: AppPlan): Navigation {
  const { navigation = {} } = plan.essence.meta
  return omitUndefined({
    commandPalette: navigation.command_palette ?? false,
    hotkeys: getHotkeys(plan),
    hotkeySemantics: navigation.hotkey_semantics,
    derivedCommands: deriveCommands(plan),
  })
}

/**
 * Derives the commands of a palette that declares none: one for each path without parameters.
 * Returns undefined if there is no palette, or if it declares a list of commands, even if it is
 * empty.
 */
export function deriveCommands({ essence, pages }: AppPlan): Command[] | undefined {
  const palette = essence.meta.navigation?.command_palette
  if (!palette || Object(palette).commands) return undefined
  const getLabel = getNavigationLabels(essence)
  return pages
    .filter(({ path }) => !HAS_PARAMETER.test(path))
    .map(({ id, path, page }) => ({
      id: `go-${id.replace('/', '-')}`,
      label: getLabel(path) ?? humanize(page.id),
      route: path,
    }))
}

const HAS_PARAMETER = /(^|\/)[:*]/

/** A palette with its commands, declared or derived. */
export interface ResolvedPalette extends CommandPalette {
  readonly commands: Command[]
  readonly isDerived: boolean
}

/** Returns the palette of the app, or undefined if it has none. */
export function resolvePalette(plan: AppPlan): ResolvedPalette | undefined {
  const palette = plan.essence.meta.navigation?.command_palette
  if (!palette) return undefined
  const derived = deriveCommands(plan)
  // A palette may be just `true`, which has no members to spread.
  return { isDerived: derived !== undefined, commands: derived, ...Object(palette) }
}

/**
 * Returns a function that finds the first navigation label of a route. Cached per essence: the
 * labels depend on nothing else, and an essence is never changed.
 */
export const getNavigationLabels = memoizeByObject(({ blueprint }: Essence) => {
  const items = blueprint.sections.flatMap(({ navigation_items = [] }) => navigation_items)
  // Reversed, so that the first item of a route overwrites the later ones.
  const labels = new Map(items.toReversed().map(({ route, label }) => [route, label]))
  return (route: string): string | undefined => labels.get(route)
})
