import type { Essence, JsonPatchOperation } from '../../essence.ts'

/** A field that holds the path of a page: of a navigation item, a hotkey or a command. */
export interface RouteLink {
  /** The pointer to the item. */
  readonly pointer: string
  readonly route: string
  readonly activeMatch?: string | undefined
  /** The key string, if the item is a hotkey. */
  readonly key?: string
}

/** Lists the navigation items, hotkeys and commands that lead to a path. */
function listLinks({ blueprint, meta }: Essence): RouteLink[] {
  const { hotkeys = [], command_palette: palette } = meta.navigation ?? {}
  const commands = (typeof palette === 'object' ? palette.commands : undefined) ?? []
  return [
    ...blueprint.sections.flatMap(({ navigation_items: items = [] }, section) =>
      items.map((item, index) => ({
        pointer: `/blueprint/sections/${section}/navigation_items/${index}`,
        route: item.route,
        activeMatch: item.active_match,
      })),
    ),
    ...hotkeys.flatMap(({ route, key }, index) =>
      route === undefined ? [] : [{ pointer: `/meta/navigation/hotkeys/${index}`, route, key }],
    ),
    ...commands.flatMap(({ route }, index) => {
      const pointer = `/meta/navigation/command_palette/commands/${index}`
      return route === undefined ? [] : [{ pointer, route }]
    }),
  ]
}

/** Points every link from one path to another. */
export const moveLinks = (essence: Essence, from: string, to: string): JsonPatchOperation[] =>
  listLinks(essence)
    .filter(({ route }) => route === from)
    .flatMap(({ pointer, activeMatch }) => [
      { op: 'replace', path: `${pointer}/route`, value: to } as const,
      ...(activeMatch === from
        ? [{ op: 'replace', path: `${pointer}/active_match`, value: to } as const]
        : []),
    ])

/** Removes every link to some paths, and the references to the hotkeys among them. */
export function removeLinks(essence: Essence, paths: ReadonlySet<string>): JsonPatchOperation[] {
  const dead = listLinks(essence).filter(({ route }) => paths.has(route))
  const deadPointers = new Set(dead.map(({ pointer }) => pointer))
  const keys = new Set(dead.flatMap(({ key }) => key ?? []))
  const references = listHotkeyReferences(essence).filter(
    ({ pointer, hotkey }) => keys.has(hotkey) && !deadPointers.has(pointer),
  )
  return [
    ...references.map(({ pointer }) => ({ op: 'remove', path: `${pointer}/hotkey` }) as const),
    // From the last to the first, so that the indexes stay right.
    ...dead.reverse().map(({ pointer }) => ({ op: 'remove', path: pointer }) as const),
  ]
}

function listHotkeyReferences({ blueprint, meta }: Essence): { pointer: string; hotkey: string }[] {
  const palette = meta.navigation?.command_palette
  const commands = (typeof palette === 'object' ? palette.commands : undefined) ?? []
  return [
    ...blueprint.sections.flatMap(({ navigation_items: items = [] }, section) =>
      items.map((item, index) => ({
        pointer: `/blueprint/sections/${section}/navigation_items/${index}`,
        hotkey: item.hotkey,
      })),
    ),
    ...commands.map(({ hotkey }, index) => ({
      pointer: `/meta/navigation/command_palette/commands/${index}`,
      hotkey,
    })),
  ].flatMap(({ pointer, hotkey }) => (hotkey === undefined ? [] : [{ pointer, hotkey }]))
}
