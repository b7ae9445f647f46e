import type { Command, EssenceV4 } from '../generated/types/essence.v4.ts'
import type { Navigation } from '../generated/types/scaffold-pack.v1.ts'
import { onceForEach } from '../once-for-each.ts'
import type { AppPage, Plan } from './app.ts'
import { nameOfId } from './words.ts'

/** The keys that lead to one of the paths. */
export const keysTo = ({ meta }: EssenceV4, paths: readonly string[]): string[] =>
  (meta.navigation?.hotkeys ?? [])
    .filter(({ route }) => route !== undefined && paths.includes(route))
    .map(({ key }) => key)

/** Navigation as declared. What the app must make up itself stands beside it, never inside it. */
export function navigationOf(plan: Plan): Navigation {
  const {
    hotkeys = [],
    command_palette = false,
    hotkey_semantics,
  } = plan.essence.meta.navigation ?? {}
  const derived = derivedCommands(plan)
  return {
    commandPalette: command_palette,
    hotkeys,
    ...(hotkey_semantics === undefined ? {} : { hotkeySemantics: hotkey_semantics }),
    ...(derived === undefined ? {} : { derivedCommands: derived }),
  }
}

/**
 * The commands of a palette that declares none itself: one for each path without parameters.
 * Undefined when there is no palette, or when it lists its commands, be it none.
 */
export function derivedCommands({ essence, pages }: Plan): Command[] | undefined {
  const palette = essence.meta.navigation?.command_palette
  const isOpen = typeof palette === 'object' ? palette.commands === undefined : palette === true
  if (!isOpen) return undefined
  const labelTo = labelsTo(essence)
  const uses = new Map<string, number>()
  for (const { page } of pages) uses.set(page.id, (uses.get(page.id) ?? 0) + 1)
  return pages
    .filter(({ path }) => !/(^|\/)[:*]/.test(path))
    .map((page) => ({
      id: `go-${uses.get(page.page.id) === 1 ? page.page.id : page.id.replace('/', '-')}`,
      label: labelTo(page.path) ?? labelOf(page),
      route: page.path,
    }))
}

const labelOf = ({ page }: AppPage): string => nameOfId(page.id)

/** What navigation calls the place that a route leads to. */
export const labelsTo = onceForEach(({ blueprint }: EssenceV4) => {
  const items = blueprint.sections.flatMap(({ navigation_items = [] }) => navigation_items)
  const labels = new Map(items.toReversed().map(({ route, label }) => [route, label]))
  return (route: string): string | undefined => labels.get(route)
})
