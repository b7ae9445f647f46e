import type { Command, CommandPalette, EssenceV4, Hotkey } from '../generated/types/essence.v4.ts'
import type { Navigation } from '../generated/types/scaffold-pack.v1.ts'
import { omitUndefined } from '../given.ts'
import { memoizeByObject } from '../once-for-each.ts'
import type { Plan } from './app.ts'
import { nameOfId } from './words.ts'

/** The keys of the app. */
export const hotkeysOf = ({ essence }: Plan): Hotkey[] => essence.meta.navigation?.hotkeys ?? []

/** The keys that lead to one of the paths. */
export const keysTo = (plan: Plan, paths: readonly string[]): string[] =>
  hotkeysOf(plan)
    .filter(({ route }) => route !== undefined && paths.includes(route))
    .map(({ key }) => key)

/** Navigation as declared. What the app must make up itself stands beside it, never inside it. */
export function navigationOf(plan: Plan): Navigation {
  const { navigation = {} } = plan.essence.meta
  return omitUndefined({
    commandPalette: navigation.command_palette ?? false,
    hotkeys: hotkeysOf(plan),
    hotkeySemantics: navigation.hotkey_semantics,
    derivedCommands: derivedCommands(plan),
  })
}

/**
 * The commands of a palette that declares none itself: one for each path without parameters.
 * Undefined when there is no palette, or when it lists its commands, be it none.
 */
export function derivedCommands({ essence, pages }: Plan): Command[] | undefined {
  const palette = essence.meta.navigation?.command_palette
  if (!palette || Object(palette).commands) return undefined
  const labelTo = labelsTo(essence)
  return pages
    .filter(({ path }) => !/(^|\/)[:*]/.test(path))
    .map(({ id, path, page }) => ({
      id: `go-${id.replace('/', '-')}`,
      label: labelTo(path) ?? nameOfId(page.id),
      route: path,
    }))
}

/** A palette with the commands that it lists, be they declared or derived. */
export interface Palette extends CommandPalette {
  readonly commands: Command[]
  readonly isDerived: boolean
}

/** The palette of the app; undefined when there is none. */
export function paletteOf(plan: Plan): Palette | undefined {
  const palette = plan.essence.meta.navigation?.command_palette
  if (!palette) return undefined
  const derived = derivedCommands(plan)
  return { isDerived: derived !== undefined, commands: derived, ...Object(palette) }
}

/** What navigation calls the place that a route leads to. */
export const labelsTo = memoizeByObject(({ blueprint }: EssenceV4) => {
  const items = blueprint.sections.flatMap(({ navigation_items = [] }) => navigation_items)
  const labels = new Map(items.toReversed().map(({ route, label }) => [route, label]))
  return (route: string): string | undefined => labels.get(route)
})
