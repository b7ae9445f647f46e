import type { Command, CommandPalette, Essence, Hotkey } from '../essence/version.ts'
import type { Navigation } from '../generated/types/scaffold-pack.v1.ts'
import { omitUndefined } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'
import { humanize } from '../text.ts'
import type { AppPlan } from './app-plan.ts'

/** The keys of the app. */
export const getHotkeys = ({ essence }: AppPlan): Hotkey[] => essence.meta.navigation?.hotkeys ?? []

/** The keys that lead to one of the paths. */
export const listHotkeysTo = (plan: AppPlan, paths: readonly string[]): string[] =>
  getHotkeys(plan)
    .filter(({ route }) => route !== undefined && paths.includes(route))
    .map(({ key }) => key)

/** Navigation as declared. What the app must make up itself stands beside it, never inside it. */
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
 * The commands of a palette that declares none itself: one for each path without parameters.
 * Undefined when there is no palette, or when it lists its commands, be it none.
 */
export function deriveCommands({ essence, pages }: AppPlan): Command[] | undefined {
  const palette = essence.meta.navigation?.command_palette
  if (!palette || Object(palette).commands) return undefined
  const labelTo = getNavigationLabels(essence)
  return pages
    .filter(({ path }) => !/(^|\/)[:*]/.test(path))
    .map(({ id, path, page }) => ({
      id: `go-${id.replace('/', '-')}`,
      label: labelTo(path) ?? humanize(page.id),
      route: path,
    }))
}

/** A palette with the commands that it lists, be they declared or derived. */
export interface ResolvedPalette extends CommandPalette {
  readonly commands: Command[]
  readonly isDerived: boolean
}

/** The palette of the app; undefined when there is none. */
export function resolvePalette(plan: AppPlan): ResolvedPalette | undefined {
  const palette = plan.essence.meta.navigation?.command_palette
  if (!palette) return undefined
  const derived = deriveCommands(plan)
  return { isDerived: derived !== undefined, commands: derived, ...Object(palette) }
}

/** What navigation calls the place that a route leads to. */
export const getNavigationLabels = memoizeByObject(({ blueprint }: Essence) => {
  const items = blueprint.sections.flatMap(({ navigation_items = [] }) => navigation_items)
  const labels = new Map(items.toReversed().map(({ route, label }) => [route, label]))
  return (route: string): string | undefined => labels.get(route)
})
