import type { ColumnEntry, Essence, LayoutItem } from '../../../../src/core/essence/version.ts'

/** Every name in an essence that leads nowhere, or stands twice where it may stand once. */
export function findDanglingReferences({ blueprint, meta }: Essence): string[] {
  const pages = blueprint.sections.flatMap((section) =>
    section.pages.map((page) => ({ ...page, place: `${section.id}/${page.id}` })),
  )
  const routes = Object.entries(blueprint.routes ?? {})
  const paths = new Set(routes.map(([path]) => path))
  const places = new Set(pages.map(({ place }) => place))
  const hotkeys = meta.navigation?.hotkeys ?? []
  const keys = new Set(hotkeys.map(({ key }) => key))
  const palette = meta.navigation?.command_palette
  const commands = typeof palette === 'object' ? (palette.commands ?? []) : []
  const items = blueprint.sections.flatMap((section) => section.navigation_items ?? [])
  const users = [...items, ...commands]
  const features = new Set(blueprint.sections.flatMap((section) => section.features))
  return [
    ...findRepeated(blueprint.sections.map(({ id }) => id)),
    ...findRepeated(pages.map(({ place }) => place)),
    ...pages.flatMap(({ place, layout }) =>
      findRepeated(listAliases(layout)).map((as) => place + as),
    ),
    ...findRepeated(hotkeys.map(({ key }) => key)),
    ...routes.map(([, { section, page }]) => `${section}/${page}`).filter((at) => !places.has(at)),
    ...pages.flatMap(({ route, place }) => {
      const target = blueprint.routes?.[route ?? '']
      return `${target?.section}/${target?.page}` === place ? [] : [`${place} at ${route}`]
    }),
    ...[...hotkeys, ...users].flatMap(({ route }) => (route && !paths.has(route) ? [route] : [])),
    ...users.flatMap(({ hotkey }) => (hotkey && !keys.has(hotkey) ? [hotkey] : [])),
    ...blueprint.features.filter((feature) => !features.has(feature)),
  ]
}

const findRepeated = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) < at)

const listAliases = (layout: readonly LayoutItem[]): string[] =>
  layout
    .flatMap((item): readonly ColumnEntry[] =>
      typeof item === 'object' && 'cols' in item ? item.cols : [item],
    )
    .flatMap((entry) => (typeof entry === 'object' && entry.as ? [entry.as] : []))
